/** Candidate turns, loaded with the first thing of a turn that there is to keep. */
import { loadStyle } from "../drawing.js";
import { html } from "../html.js";
import { late } from "../late.js";
import { withTexts } from "../texts.js";

const Loaded = late("plans of a turn", async () => {
  const [{ TurnPlans: Plans }] = await Promise.all([
    withTexts("turn-plans", import("./plan.js")),
    loadStyle("/static/styles/turn-plans.css"),
  ]);
  return Plans;
});

/** Whether the tab remembers plans; a browser that forbids storage has none. */
function hasPlans() {
  try {
    return sessionStorage.getItem("teocalli-plans") !== null;
  } catch {
    return false;
  }
}

/**
 * The turn so far and its plans, below what is asked.
 * @param {{planning: import("../types.js").TurnPlanning, table: any, waiting: any}} props   waiting: preview of a word
 *   that is chosen but not sent
 */
export function TurnPlans({ planning, table, waiting }) {
  const begun = (table.view.undo.start ?? table.view.n) < table.view.n;
  if (!table.keepsPlans || (!begun && !waiting && !hasPlans())) return null;
  return html`<${Loaded} planning=${planning} table=${table} waiting=${waiting} />`;
}
