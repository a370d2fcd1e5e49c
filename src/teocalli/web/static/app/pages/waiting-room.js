/** Before a game of people begins: its seats fill up, whoever was invited takes one, the host shares the link. */
import { useEffect, useState } from "preact/hooks";
import { carryOut } from "../agreeing.js";
import { api } from "../api.js";
import { botTitle } from "../bots.js";
import { PresenceMark } from "../company.js";
import { controlText } from "../clock.js";
import { notifyError } from "../notify-error.js";
import { Header } from "../header.js";
import { html } from "../html.js";
import { introduce } from "../me.js";
import { NameForm } from "../name-form.js";
import { ShareLink } from "../share.js";
import { Consent, ConsentTag } from "../rating.js";
import { NumberTag, Shuffling } from "../shuffle.js";
import { Chat, useTalkNews } from "../talk/talk-panel.js";
import { Choice } from "../ui.js";
import { Programs } from "./programs.js";
import { PageTitle } from "./title.js";

/**
 * @typedef {import("../types.js").Texts} Texts
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../types.js").Company} Company
 * @typedef {import("../table.js").GameTable} GameTable
 * @typedef {{game: GameTable, table: Table, company: Company, drawing: import("../types.js").Drawing}} Room
 */

/** @param {Room} props */
function Seats({ game, table, company, drawing }) {
  const { view, texts } = table;
  const mayFree = (/** @type {number} */ seat) => company.role === "host" || view.viewer === seat;
  return html`
    <ol class="waiting-seats" aria-label=${texts.format("web-seats")}>
      ${view.seats.map(({ seat, kind, name, colour, bot }) => {
        const free = company.free.includes(seat);
        const isProgram = company.programs.includes(seat);
        const leaving = view.viewer === seat ? "web-seat-leave" : "web-seat-free-up";
        const there = game.presence.value?.seats.includes(seat) ?? false;
        return html`
          <li key=${seat} class=${free ? "seat-free" : ""}>
            <${drawing.SeatMark} colour=${colour} size=${30} />
            <bdi class="name">${free ? texts.format("web-seat-free") : name}</bdi>
            ${isProgram && html`<small class="bot-tag">${texts.format("web-program-tag")}</small>`}
            ${!free && html`<${ConsentTag} texts=${texts} view=${view} seat=${seat} />`}
            ${!free && html`<${NumberTag} texts=${texts} view=${view} seat=${seat} />`}
            ${bot && html`<small class="bot-tag">${botTitle(texts, bot)}</small>`}
            ${kind === "person" && !free && html`<${PresenceMark} texts=${texts} there=${there} />`}
            ${
              kind === "person" &&
              !free &&
              mayFree(seat) &&
              html`<button
                type="button"
                class="quiet"
                aria-label=${texts.format(leaving, { player: name })}
                onClick=${() => void carryOut(game, api.leave(view.id, seat))}
              >
                ${texts.format(view.viewer === seat ? "web-seat-leave-short" : "web-seat-free-up-short")}
              </button>`
            }
          </li>
        `;
      })}
    </ol>
  `;
}

/** Taking a seat. @param {Room} props */
function SitDown({ game, table, company }) {
  const { view, texts } = table;
  const [wanted, setWanted] = useState(String(company.free[0]));
  const seat = company.free.includes(Number(wanted)) ? Number(wanted) : /** @type {number} */ (company.free[0]);
  const sit = async (/** @type {string} */ name) => {
    try {
      await introduce(name);
      game.accept(await api.sit(view.id, name, seat));
    } catch (error) {
      await game.reread(); // the seat may be somebody else's by now
      throw error;
    }
  };
  const colourOf = (/** @type {string} */ each) =>
    texts.format(`web-colour-${view.seats[Number(each)]?.colour ?? "pink"}`);
  return html`
    <section aria-labelledby="sit-heading">
      <h2 id="sit-heading">${texts.format("web-sit-heading")}</h2>
      <${NameForm} texts=${texts} button=${texts.format("web-sit")} onName=${sit}>
        ${
          company.free.length > 1 &&
          html`<${Choice}
            legend=${texts.format("web-sit-where")}
            name="seat"
            values=${company.free.map(String)}
            value=${String(seat)}
            label=${colourOf}
            onChange=${setWanted}
          />`
        }
      <//>
    </section>
  `;
}

/** The host's part: links, and a way to begin without the others. @param {Room} props */
function Inviting({ game, table }) {
  const { view, texts, meta } = table;
  const [shared, setShared] = useState(/** @type {Record<string, import("../share.js").Shared>} */ ({}));
  const invite = async (/** @type {"player" | "spectator"} */ kind) => {
    try {
      const link = await api.invite(view.id, kind);
      setShared((before) => ({ ...before, [kind]: link }));
    } catch (error) {
      notifyError(error);
    }
  };
  const kinds = /** @type {const} */ (["player", "spectator"]);
  return html`
    <section aria-labelledby="invite-heading">
      <h2 id="invite-heading">${texts.format("web-invite")}</h2>
      <p>${texts.format("web-invite-help")}</p>
      ${kinds.map((kind) =>
        shared[kind]
          ? html`<${ShareLink}
              key=${kind}
              texts=${texts}
              label=${texts.format(`web-invite-${kind}`)}
              shared=${shared[kind]}
            />`
          : html`<button
              key=${kind}
              type="button"
              class=${kind === "player" ? "primary large" : ""}
              onClick=${() => void invite(kind)}
            >
              ${texts.format(`web-invite-${kind}-make`)}
            </button> `,
      )}
    </section>
    <section aria-labelledby="bots-heading">
      <h2 id="bots-heading">${texts.format("web-fill")}</h2>
      <p>${texts.format("web-fill-help", { bot: botTitle(texts, meta.bots.default) })}</p>
      <button type="button" onClick=${() => void carryOut(game, api.fill(view.id, meta.bots.default))}>
        ${texts.format("web-fill-button")}
      </button>
    </section>
  `;
}

/** Talk while one waits. @param {Room} props */
function Talking({ game, table }) {
  useEffect(() => {
    game.talk.open();
    return () => game.talk.hide();
  }, [game]);
  useTalkNews(game, table.texts);
  return html`
    <section class="waiting-talk" aria-labelledby="talk-heading">
      <h2 id="talk-heading">${table.texts.format("web-talk")}</h2>
      <${Chat} game=${game} table=${table} />
    </section>
  `;
}

/** @param {Room & {lost: boolean}} props */
export function WaitingRoom({ lost, ...room }) {
  const { table, company } = room;
  const { view, texts } = table;
  const isFull = company.free.length === 0;
  const game = texts.format(`${view.game}-title`);
  const waitsFor = !isFull
    ? "web-waiting-title"
    : view.rating?.missing.length
      ? "web-rated-title"
      : "web-shuffle-title";
  const title = texts.format(waitsFor, { game });
  return html`
    <${PageTitle} text=${title} />
    <${Header} texts=${texts} game=${view.game} lost=${lost} />
    <main class="page narrow waiting-room">
      <h1 tabindex="-1">${title}</h1>
      ${
        !isFull &&
        html`<p class="lead" role="status">${texts.format("web-waiting-free", { count: company.free.length })}</p>`
      }
      ${
        view.clock &&
        html`<p class="hint">${texts.format("web-clock-here", { control: controlText(texts, view.clock) })}</p>`
      }
      <${Seats} ...${room} />
      <${Consent} game=${room.game} table=${table} />
      ${view.shuffle && html`<${Shuffling} game=${room.game} table=${table} />`}
      ${view.viewer === null && !isFull && company.role !== "spectator" && html`<${SitDown} ...${room} />`}
      ${company.role === "host" && !isFull && html`<${Inviting} ...${room} />`}
      <${Talking} ...${room} />
      ${company.role === "host" && !isFull && html`<${Programs} texts=${texts} gameId=${view.id} />`}
    </main>
  `;
}
