/** On a phone: everybody's points and the viewer's own hand in one line under the header, always in sight. */
import { html } from "teocalli/html.js";
import { CardIcon, IDOLS, IdolPlate, PriestIcon } from "./icons/symbol.js";

/** @typedef {import("./types.js").Table} Table */

/** @param {{table: Table}} props */
function OwnHand({ table }) {
  const hand = table.shown.position.hands[table.view.viewer ?? 0] ?? {};
  const held = IDOLS.filter((idol) => hand[idol]);
  return html`<span class="ux-strip-hand">
    ${held.map(
      (idol) =>
        html`<span key=${idol} data-held=${idol}>
          <svg viewBox="0 0 50 50" width="19" height="19"><${IdolPlate} symbol=${idol} x=${25} y=${25} /></svg
          >${hand[idol]}
        </span>`,
    )}
    ${held.length ? null : html`<span><${CardIcon} />${hand.total ?? 0}</span>`}
  </span>`;
}

/** What `Players` says in full; for the eye only. @param {{table: Table}} props */
export function Strip({ table }) {
  const { scores, turn } = table.shown.position;
  return html`<div class="ux-strip" aria-hidden="true" data-players=${scores.length}>
    ${table.view.seats.map(
      ({ seat, colour }) =>
        html`<span key=${seat} class=${turn === seat ? "ux-strip-seat ux-strip-turn" : "ux-strip-seat"}>
          <${PriestIcon} colour=${colour} size=${20} /><b>${scores[seat] ?? 0}</b
          ><i>+${table.shown.projection[seat]?.next ?? 0}</i>
        </span>`,
    )}
    <${OwnHand} table=${table} />
  </div>`;
}
