/**
 * Figures beside the rules: positions drawn by the game's own drawing, with captions whose numbers the rules confirm.
 */
import { signal } from "@preact/signals";
import { useEffect, useMemo, useState } from "preact/hooks";
import { api } from "./api.js";
import { html } from "./html.js";
import { notifyError } from "./notify-error.js";
import { withNamedSeats } from "./seats.js";
import { settings } from "./settings.js";

/**
 * @typedef {import("./types.js").Drawing} Drawing
 * @typedef {import("./types.js").Texts} Texts
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").GameMeta} GameMeta
 * @typedef {import("./types.js").PictureOfFigure} Picture
 * @typedef {{name: string, rule: string, text: string, numbers: Record<string, number>, before:
 *   import("./types.js").Position, pictures: Picture[]}} Figure   before: the position from which it starts
 */

/** @type {Map<string, Promise<Figure[]>>} */
const loaded = new Map();

/** @param {string} game @returns {Promise<Figure[]>} */
function load(game) {
  const loading = loaded.get(game) ?? api.figures(game).then(({ figures }) => figures);
  loaded.set(game, loading);
  loading.catch(() => loaded.delete(game));
  return loading;
}

/**
 * The figures of a game; null until they have come, none where they cannot be had.
 * @param {string | null} game
 * @returns {Figure[] | null}
 */
export function useFigures(game) {
  const [figures, setFigures] = useState(/** @type {Figure[] | null} */ (null));
  useEffect(() => {
    if (!game) return undefined;
    let wanted = true;
    load(game).then(
      (all) => wanted && setFigures(all),
      (error) => {
        if (wanted) setFigures([]);
        notifyError(error);
      },
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  return figures;
}

const never = async () => false;

/**
 * A table that only shows: nothing on it moves, and nothing can be sent.
 * @param {Figure} figure
 * @param {Picture} picture
 * @param {Texts} texts
 * @param {GameMeta} meta
 * @returns {Table}
 */
function tableOf(figure, picture, texts, meta) {
  const view = withNamedSeats(picture.view, texts);
  const { n, position, projection, log } = view;
  return {
    view,
    shown: { n, position, projection, last: log.at(-1) ?? null },
    legal: view.legal,
    send: never,
    undo: never,
    busy: false,
    looking: false,
    replaying: false,
    pace: 0,
    selection: signal(picture.select),
    news: [],
    meta,
    texts,
    settings: settings.value,
    positionAt: () => figure.before,
    seatName: (seat) => view.seats[seat]?.called ?? "",
    announce: () => undefined,
  };
}

/**
 * @param {{figure: Figure, at: number, drawing: Drawing, texts: Texts, meta: GameMeta}} props `at`: which picture
 */
function PictureOf({ figure, at, drawing, texts, meta }) {
  const picture = /** @type {Picture} */ (figure.pictures[at]);
  const before = figure.pictures[at - 1];
  const follows = before?.part === picture.part && before.view.n < picture.view.n;
  const table = useMemo(() => {
    const made = tableOf(figure, picture, texts, meta);
    const chosen = made.legal.find(({ word }) => word === picture.word);
    if (chosen && !picture.select) made.selection.value = drawing.shownBy(made, chosen);
    return made;
  }, [figure, picture, drawing, texts, meta]);
  return html`<div class="rule-figure-picture" data-part=${picture.part} data-follows=${follows ? "" : null} inert>
    <${drawing.Excerpt} table=${table} picture=${picture} />
  </div>`;
}

/**
 * The figures of a rule.
 * @param {{figures: Figure[] | null, rule: string, drawing: Drawing, texts: Texts, meta: GameMeta}} props
 */
export function RuleFigures({ figures, rule, drawing, texts, meta }) {
  return figures
    ?.filter((figure) => figure.rule === rule)
    .map(
      (figure) => html`
        <figure class="rule-figure" key=${figure.name} data-figure=${figure.name}>
          <div class="rule-figure-pictures" data-count=${figure.pictures.length}>
            ${figure.pictures.map(
              (_, at) =>
                html`<${PictureOf}
                  key=${at}
                  figure=${figure}
                  at=${at}
                  drawing=${drawing}
                  texts=${texts}
                  meta=${meta}
                />`,
            )}
          </div>
          <figcaption>${texts.format(figure.text, figure.numbers)}</figcaption>
        </figure>
      `,
    );
}
