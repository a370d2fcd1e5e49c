/** Whether a game counts for ratings: everybody at the table is asked before it begins. */
import { carryOut } from "./agreeing.js";
import { api } from "./api.js";
import { html } from "./html.js";
import { account } from "./me.js";

/**
 * @typedef {import("./types.js").Texts} Texts
 * @typedef {import("./types.js").View} View
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./table.js").GameTable} GameTable
 */

/** What somebody said. @param {{texts: Texts, view: View, seat: number}} props */
export function ConsentTag({ texts, view, seat }) {
  return view.rating?.agreed.includes(seat)
    ? html`<small class="bot-tag">${texts.format("web-rated-agreed")}</small>`
    : null;
}

/** What one may answer. @param {{game: GameTable, table: Table}} props */
function Answers({ game, table }) {
  const { view, texts } = table;
  const answer = (/** @type {"yes" | "no"} */ word) => carryOut(game, api.consent(view.id, word));
  return html`
    ${account.value === null && html`<p><a href="/account">${texts.format("web-rated-account")}</a></p>`}
    <div class="section-buttons">
      ${
        account.value !== null &&
        html`<button type="button" class="primary" onClick=${() => void answer("yes")}>
          ${texts.format("web-rated-yes-button")}
        </button>`
      }
      <button type="button" onClick=${() => void answer("no")}>${texts.format("web-rated-no-button")}</button>
    </div>
  `;
}

/** The question before the game begins. @param {{game: GameTable, table: Table}} props */
export function Consent({ game, table }) {
  const { view, texts } = table;
  const { rating } = view;
  if (!rating || rating.missing.length === 0) return null;
  const there = rating.missing.filter((seat) => !view.company?.free.includes(seat));
  const names = there.map((seat) => view.seats[seat]?.name).filter(Boolean);
  return html`
    <section aria-labelledby="rated-heading">
      <h2 id="rated-heading">${texts.format("web-rated-question")}</h2>
      <p>${texts.format("web-rated-explained")}</p>
      ${names.length > 0 && html`<p role="status">${texts.format("web-rated-missing", { names })}</p>`}
      ${rating.missing.some((seat) => seat === view.viewer) && html`<${Answers} game=${game} table=${table} />`}
    </section>
  `;
}
