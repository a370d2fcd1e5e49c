/** Any data of a game, readable: records as lists of terms, lists of records or of lists as tables. */
import { html } from "./html.js";
import { Scroller } from "./scroller.js";

/** @typedef {import("./types.js").Texts} Texts */

const NOTHING = "–";

/** @param {any} value */
const isRecord = (value) => value !== null && typeof value === "object" && !Array.isArray(value);
/** @param {any} value */
const isPlain = (value) => value === null || typeof value !== "object";

/**
 * What a key is called: by a text of the game, or as it is written.
 * @param {Texts} texts
 * @param {string} game
 * @param {string} key
 */
function titleOf(texts, game, key) {
  const id = `${game}-data-${key}`;
  return texts.has(id) ? texts.format(id) : key.replaceAll("_", " ");
}

/** @param {{value: any}} props */
function Plain({ value }) {
  if (value === null || value === "" || value === undefined) return html`<span class="data-nothing">${NOTHING}</span>`;
  if (typeof value === "boolean") return html`<span>${value ? "✓" : NOTHING}</span>`;
  return html`<bdi class=${typeof value === "number" ? "figure" : ""}>${value}</bdi>`;
}

/** The columns of rows, if they can stand in one table. @param {any[]} rows @returns {string[] | null} */
function columnsOf(rows) {
  if (rows.length === 0 || !(rows.every(isRecord) || rows.every(Array.isArray))) return null;
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return columns.length > 0 ? columns : null;
}

/** @param {{texts: Texts, game: string, rows: any[], columns: string[], name: string}} props */
function Rows({ texts, game, rows, columns, name }) {
  const named = rows.every(isRecord);
  return html`
    <${Scroller} name=${name} class="data-box">
      <table class="data-table">
        ${
          named &&
          html`<thead>
            <tr>
              ${columns.map((key) => html`<th scope="col" key=${key}>${titleOf(texts, game, key)}</th>`)}
            </tr>
          </thead>`
        }
        <tbody>
          ${rows.map(
            (row, at) =>
              html`<tr key=${at}>
                ${columns.map(
                  (key) =>
                    html`<td key=${key}>
                      ${
                        key in row &&
                        html`<${Data}
                          texts=${texts}
                          game=${game}
                          value=${row[key]}
                          name=${titleOf(texts, game, key)}
                        />`
                      }
                    </td>`,
                )}
              </tr>`,
          )}
        </tbody>
      </table>
    <//>
  `;
}

/** @param {{texts: Texts, game: string, value: any, name: string}} props */
export function Data({ texts, game, value, name }) {
  if (isPlain(value)) return html`<${Plain} value=${value} />`;
  const columns = Array.isArray(value) ? columnsOf(value) : null;
  if (columns) return html`<${Rows} texts=${texts} game=${game} rows=${value} columns=${columns} name=${name} />`;
  if (Array.isArray(value)) {
    if (value.length === 0) return html`<${Plain} value=${null} />`;
    return html`<ul class="data-list">
      ${value.map(
        (each, at) => html`<li key=${at}><${Data} texts=${texts} game=${game} value=${each} name=${name} /></li>`,
      )}
    </ul>`;
  }
  return html`
    <dl class="data-record">
      ${Object.entries(value).map(
        ([key, each]) =>
          html` <div key=${key}>
            <dt>${titleOf(texts, game, key)}</dt>
            <dd><${Data} texts=${texts} game=${game} value=${each} name=${titleOf(texts, game, key)} /></dd>
          </div>`,
      )}
    </dl>
  `;
}
