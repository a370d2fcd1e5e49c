/** Chat and notes, in the log's place; in the waiting room on the page. */
import { useEffect, useRef, useState } from "preact/hooks";
import { leadLostFocus } from "../board/focus.js";
import { html } from "../html.js";
import { introduce, me } from "../me.js";
import { isNarrow } from "../narrow.js";
import { NameForm } from "../name-form.js";
import { announce } from "../notices.js";
import { play } from "../sounds.js";
import { Choice, Icon } from "../ui.js";
import { keyOf } from "./game-talk.js";
import { Notes } from "./notes.js";

/**
 * @typedef {import("../types.js").Texts} Texts
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../table.js").GameTable} GameTable
 * @typedef {import("./game-talk.js").GameTalk} GameTalk
 * @typedef {import("./game-talk.js").Talk} Talk
 * @typedef {import("./game-talk.js").Said} Said
 */

/** The time of day, and the day unless it is today. @param {string} language @param {string} at */
function timeText(language, at) {
  const when = new Date(at);
  const today = when.toDateString() === new Date().toDateString();
  const day = today ? {} : /** @type {const} */ ({ day: "numeric", month: "short" });
  return new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit", ...day }).format(when);
}

/** @param {{texts: Texts, said: Said}} props */
function Message({ texts, said }) {
  const { room, name, own, text, at } = said;
  return html`
    <li class="said" data-own=${own ? "yes" : "no"}>
      <p class="said-head">
        <bdi class="name">${name}</bdi>
        ${room === "watchers" && html`<small class="bot-tag">${texts.format("web-talk-watching")}</small>`}
        <time datetime=${at}>${timeText(texts.language, at)}</time>
      </p>
      <p class="said-text" dir="auto">${text}</p>
    </li>
  `;
}

/** What was said; the newest stays in sight. @param {{texts: Texts, messages: Said[]}} props */
function Messages({ texts, messages }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const last = messages.at(-1);
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [last?.room, last?.number]);
  return html`
    <div class="talk-messages" ref=${box} role="log" tabindex="0" aria-label=${texts.format("web-talk-messages")}>
      ${messages.length === 0 && html`<p class="hint">${texts.format("web-talk-none")}</p>`}
      <ol>
        ${messages.map((said) => html`<${Message} key=${keyOf(said)} texts=${texts} said=${said} />`)}
      </ol>
    </div>
  `;
}

/** Who hears what one writes. @param {Talk} talk */
const audience = ({ apart, speaks }) => (apart ? `web-talk-apart-${speaks}` : "web-talk-together");

/** @param {{game: GameTalk, texts: Texts, talk: Talk}} props */
function Saying({ game, texts, talk }) {
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (busy || text.trim() === "") return;
    setBusy(true);
    if (await game.say(text)) setText("");
    setBusy(false);
  };
  return html`
    <form class="talk-form" onSubmit=${submit}>
      <label class="field">
        <span class="visually-hidden">${texts.format("web-talk-text")}</span>
        <input
          type="text"
          dir="auto"
          autocomplete="off"
          enterkeyhint="send"
          placeholder=${texts.format("web-talk-text")}
          maxlength=${talk.longest}
          value=${text}
          aria-describedby="talk-audience"
          onInput=${(/** @type {any} */ event) => setText(event.target.value)}
        />
      </label>
      <button type="submit" class="primary" aria-disabled=${busy}>${texts.format("web-talk-send")}</button>
      <p class="hint" id="talk-audience">${texts.format(audience(talk))}</p>
    </form>
  `;
}

/** Everybody else who speaks here, each once. @param {Said[]} messages */
function othersIn(messages) {
  const names = new Map(messages.filter(({ own }) => !own).map(({ speaker, name }) => [speaker, name]));
  return [...names].map(([speaker, name]) => ({ speaker, name }));
}

/** Whom one does not want to hear. @param {{game: GameTalk, texts: Texts, talk: Talk}} props */
function Muting({ game, texts, talk }) {
  const others = othersIn(talk.messages);
  if (others.length + talk.muted.length === 0) return null;
  const button = (
    /** @type {{speaker: string, name: string}} */ { speaker, name },
    /** @type {boolean} */ muted,
  ) => html`
    <li key=${speaker}>
      <button type="button" onClick=${() => void game.mute(speaker, muted)}>
        ${texts.format(muted ? "web-talk-mute" : "web-talk-unmute", { name })}
      </button>
    </li>
  `;
  return html`
    <details class="talk-muting">
      <summary>${texts.format("web-talk-muting")}</summary>
      <p class="hint">${texts.format("web-talk-muting-help")}</p>
      <ul>
        ${others.map((each) => button(each, true))} ${talk.muted.map((each) => button(each, false))}
      </ul>
    </details>
  `;
}

/** The talk itself: what was said, and a line to say something. @param {{game: GameTable, table: Table}} props */
export function Chat({ game, table }) {
  const { texts, view } = table;
  const talk = game.talk.talk.value;
  if (talk === null) return html`<p class="hint" role="status">${texts.format("web-loading")}</p>`;
  const nameless = view.viewer === null && !me.value?.name;
  const maySit = Boolean(view.company?.free.length) && view.company?.role !== "spectator"; // which asks for the name
  return html`
    <${Messages} texts=${texts} messages=${talk.messages} />
    ${!nameless && html`<${Saying} game=${game.talk} texts=${texts} talk=${talk} />`}
    ${nameless && html`<p>${texts.format("web-talk-nameless")}</p>`}
    ${
      nameless &&
      !maySit &&
      html`<${NameForm} texts=${texts} button=${texts.format("web-person-begin")} onName=${introduce} />`
    }
    <${Muting} game=${game.talk} texts=${texts} talk=${talk} />
  `;
}

/** Says what is new to those who do not see it, and lets it sound. @param {GameTable} game @param {Texts} texts */
export function useTalkNews({ talk }, texts) {
  useEffect(() => {
    const news = talk.takeNews();
    if (news.length > 0) play("message");
    if (talk.isOpen.peek()) return; // the log itself is read out
    for (const { name, text } of news) announce(texts.format("web-talk-new", { name, text }));
  }, [talk.talk.value]);
}

/** Opens chat and notes, and says how much is new. @param {{game: GameTable, texts: Texts}} props */
export function TalkButton({ game, texts }) {
  const { isOpen, unread } = game.talk;
  const count = unread.value;
  const name = texts.format("web-talk");
  return html`
    <button
      type="button"
      class="talk-button"
      aria-expanded=${isOpen.value}
      aria-label=${count > 0 ? texts.format("web-talk-unread", { count }) : name}
      onClick=${() => (isOpen.value ? game.talk.hide() : game.talk.open())}
    >
      <${Icon} name="talk" />${" "}<span>${name}</span>
      ${count > 0 && html`<b class="talk-count" aria-hidden="true">${count > 99 ? "99+" : count}</b>`}
    </button>
  `;
}

/** @param {{game: GameTable, table: Table}} props */
export function TalkPanel({ game, table }) {
  const { texts } = table;
  const [part, setPart] = useState(/** @type {"chat" | "notes"} */ ("chat"));
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    if (isNarrow.peek()) setTimeout(() => heading.current?.closest("section")?.scrollIntoView({ block: "start" }));
  }, []);
  const close = () => {
    game.talk.hide();
    leadLostFocus("#log-heading");
  };
  return html`
    <section class="log-panel talk-panel" aria-labelledby="log-heading" data-own-keys>
      <div class="section-header">
        <h2 id="log-heading" tabindex="-1" ref=${heading}>${texts.format("web-talk-and-notes")}</h2>
        <button type="button" class="quiet" onClick=${close}>${texts.format("web-talk-close")}</button>
      </div>
      <${Choice}
        legend=${texts.format("web-talk-and-notes")}
        name="talk-part"
        values=${/** @type {const} */ (["chat", "notes"])}
        value=${part}
        hideLegend=${true}
        label=${(/** @type {string} */ each) => texts.format(each === "chat" ? "web-talk" : "web-notes")}
        onChange=${setPart}
      />
      ${
        part === "chat"
          ? html`<${Chat} game=${game} table=${table} />`
          : html`<${Notes} notes=${game.talk.notes} texts=${texts} />`
      }
    </section>
  `;
}
