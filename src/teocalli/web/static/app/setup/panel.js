/** The form of a position, in the log's place: its fields, the table for which it is, and its text. */
import { useEffect, useRef, useState } from "preact/hooks";
import { botsAt } from "../bots.js";
import { html } from "../html.js";
import { OptionFields } from "../new-game-fields.js";
import { notify } from "../notices.js";
import { goBack } from "../router.js";
import { useScrolling } from "../scroller.js";
import { WhoField } from "../seats-field.js";
import { Choice, Icon } from "../ui.js";
import { FormField, isAbout, isMeant } from "./fields.js";

/**
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../types.js").Drawing} Drawing
 * @typedef {import("./draft.js").SetUp} SetUp
 * @typedef {import("./draft.js").Group} Group
 */

/**
 * A part of the panel that opens; what is in it is drawn only then.
 * @param {{title: any, open?: boolean, draw: () => any}} props
 */
function Part({ title, open = false, draw }) {
  const [isOpen, setOpen] = useState(open);
  return html`<details
    class="setup-group"
    open=${isOpen}
    onToggle=${(/** @type {any} */ event) => setOpen(event.target.open)}
  >
    <summary>${title}</summary>
    ${isOpen && html`<div class="setup-fields">${draw()}</div>`}
  </details>`;
}

/** @param {{table: Table, drawing: Drawing, setUp: SetUp, group: Group, first: boolean}} props */
function FormGroup({ table, drawing, setUp, group, first }) {
  const { texts, view } = table;
  const summary = setUp.draft.value?.summary ?? {};
  const fields = group.fields.filter((field) => isMeant(field, summary));
  const wrong = fields.some((field) => isAbout(field, setUp.answer.value?.fault?.where));
  const colour = group.seat === null ? undefined : view.seats[group.seat]?.colour;
  const title = html`
    ${colour && html`<${drawing.SeatMark} colour=${colour} size=${20} />`}${" "}${texts.message(group.title)}
    ${wrong && html`${" "}<b class="setup-wrong">${texts.format("web-setup-wrong-here")}</b>`}
  `;
  const draw = () =>
    fields.map((field) => html`<${FormField} key=${field.path} texts=${texts} setUp=${setUp} field=${field} />`);
  return html`<${Part} title=${title} open=${first} draw=${draw} />`;
}

/** For how many, by which rules, and who is to sit there. @param {{table: Table, drawing: Drawing, setUp: SetUp, seats:
 * string[], onSeats: (seats: string[]) => void}} props */
function TableGroup({ table, drawing, setUp, seats, onSeats }) {
  const { texts, meta, view } = table;
  const { players, options } = /** @type {import("./draft.js").Draft} */ (setUp.draft.value);
  const [fewest, most] = meta.players;
  const bots = botsAt(meta, { players, options });
  const chosen = { ...Object.fromEntries(meta.options.map((option) => [option.name, option.default])), ...options };
  const choose = (/** @type {Record<string, any>} */ changed) => void setUp.useOptions({ ...options, ...changed });
  const draw = () =>
    html` <${Choice}
        legend=${texts.format("web-seat-count")}
        name="setup-players"
        values=${Array.from({ length: most - fewest + 1 }, (_, at) => String(fewest + at))}
        value=${String(players)}
        label=${(/** @type {string} */ each) => each}
        onChange=${(/** @type {string} */ each) => void setUp.deal(Number(each), options)}
      />
      ${seats.map(
        (who, seat) =>
          html`<div class="setup-who" key=${seat}>
            <${drawing.SeatMark} colour=${view.seats[seat]?.colour ?? "teal"} size=${24} />
            <${WhoField}
              texts=${texts}
              bots=${bots}
              value=${who}
              label=${texts.format("web-setup-plays", { number: seat + 1 })}
              onChange=${(/** @type {string} */ next) => onSeats(seats.map((each, at) => (at === seat ? next : each)))}
            />
          </div>`,
      )}
      <${OptionFields} texts=${texts} game=${view.game} chosen=${chosen} options=${meta.options} onChoose=${choose} />
      <button type="button" onClick=${() => void setUp.deal(players, options)}>
        <${Icon} name="shuffle" /> ${texts.format("web-setup-deal")}
      </button>`;
  return html`<${Part} title=${texts.format("web-setup-table")} draw=${draw} />`;
}

/** What a text holds: a summary, or the record that begins from one; null for anything else. @param {string} text */
function read(text) {
  try {
    const found = JSON.parse(text);
    if (found?.position && Array.isArray(found.players))
      return { summary: found.position, of: { players: found.players.length, options: found.options ?? {} } };
    return found !== null && typeof found === "object" && !Array.isArray(found) ? { summary: found, of: {} } : null;
  } catch {
    return null;
  }
}

/** A position as text, to be copied, changed and taken over. @param {{table: Table, setUp: SetUp}} props */
function TextGroup({ table, setUp }) {
  const { format } = table.texts;
  const told = JSON.stringify(setUp.draft.value?.summary ?? {}, null, 1);
  const [text, setText] = useState(told);
  useEffect(() => setText(told), [told]);
  const take = () => {
    const found = read(text);
    if (found) void setUp.paste(found.summary, found.of);
    else notify({ id: "web-setup-no-text", args: {} }, "error");
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(told);
      notify({ id: "web-setup-copied", args: {} }, "good");
    } catch {
      notify({ id: "web-setup-copy-by-hand", args: {} });
    }
  };
  const draw = () =>
    html` <label class="field">
        <span>${format("web-setup-text-field")}</span>
        <textarea
          class="setup-text"
          rows="10"
          dir="ltr"
          spellcheck=${false}
          autocomplete="off"
          value=${text}
          onInput=${(/** @type {any} */ event) => setText(event.target.value)}
        ></textarea>
      </label>
      <div class="room-buttons">
        <button type="button" class="primary" disabled=${text === told} onClick=${take}>
          ${format("web-setup-take-text")}
        </button>
        <button type="button" onClick=${copy}>${format("web-setup-copy")}</button>
      </div>`;
  return html`<${Part} title=${format("web-setup-text")} draw=${draw} />`;
}

/**
 * @param {{table: Table, drawing: Drawing, setUp: SetUp, seats: string[], onSeats: (seats: string[]) => void}} props
 */
export function SetUpPanel({ table, drawing, setUp, seats, onSeats }) {
  const { texts } = table;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useScrolling(box, texts.format("web-setup"));
  return html`
    <section class="log-panel room-panel" aria-labelledby="log-heading">
      <div class="section-header">
        <h2 id="log-heading" tabindex="-1">${texts.format("web-setup")}</h2>
        <button type="button" class="quiet" onClick=${goBack}>${texts.format("web-setup-leave")}</button>
      </div>
      <div class="log-box room-box" ref=${box} role="region" aria-labelledby="log-heading">
        ${setUp.form.value?.groups.map(
          (group, at) => html`<${FormGroup} key=${at} ...${{ table, drawing, setUp, group }} first=${at === 0} />`,
        )}
        <${TableGroup} ...${{ table, drawing, setUp, seats, onSeats }} />
        <${TextGroup} table=${table} setUp=${setUp} />
      </div>
    </section>
  `;
}
