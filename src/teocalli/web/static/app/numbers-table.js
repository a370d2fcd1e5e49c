/** Numbers in rows and columns with their heads; where there is no room for them they scroll. */
import { html } from "./html.js";
import { Scroller } from "./scroller.js";

/**
 * @typedef {{key: string | number, head: any, sorted?: boolean}} Column   sorted: the rows are in its order
 * @typedef {{key: string | number, head: any, cells: any[]}} Row
 */

/** @param {{name: string, className: string, columns: Column[], rows: Row[]}} props */
export const NumbersTable = ({ name, className, columns, rows }) => html`
  <${Scroller} name=${name} class="table-box">
    <table class=${className}>
      <caption class="visually-hidden">
        ${name}
      </caption>
      <thead>
        <tr>
          <td></td>
          ${columns.map(
            ({ key, head, sorted }) =>
              html`<th key=${key} scope="col" aria-sort=${sorted ? "descending" : undefined}>${head}</th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ key, head, cells }) => html`
            <tr key=${key}>
              <th scope="row">${head}</th>
              ${cells.map((cell, at) => html`<td key=${at} class="figure">${cell}</td>`)}
            </tr>
          `,
        )}
      </tbody>
    </table>
  <//>
`;
