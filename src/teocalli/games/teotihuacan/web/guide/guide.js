/** The guide of the Teotibot in a solo game at the table: its dice are tapped, what it does is said step by step. */
import { useMemo, useState } from "preact/hooks";
import { leadLostFocus } from "teocalli/board/focus.js";
import { random } from "teocalli/companion/drawing-lots.js";
import { total } from "teocalli/companion/sheet.js";
import { html } from "teocalli/html.js";
import { Icon } from "teocalli/ui.js";
import { gainsOf, makeAutomaton } from "./automaton.js";
import { BeginGuide } from "./begin.js";
import { AskTable } from "./questions.js";
import { BotState, worker } from "./state.js";
import { told } from "./steps.js";

/**
 * @typedef {import("./automaton.js").Noted} Noted
 * @typedef {import("./automaton.js").Done} Done
 * @typedef {{kind: "turn", dice: number} | {kind: "eclipse", ends: boolean}} Deed
 */

const [FACES, LEAST] = [6, 2];
const SUMS = Array.from({ length: 2 * FACES - LEAST + 1 }, (_, at) => LEAST + at);
const ERAS = 3;

/**
 * Dice, or the Eclipse.
 * @param {{texts: import("teocalli/types.js").Texts, era: number, onDeed: (deed: Deed) => void}} props
 */
function Roll({ texts, era, onDeed }) {
  const roll = () => onDeed({ kind: "turn", dice: LEAST + random(FACES) + random(FACES) });
  return html`<section class="guide-roll" aria-labelledby="guide-roll">
    <h2 id="guide-roll" tabindex="-1">${texts.format("teotihuacan-guide-roll")}</h2>
    <div class="guide-sums">
      ${SUMS.map(
        (dice) =>
          html`<button type="button" key=${dice} class="figure" onClick=${() => onDeed({ kind: "turn", dice })}>
            ${dice}
          </button>`,
      )}
    </div>
    <div class="form-buttons">
      <button type="button" onClick=${roll}>
        <${Icon} name="shuffle" /> ${texts.format("teotihuacan-guide-roll-here")}
      </button>
      ${
        era < ERAS &&
        html`<button type="button" onClick=${() => onDeed({ kind: "eclipse", ends: false })}>
          ${texts.format("teotihuacan-guide-eclipse", { era })}
        </button>`
      }
      <button type="button" onClick=${() => onDeed({ kind: "eclipse", ends: true })}>
        ${texts.format("teotihuacan-guide-last")}
      </button>
    </div>
  </section>`;
}

/**
 * Its workers on Worship spaces, of which the person may have taken one: a button for each says so.
 * @param {{texts: import("teocalli/types.js").Texts, noted: Noted, numbers: Record<string, number>, onFreed: (board:
 *   number) => void}} props
 */
const Locked = ({ texts, noted, numbers, onFreed }) =>
  noted.seat.dice
    .map((/** @type {number} */ die) => worker(die, numbers))
    .filter(({ locked = false }) => locked)
    .map(
      ({ board = 0 }) =>
        html`<p class="guide-locked" key=${board}>
          <button type="button" onClick=${() => onFreed(board)}>
            ${texts.format("teotihuacan-guide-freed", { board: { id: `teotihuacan-board-${board}`, args: {} } })}
          </button>
        </p>`,
    );

/** The automaton, once its rules are there. @param {any} facts @param {(given: any) => any} rules */
const useAutomaton = (facts, rules) => useMemo(() => makeAutomaton(rules, facts.guide), [facts, rules]);

/**
 * A deed of the automaton, with what is asked for it: it is done once nothing is unknown.
 * @param {any} automaton @param {Noted} noted @param {(deed: Deed, done: Done) => void} onDone
 */
function useDeed(automaton, noted, onDone) {
  const [deed, setDeed] = useState(/** @type {Deed | null} */ (null));
  const [question, setQuestion] = useState(/** @type {any} */ (null));
  const [answers, setAnswers] = useState(/** @type {Record<string, any>} */ ({}));
  const go = (/** @type {Deed} */ wanted, /** @type {Record<string, any>} */ known) => {
    const done =
      wanted.kind === "turn" ? automaton.turn(noted, wanted.dice, known) : automaton.eclipse(noted, wanted.ends, known);
    const asks = "question" in done;
    setDeed(asks ? wanted : null);
    setQuestion(asks ? done.question : null);
    setAnswers(asks ? known : {});
    if (!asks) onDone(wanted, done);
    leadLostFocus(asks ? "#guide-question" : "#guide-steps");
  };
  return {
    question,
    begin: (/** @type {Deed} */ wanted) => go(wanted, {}),
    answer: (/** @type {any} */ value) => deed && go(deed, { ...answers, [question]: value }),
    cancel: () => setQuestion(null),
  };
}

/** @param {{texts: import("teocalli/types.js").Texts, steps: any[], onNext: () => void}} props */
function Steps({ texts, steps, onNext }) {
  return html`<section class="guide-steps" aria-labelledby="guide-steps">
    <h2 id="guide-steps" tabindex="-1">${texts.format("teotihuacan-guide-does")}</h2>
    <ol aria-live="polite">
      ${steps.map((step, at) => html`<li key=${at}>${texts.message(step)}</li>`)}
    </ol>
    <div class="form-buttons">
      <button type="button" class="primary" onClick=${onNext}>${texts.format("teotihuacan-guide-next")}</button>
    </div>
  </section>`;
}

/** @param {any} props */
function Led({ texts, sheet, kept, keep, facts, parts, nameOf, rules }) {
  const { noted, steps } = kept;
  const automaton = useAutomaton(facts, rules);
  const goOn = () => {
    keep({ ...kept, steps: [] }, [], 0);
    leadLostFocus("#guide-roll");
  };
  const names = (/** @type {number} */ seat) => nameOf(seat === 0 ? 0 : sheet.names.length - 1);
  const onDone = (/** @type {Deed} */ deed, /** @type {Done} */ { noted: after, happened }) => {
    const scoring = deed.kind === "eclipse";
    const gains = gainsOf(happened, facts.guide.numbers).filter(({ seat }) => !scoring || seat === 1);
    const more = { parts, level: noted.level, nameOf: names, scoring };
    const said = told(happened, facts.guide, more);
    const name = parts.bot.actions[(after.actions[6] ?? 1) - 1];
    const head = scoring ? [] : [{ id: "teotihuacan-log-dice", args: { sum: deed.dice, action: name } }];
    const era = scoring ? noted.era + 1 : noted.era;
    const over = scoring && deed.ends;
    keep({ noted: { ...after, era }, steps: [...head, ...said], over }, gains, noted.era - 1);
  };
  const onFreed = (/** @type {number} */ board) => {
    keep({ ...kept, noted: automaton.freed(noted, board) }, [], 0);
    leadLostFocus("#guide-roll");
  };
  const { question, begin, answer, cancel } = useDeed(automaton, noted, onDone);
  const technologies = Object.keys(parts.technologies);
  return html`
    ${
      steps.length > 0
        ? html`<${Steps} texts=${texts} steps=${steps} onNext=${goOn} />`
        : question
          ? html`<${AskTable}
                key=${question}
                ...${{ texts, question, technologies }}
                techs=${noted.techs}
                last=${noted.answers[question]}
                onAnswer=${answer}
              />
              <div class="form-buttons">
                <button type="button" onClick=${cancel}>${texts.format("web-cancel")}</button>
              </div>`
          : kept.over
            ? html`<p role="status">${texts.format("teotihuacan-guide-over")}</p>`
            : html`<${Locked} ...${{ texts, noted, onFreed }} numbers=${facts.guide.numbers} />
                <${Roll} texts=${texts} era=${noted.era} onDeed=${begin} />`
    }
    <${BotState} ...${{ texts, noted, parts }} facts=${facts.guide} points=${total(sheet, sheet.names.length - 1)} />
  `;
}

/** @param {import("teocalli/companion/house.js").GuideProps} props */
export function Guide(props) {
  const { texts, kept, keep, facts, parts, rules } = props;
  const automaton = useAutomaton(facts, rules);
  if (kept) return html`<${Led} ...${props} />`;
  return html`<${BeginGuide}
    texts=${texts}
    parts=${parts}
    levels=${Object.keys(facts.guide.tables)}
    technologies=${Object.keys(parts.technologies)}
    draws=${facts.set_up["1"] ?? []}
    example=${facts.guide.position.ring}
    onBegin=${(/** @type {any} */ chosen) => keep({ noted: automaton.begin(chosen), steps: [], over: false }, [], 0)}
  />`;
}
