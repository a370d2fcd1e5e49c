/** A game's drawing: its module and style sheets, loaded once when the first page needs them. */
import { useEffect, useState } from "preact/hooks";
import { askedOnce } from "./asked-once.js";
import { guard, lateDrawing } from "./guard.js";
import { meta } from "./meta.js";
import { NetworkError } from "./request.js";

/** @typedef {import("./types.js").Drawing} Drawing */

/** Loads a style sheet by its address, unless that was done; fulfilled once it is there. */
export const loadStyle = askedOnce(
  (address) =>
    new Promise((/** @type {(there?: undefined) => void} */ resolve, reject) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = address;
      link.addEventListener("load", () => resolve());
      link.addEventListener("error", () => {
        link.remove();
        reject(new NetworkError(address));
      });
      document.head.append(link);
    }),
);

/** Where the files of a game's drawing are. @param {string} game */
const folderOf = (game) => `/static/games/${encodeURIComponent(game)}`;

/**
 * Loads style sheets of a game.
 * @param {string} game
 * @param {string[]} [sheets] relative to its folder
 */
export const loadStyles = (game, sheets = []) =>
  Promise.all(sheets.map((sheet) => loadStyle(`${folderOf(game)}/${sheet}`)));

/** Fetches by its name what a game brings to be drawn by, which may be nothing. */
export const loadDrawing = askedOnce(async (game) => {
  const brought = meta.peek()?.games[game]?.drawing;
  if (!brought?.module) return guard({});
  const folder = folderOf(game);
  const styled = brought.style ? loadStyle(`${folder}/${encodeURIComponent(game)}.css`) : Promise.resolve();
  styled.catch(() => undefined); // its failure is that of the drawing, told below
  const drawing = /** @type {Partial<Drawing>} */ (await import(`${folder}/index.js`));
  await Promise.all([styled, loadStyles(game, drawing.styles)]);
  return guard(drawing);
});

/** Milliseconds between two attempts to load a drawing. */
const AGAIN = 2000;

/**
 * The drawing of a game, null until it has come. One that does not come at the second attempt either is replaced by
 * the default one, until it does.
 * @param {string | null | undefined} game
 */
export function useDrawing(game) {
  const [drawing, setDrawing] = useState(/** @type {Drawing | null} */ (null));
  useEffect(() => {
    if (!game) return undefined;
    let wanted = true;
    const attempt = (/** @type {number} */ number) => {
      loadDrawing(game).then(
        (loaded) => wanted && setDrawing(loaded),
        () => {
          if (!wanted) return;
          if (number > 1) setDrawing(lateDrawing);
          setTimeout(attempt, AGAIN, number + 1);
        },
      );
    };
    attempt(1);
    return () => {
      wanted = false;
    };
  }, [game]);
  return drawing;
}
