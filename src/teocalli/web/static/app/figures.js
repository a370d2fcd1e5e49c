/**
 * Figures beside the rules: positions drawn by the game's own drawing, with captions whose numbers the rules confirm.
 */
import { useEffect, useMemo, useState } from "preact/hooks";
import { api } from "./api.js";
import { askedOnce } from "./asked-once.js";
import { html } from "./html.js";
import { notifyError } from "./notify-error.js";
import { settings } from "./settings.js";
import { figureTable } from "./shown-table.js";

/**
 * @typedef {import("./types.js").Drawing} Drawing
 * @typedef {import("./types.js").Texts} Texts
 * @typedef {import("./types.js").GameMeta} GameMeta
 * @typedef {import("./types.js").PictureOfFigure} Picture
 * @typedef {{name: string, rule: string, text: string, numbers: Record<string, number>, before:
 *   import("./types.js").Position, pictures: Picture[]}} Figure   before: the position from which it starts
 */

/** Figures by the name of their game. */
const load = askedOnce(async (game) => /** @type {Figure[]} */ ((await api.figures(game)).figures));

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

/**
 * @param {{figure: Figure, at: number, drawing: Drawing, texts: Texts, meta: GameMeta}} props `at`: which picture
 */
function PictureOf({ figure, at, drawing, texts, meta }) {
  const picture = /** @type {Picture} */ (figure.pictures[at]);
  const before = figure.pictures[at - 1];
  const follows = before?.part === picture.part && before.view.n < picture.view.n;
  const table = useMemo(
    () => figureTable(picture, drawing, { texts, meta, settings: settings.value, positionAt: () => figure.before }),
    [figure, picture, drawing, texts, meta],
  );
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
