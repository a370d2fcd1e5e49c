/** Plots of a trial: values with their intervals, one below the other. */
import { html } from "./html.js";
import { isNarrow } from "./narrow.js";
import { figureName, isChanged, written } from "./pages/balance.js";

/**
 * @typedef {import("./pages/balance.js").Figure} Figure
 * @typedef {import("./types.js").Texts} Texts
 * @typedef {{label: string, value: number, low: number | null, high: number | null, text: string, look: string}} Row
 */

/** Widths of a plot, of its names and its values, in units that are pixels about where it is drawn. */
const WIDE = { width: 490, left: 200, right: 70, row: 26, nameAbove: false };
/** Names of any length stand above what they name. */
const NARROW = { width: 310, left: 8, right: 66, row: 42, nameAbove: true };

/**
 * @param {{rows: Row[], mark: number, title: string, tick: (value: number) => string}} props mark: a value to compare
 *   with
 */
function Intervals({ rows, mark, title, tick }) {
  const values = rows.flatMap(({ value, low, high }) => [value, low ?? value, high ?? value]);
  const [least, most] = [Math.min(mark, ...values), Math.max(mark, ...values)];
  const room = (most - least || 1) * 0.05;
  const [low, high] = [least - room, most + room];
  const { width, left, right, row: each, nameAbove } = isNarrow.value ? NARROW : WIDE;
  const x = (/** @type {number} */ value) => left + ((value - low) / (high - low)) * (width - left - right);
  const height = each * rows.length + 26;
  return html`<figure class="balance-plot">
    <figcaption>${title}</figcaption>
    <svg viewBox=${`0 0 ${width} ${height}`} aria-hidden="true">
      <line class="balance-mark" x1=${x(mark)} x2=${x(mark)} y1="0" y2=${height - 22} />
      ${rows.map((row, at) => {
        const y = each * at + (nameAbove ? 28 : each / 2);
        return html`<g key=${row.label} class=${row.look}>
          ${
            nameAbove
              ? html`<text x="0" y=${y - 14}>${row.label}</text>`
              : html`<text x=${left - 10} y=${y + 4} text-anchor="end">${row.label}</text>`
          }
          ${
            row.low !== null &&
            row.high !== null &&
            html`<line class="balance-interval" x1=${x(row.low)} x2=${x(row.high)} y1=${y} y2=${y} />`
          }
          <circle cx=${x(row.value)} cy=${y} r="5" />
          <text x=${width - right + 8} y=${y + 4}>${row.text}</text>
        </g>`;
      })}
      <text class="balance-tick" x=${x(mark)} y=${height - 6} text-anchor="middle">${tick(mark)}</text>
    </svg>
  </figure>`;
}

/** How often each seat wins, before and after. @param {{texts: Texts, figures: Figure[]}} props */
export function SharePlot({ texts, figures }) {
  const shares = figures.filter(({ key }) => key === "share");
  const rows = shares.flatMap((figure) =>
    /** @type {const} */ (["before", "after"]).map((arm) => ({
      label: texts.format("arena-balance-bar", {
        what: texts.format("arena-report-seat", { number: (figure.seat ?? 0) + 1 }),
        arm: texts.format(`arena-balance-${arm}`),
      }),
      value: figure[arm].mean,
      low: figure[arm].low,
      high: figure[arm].high,
      text: written(texts, figure, figure[arm].mean),
      look: `balance-${arm}`,
    })),
  );
  const [first] = shares;
  if (!first) return null;
  return html`<${Intervals}
    rows=${rows}
    mark=${1 / shares.length}
    title=${texts.format("arena-balance-share.help")}
    tick=${(/** @type {number} */ value) => written(texts, first, value)}
  />`;
}

/** How much everything else changed, as a part of what it was. @param {{texts: Texts, figures: Figure[]}} props */
export function ChangePlot({ texts, figures }) {
  const percent = new Intl.NumberFormat(texts.language, { style: "percent" });
  const rows = figures
    .filter(({ key, before }) => key !== "share" && key !== "shared" && before.mean > 0)
    .map((figure) => {
      const part = (/** @type {number | null} */ value) => (value === null ? null : value / figure.before.mean);
      return {
        label: figureName(texts, figure),
        value: figure.change.mean / figure.before.mean,
        low: part(figure.change.low),
        high: part(figure.change.high),
        text: written(texts, figure, figure.change.mean, true),
        look: isChanged(figure) ? "balance-after" : "balance-before",
      };
    });
  if (!rows.length) return null;
  return html`<${Intervals}
    rows=${rows}
    mark=${0}
    title=${texts.format("arena-balance-change.help")}
    tick=${(/** @type {number} */ value) => percent.format(value)}
  />`;
}
