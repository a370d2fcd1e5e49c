/** A target on the table: it has a name, explains itself, and can be chosen when the scene says so. */
import { plainAttributes, targetAttributes } from "teocalli/board/hit-target.js";
import { Badge, Corners as AroundBox } from "teocalli/board/marks.js";
import { tip } from "teocalli/board/tooltips.js";
import { html } from "teocalli/html.js";
import { pieceAttributesOf } from "./keys.js";
import { Line, lineWidth } from "./icons/symbol.js";

/** @typedef {import("./scene.js").Show} Show */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */

/** The chosen or forbidden look of a target. @param {import("./scene.js").Target} target */
const looks = ({ chosen, refused }) => `teo-target${chosen ? " teo-chosen" : ""}${refused ? " teo-refused" : ""}`;

/** @param {Show} show @param {string} name @param {import("./scene.js").Target} target */
function targetName({ table }, name, { label, refused }) {
  return table.texts.format("board-target-name", { name, target: refused ?? label });
}

/**
 * Attributes of a target: its name, help, and what happens when it is chosen.
 * @param {Show} show
 * @param {{name: string, help: string, target?: string | null, role?: string}} target `target`: its key in the scene
 */
export function hitAttributes(show, { name, help, target: key, role = "img" }) {
  const { scene } = show;
  const target = key ? scene.targets.get(key) : undefined;
  const common = tip(show.table, help, name);
  if (!target || !key) return { ...common, ...plainAttributes(key ?? "", name), role };
  const { chosen, refused } = target;
  return {
    ...common,
    ...targetAttributes({
      key,
      label: targetName(show, name, target),
      chosen,
      refused: Boolean(refused),
      choose: () => scene.choose(key),
      hover: (over) => scene.hover?.(over ? key : null),
    }),
  };
}

/**
 * A target in an SVG with the box that can be pointed at; what can be chosen glows.
 * @param {{show: Show, name: string, help: string, target?: string | null, box: Box, round?: number, className?:
 *   string, place?: string, spot?: string, piece?: import("./keys.js").Piece, nth?: number, badgeAt?: {x: number, y:
 *   number, size?: number} | null, children?: any}} props
 *   `place`: what the place is called, whether it can be chosen or not; `spot`: what only marks call it; `piece`: the
 *   name by which its movements are followed and marked, `nth`: so many others have it; `badgeAt`: where a target's
 *   badge has its right end, and how large its type is; else the upper right corner; null where the target shows it
 *   anyway
 */
export function HitTarget({
  show,
  name,
  help,
  target = null,
  box,
  round = 6,
  className = "",
  place,
  spot,
  piece,
  nth = 0,
  badgeAt = { x: box.x + box.width + 5, y: box.y },
  children,
}) {
  const offered = target ? show.scene.targets.get(target) : undefined;
  const marked = target !== null && show.scene.marks.has(target);
  return html`<g
    class=${`board-target ${className}${offered ? ` ${looks(offered)}` : ""}${marked ? " teo-marked" : ""}`}
    ...${piece && pieceAttributesOf(piece)}
    data-box=${piece && boxWords(box)}
    data-place=${place}
    data-spot=${spot}
    ...${hitAttributes(show, { name, help, target })}
  >
    ${children}
    <rect class="board-hit" ...${box} rx=${round} />
    ${piece && hasCome(show, piece, nth) ? html`<${Corners} box=${box} />` : null}
    ${
      offered?.badge && badgeAt ? html`<${TokenBadge} tokens=${offered.badge} ...${badgeAt} left=${box.x - 6} />` : null
    }
  </g>`;
}

/**
 * Whether the last action brought a piece where it is.
 * @param {Show} show
 * @param {import("./keys.js").Piece} piece
 * @param {number} [nth]
 */
export const hasCome = ({ changes }, { name }, nth = 0) =>
  changes.from.has(name) || (changes.come.get(name)?.count ?? 0) > nth;

/** A box as an attribute. @param {Box} box */
export const boxWords = ({ x, y, width, height }) => `${x} ${y} ${width} ${height}`;

/** Corners around what the last action brought. @param {{box: Box}} props */
export function Corners({ box }) {
  const { x, y, width, height } = box;
  const around = { x: x - 1, y: y - 1, width: width + 2, height: height + 2 };
  return html`<${AroundBox} box=${around} arm=${Math.min(12, width * 0.3, height * 0.3)} />`;
}

/**
 * What choosing a target brings and costs, ending at x, or further right where it would begin before `left`.
 * @param {{tokens: import("./icons/symbol.js").Token[], x: number, y: number, size?: number, left?: number}} props
 */
export function TokenBadge({ tokens, x, y, size = 17, left = -Infinity }) {
  const width = lineWidth(tokens) * size + size * 0.6;
  const half = size * 0.62;
  const begin = Math.max(left, x - width);
  return html`<${Badge} className="teo-badge" x=${begin} y=${y - half} width=${width} height=${2 * half}>
    <${Line} tokens=${tokens} x=${begin + width / 2} y=${y} size=${size} />
  <//>`;
}
