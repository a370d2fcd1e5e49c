/** What somebody plans for their next turn, while others play, and what became of it. */
import { useEffect, useState } from "preact/hooks";
import { signal } from "@preact/signals";
import { api } from "./api.js";
import { leadLostFocus } from "./board/focus.js";
import { html } from "./html.js";
import { notifyError } from "./notify-error.js";
import { NetworkError } from "./request.js";
import { Dialog } from "./ui.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").Texts} Texts
 * @typedef {import("./types.js").Message} Message
 * @typedef {{who: "nobody" | "somebody", deed: string, place: string}} Condition
 * @typedef {{word: string, condition: Condition | null, message: Message}} Plan
 * @typedef {Plan & {why: string | null}} Judged   why: what became of it
 * @typedef {{plans: Plan[], report: {fate: string, plans: Judged[]} | null}} Plans
 * @typedef {{most: number, actions: {kind: string, message: Message, words: {word: string, message: Message}[]}[],
 *   deeds: {deed: string, places: string[]}[]}} Offers
 */

/** Milliseconds after which it is looked again whether plans that are due were carried out, and how often. */
const LOOK = 500;
const LOOKS = 20;

/** The plans of one person at one game. */
export class GamePlans {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.kept = signal(/** @type {Plans | null} */ (null));
    /** There were plans, and what became of them is not told yet. */
    this.untold = false;
    this.timer = /** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined);
  }

  close() {
    clearTimeout(this.timer);
  }

  /** Looks what is planned; `due`: until it was carried out. @param {boolean} due */
  async look(due, looks = LOOKS) {
    clearTimeout(this.timer);
    if (this.kept.peek()?.plans.length === 0 && !this.untold) return;
    await this.#take(api.plans(this.id), (error) => error instanceof NetworkError || notifyError(error));
    // Plans that are being carried out are gone before it is told what became of them.
    const gone = this.kept.peek()?.plans.length === 0;
    if (this.untold && (due || gone) && looks > 0) this.timer = setTimeout(() => void this.look(due, looks - 1), LOOK);
  }

  /** Plans this and nothing else; forgets what became of earlier plans. @param {Plan[]} plans */
  save(plans) {
    this.untold = false;
    return this.#take(
      api.plan(
        this.id,
        plans.map(({ word, condition }) => ({ word, condition })),
      ),
      notifyError,
    );
  }

  /** @param {Promise<Plans>} request @param {(error: unknown) => unknown} refused */
  async #take(request, refused) {
    try {
      const kept = await request;
      this.untold = !kept.report && (this.untold || kept.plans.length > 0);
      this.kept.value = kept;
    } catch (error) {
      refused(error);
    }
  }
}

/** Whether somebody plays here themselves in a game in which turns can be planned. @param {Table} table */
const mayEverPlan = ({ view, meta }) =>
  meta.plans && view.company !== null && view.viewer !== null && !view.seats[view.viewer]?.stand_in;

/** When a plan is carried out, in words. @param {Table} table @param {Condition | null} condition */
const conditionText = ({ texts, view }, condition) =>
  condition === null
    ? texts.format("web-plan-always")
    : texts.format(`${view.game}-plan-${condition.who}-${condition.deed}`, { place: condition.place });

/** @param {{table: Table, plan: Plan, children?: any}} props */
const PlanItem = ({ table, plan, children }) => html`
  <li class="plan">
    <p>
      <span class="hint">${conditionText(table, plan.condition)}</span>
      <b>${table.texts.message(plan.message)}</b>
    </p>
    ${children}
  </li>
`;

/** @param {{label: string, value: string, options: [string, string][], onChange: (value: string) => void}} props */
const Selection = ({ label, value, options, onChange }) => html`
  <label class="field">
    <span>${label}</span>
    <select value=${value} onChange=${(/** @type {any} */ event) => onChange(event.target.value)}>
      ${options.map(
        ([each, text]) => html`<option key=${each} value=${each} selected=${each === value}>${text}</option>`,
      )}
    </select>
  </label>
`;

const ALWAYS = "always";

/** A further plan: when, and what. @param {{table: Table, offers: Offers, onAdd: (plan: Plan) => void}} props */
function NewPlan({ table, offers, onAdd }) {
  const { texts, view } = table;
  const [when, setWhen] = useState(ALWAYS);
  const [place, setPlace] = useState("");
  const [kind, setKind] = useState(offers.actions[0]?.kind ?? "");
  const [word, setWord] = useState("");
  const [who, deed] = when.split(" ");
  const places = offers.deeds.find((each) => each.deed === deed)?.places ?? [];
  const words = offers.actions.find((each) => each.kind === kind)?.words ?? [];
  const at = places.includes(place) ? place : (places[0] ?? "");
  const chosen = words.find((each) => each.word === word) ?? words[0];
  const whens = offers.deeds.flatMap((each) => ["nobody", "somebody"].map((one) => `${one} ${each.deed}`));
  const whenText = (/** @type {string} */ each) => texts.format(`${view.game}-plan-${each.replace(" ", "-")}.short`);
  const add = () => {
    if (!chosen) return;
    const condition = when === ALWAYS ? null : /** @type {Condition} */ ({ who, deed, place: at });
    onAdd({ ...chosen, condition });
  };
  return html`
    <fieldset class="plan-form">
      <legend>${texts.format("web-plan-new")}</legend>
      <${Selection}
        label=${texts.format("web-plan-when")}
        value=${when}
        options=${[[ALWAYS, texts.format("web-plan-always")], ...whens.map((each) => [each, whenText(each)])]}
        onChange=${setWhen}
      />
      ${
        when !== ALWAYS &&
        html`<${Selection}
          label=${texts.format("web-plan-where")}
          value=${at}
          options=${places.map((each) => [each, each])}
          onChange=${setPlace}
        />`
      }
      <${Selection}
        label=${texts.format("web-plan-what")}
        value=${kind}
        options=${offers.actions.map((each) => [each.kind, texts.message(each.message)])}
        onChange=${setKind}
      />
      ${
        words.length > 1 &&
        html`<${Selection}
          label=${texts.format("web-plan-which")}
          value=${chosen?.word ?? ""}
          options=${words.map((each) => [each.word, texts.message(each.message)])}
          onChange=${setWord}
        />`
      }
      <button type="button" class="primary" onClick=${add}>${texts.format("web-plan-add")}</button>
    </fieldset>
  `;
}

/** @param {{plans: GamePlans, table: Table, onClose: () => void}} props */
function PlanDialog({ plans, table, onClose }) {
  const { texts } = table;
  const [offers, setOffers] = useState(/** @type {Offers | null} */ (null));
  useEffect(() => {
    api.planOffers(plans.id).then(setOffers, (error) => {
      notifyError(error);
      onClose();
    });
  }, []);
  const made = plans.kept.value?.plans ?? [];
  const remove = (/** @type {Plan} */ plan) => {
    void plans.save(made.filter((each) => each !== plan)).then(() => leadLostFocus("dialog h2"));
  };
  return html`
    <${Dialog} title=${texts.format("web-plan")} closeLabel=${texts.format("web-close")} onClose=${onClose}>
      <p>${texts.format("web-plan-help")}</p>
      <ol class="plans" aria-label=${texts.format("web-plan-list")}>
        ${made.map(
          (plan, number) =>
            html`<${PlanItem} key=${number} table=${table} plan=${plan}>
              <button
                type="button"
                aria-label=${texts.format("web-plan-remove", { number: number + 1 })}
                onClick=${() => remove(plan)}
              >
                ${texts.format("web-plan-remove-short")}
              </button>
            <//>`,
        )}
      </ol>
      ${offers === null && html`<p class="hint" role="status">${texts.format("web-loading")}</p>`}
      ${
        offers &&
        made.length < offers.most &&
        html`<${NewPlan}
          table=${table}
          offers=${offers}
          onAdd=${(/** @type {Plan} */ plan) => void plans.save([...made, plan])}
        />`
      }
    <//>
  `;
}

/** What became of each plan. @param {{table: Table, judged: Judged[], onClose: () => void}} props */
function ReportDialog({ table, judged, onClose }) {
  const { texts } = table;
  return html`
    <${Dialog} title=${texts.format("web-plan-report")} closeLabel=${texts.format("web-close")} onClose=${onClose}>
      <ol class="plans">
        ${judged.map(
          (plan, number) =>
            html`<${PlanItem} key=${number} table=${table} plan=${plan}>
              ${plan.why && html`<p class="hint">${texts.format(`web-plan-why-${plan.why}`)}</p>`}
            <//>`,
        )}
      </ol>
    <//>
  `;
}

/** What became of one's plans. @param {{plans: GamePlans, table: Table, report: NonNullable<Plans["report"]>}} props */
function Report({ plans, table, report }) {
  const { texts } = table;
  const [open, setOpen] = useState(false);
  const done = () => void plans.save([]).then(() => leadLostFocus("#question"));
  return html`
    <div class="proposal" role="group" aria-label=${texts.format("web-plan-report")}>
      <p role="status">${texts.format(`web-plan-fate-${report.fate.replace(" ", "-")}`)}</p>
      <div class="proposal-answers">
        <button type="button" aria-haspopup="dialog" onClick=${() => setOpen(true)}>
          ${texts.format("web-plan-report-details")}
        </button>
        <button type="button" onClick=${done}>${texts.format("web-plan-report-close")}</button>
      </div>
    </div>
    ${open && html`<${ReportDialog} table=${table} judged=${report.plans} onClose=${() => setOpen(false)} />`}
  `;
}

/** Opens what is planned; it closes for good when the turn comes. @param {{plans: GamePlans, table: Table}} props */
function PlanOpener({ plans, table }) {
  const [open, setOpen] = useState(false);
  const count = plans.kept.value?.plans.length ?? 0;
  return html`
    <div class="plan-open">
      <button type="button" aria-haspopup="dialog" onClick=${() => setOpen(true)}>
        ${table.texts.format(count > 0 ? "web-plan-count" : "web-plan", { count })}
      </button>
    </div>
    ${open && html`<${PlanDialog} plans=${plans} table=${table} onClose=${() => setOpen(false)} />`}
  `;
}

/** Planning one's next turn, below what the others do. @param {{plans: GamePlans, table: Table}} props */
export function Planning({ plans, table }) {
  const { view, looking } = table;
  const may = mayEverPlan(table);
  const mine = view.to_move === view.viewer;
  useEffect(() => {
    if (may) void plans.look(mine);
  }, [may, mine, view.version]);
  const kept = plans.kept.value;
  if (!may || looking || kept === null) return null;
  if (kept.report) return html`<${Report} plans=${plans} table=${table} report=${kept.report} />`;
  if (mine || view.status !== "running") return null;
  return html`<${PlanOpener} plans=${plans} table=${table} />`;
}
