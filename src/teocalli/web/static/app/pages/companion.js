/** The companion of a printed game: score sheet, set-up, what a scoring asks for, a clock; all on this device. */
import { useEffect, useState } from "preact/hooks";
import { api } from "../api.js";
import { TableClock, withClockOf } from "../companion/clock.js";
import { Earlier } from "../companion/earlier.js";
import { EndOfRound } from "../companion/end-of-round.js";
import { keepSheets, keptSheets, saveTable } from "../companion/kept.js";
import { NewSheet } from "../companion/new-sheet.js";
import { Standing } from "../companion/result.js";
import { ScoreTable } from "../companion/score-table.js";
import { SetUp } from "../companion/set-up.js";
import { asTable, isAutomaton, newSheet, withGains } from "../companion/sheet.js";
import { loadStyle } from "../drawing.js";
import { Header } from "../header.js";
import { html } from "../html.js";
import { notify } from "../notices.js";
import { NetworkError } from "../request.js";
import { addTexts } from "../texts.js";
import { Choice } from "../ui.js";
import { NotFoundPage } from "./not-found.js";
import { PageTitle } from "./title.js";

/**
 * @typedef {import("../types.js").Texts} Texts
 * @typedef {import("../companion/house.js").House} House
 * @typedef {import("../companion/house.js").Facts} Facts
 * @typedef {import("../companion/sheet.js").Sheet} Sheet
 * @typedef {import("../companion/house.js").Guide} Guide
 * @typedef {{house: House, facts: Facts, guide: Guide | null}} Brought
 */

const STYLE = "/static/styles/companion.css";

/** Everything that the page ever needs of the server, read at once. @param {string} game @returns {Promise<Brought>} */
async function bring(game) {
  const [{ house }, facts] = await Promise.all([
    /** @type {Promise<{house: House}>} */ (import(`/static/games/${encodeURIComponent(game)}/companion.js`)),
    api.companion(game),
    loadStyle(STYLE),
    addTexts("companion"),
  ]);
  const guide = (await house.loadGuide?.()) ?? null;
  return { house, facts, guide };
}

/** @param {string} game @returns {{brought: Brought | null, failed: any}} */
function useBrought(game) {
  const [brought, setBrought] = useState(/** @type {Brought | null} */ (null));
  const [failed, setFailed] = useState(/** @type {any} */ (null));
  useEffect(() => {
    bring(game).then(setBrought, (error) => {
      console.warn(error);
      setFailed({
        id: error instanceof NetworkError || error instanceof TypeError ? "web-error-network" : "error-internal",
        args: {},
      });
    });
  }, [game]);
  return { brought, failed };
}

/** All sheets, with undo of what was entered last. @param {string} game */
function useSheets(game) {
  const [sheets, setSheets] = useState(() => keptSheets(game));
  const [before, setBefore] = useState(/** @type {Sheet[][]} */ ([]));
  const set = (/** @type {Sheet[]} */ next) => {
    setBefore([...before.slice(-99), sheets]);
    setSheets(next);
    keepSheets(game, next);
  };
  const change = (/** @type {Sheet} */ sheet) => set(sheets.map((each) => (each.id === sheet.id ? sheet : each)));
  const undo = () => {
    const last = before.at(-1);
    if (!last) return;
    setBefore(before.slice(0, -1));
    setSheets(last);
    keepSheets(game, last);
  };
  return { sheets, set, change, undo, canUndo: before.length > 0 };
}

/**
 * What a player is called.
 * @param {Texts} texts @param {string} game @param {House} house
 * @returns {(sheet: Sheet, seat: number) => string}
 */
const namesBy = (texts, game, house) => (sheet, seat) =>
  isAutomaton(sheet, seat)
    ? texts.format(`${game}-${house.automaton}`)
    : sheet.names[seat] || texts.format("name-player", { number: seat + 1 });

/**
 * The headings of a file.
 * @param {Texts} texts @param {string} game @param {(sheet: Sheet, seat: number) => string} name
 */
const wordsOf = (texts, game, name) => ({
  name,
  heading: ["date", "player", "place", "points"].map((each) => texts.format(`companion-column-${each}`)),
  source: (/** @type {string} */ source, /** @type {number} */ round) =>
    texts.format("companion-column", { source: texts.format(`${game}-scoring-${source}`), round: round + 1 }),
});

/** @typedef {{source: string, seat: number, points: number}} Gain */

/** Points of the person and the automaton by their places on the sheet. @param {Sheet} sheet @param {Gain[]} gains */
const ofPlayers = ({ names }, gains) => gains.map((gain) => ({ ...gain, seat: gain.seat ? names.length - 1 : 0 }));

/** The game that is played: sheet, clock, standing. @param {any} props */
function Playing({ texts, game, house, facts, guide, parts, part, ...more }) {
  const [round, setRound] = useState(0);
  const { current, change, undo, canUndo, nameIn, end, save } = more;
  const nameOf = (/** @type {number} */ seat) => nameIn(current, seat);
  const shared = { texts, game, house, sheet: current, change, nameOf, round, onRound: setRound };
  if (part === "end") return html`<${EndOfRound} ...${shared} />`;
  if (part === "guide")
    return html`<${guide.Guide}
      ...${shared}
      kept=${current.guide}
      keep=${(/** @type {any} */ noted, /** @type {Gain[]} */ gains, /** @type {number} */ at) =>
        change(withGains({ ...current, guide: noted }, ofPlayers(current, gains), at))}
      facts=${facts}
      parts=${parts}
      rules=${guide.rules}
    />`;
  return html`<${ScoreTable} ...${shared} undo=${undo} canUndo=${canUndo} />
    <${Standing} ...${shared} end=${end} save=${save} />
    <${TableClock} ...${shared} />`;
}

/**
 * @param {{texts: Texts, game: string, players: [number, number], components: Record<string, any>, brought: Brought}}
 *   props
 */
function Companion({ texts, game, players, components, brought: { house, facts, guide } }) {
  const { sheets, set, change, undo, canUndo } = useSheets(game);
  const [part, setPart] = useState("score");
  const current = sheets.find(({ ended }) => ended === null) ?? null;
  const over = sheets.filter(({ ended }) => ended !== null);
  const nameIn = namesBy(texts, game, house);
  const save = (/** @type {Sheet[]} */ chosen) =>
    saveTable(`${game}.csv`, asTable(chosen, house, wordsOf(texts, game, nameIn)));
  const begin = (/** @type {string[]} */ names, /** @type {boolean} */ alone) =>
    set([newSheet(house, names, alone, Date.now()), ...sheets]);
  const end = () => {
    if (!current) return;
    change({ ...withClockOf(current, null, Date.now()), ended: Date.now() });
    setPart("earlier");
  };
  const goOn = (/** @type {Sheet} */ sheet) => {
    if (current) return notify({ id: "companion-go-on-first", args: {} }, "error");
    change({ ...sheet, ended: null });
    return setPart("score");
  };
  const parts = ["score", "setup", ...(guide && current?.alone ? ["guide"] : []), "end", "earlier"];
  const people = current ? current.names.length - (current.alone ? 1 : 0) : 0;
  const nameOf = (/** @type {number} */ seat) =>
    current && seat < people ? nameIn(current, seat) : texts.format("name-player", { number: seat + 1 });
  return html`
    <${Choice}
      legend=${texts.format("companion-parts")}
      hideLegend=${true}
      name="companion-part"
      values=${parts}
      value=${part}
      label=${(/** @type {string} */ each) => texts.format(`companion-part-${each}`)}
      onChange=${setPart}
    />
    ${part === "setup" && html`<${SetUp} ...${{ texts, facts, players, people, nameOf }} />`}
    ${
      part === "earlier" &&
      html`<${Earlier}
        ...${{ texts, house, nameIn, goOn }}
        sheets=${over}
        drop=${(/** @type {Sheet} */ sheet) => set(sheets.filter(({ id }) => id !== sheet.id))}
        save=${() => save(over)}
      />`
    }
    ${
      part !== "setup" &&
      part !== "earlier" &&
      (current
        ? html`<${Playing}
            key=${current.id}
            ...${{ texts, game, house, facts, guide, parts: components, part }}
            ...${{ current, change, undo, canUndo, nameIn, end }}
            save=${() => save([current])}
          />`
        : html`<${NewSheet}
            ...${{ texts, game, players, automaton: house.automaton }}
            known=${over[0]?.names.filter((_, seat) => over[0] && !isAutomaton(over[0], seat)) ?? []}
            onBegin=${begin}
          />`)
    }
  `;
}

/** @param {{texts: Texts, meta: import("../types.js").Meta, game: string}} props */
export function CompanionPage({ texts, meta, game }) {
  const { brought, failed } = useBrought(game);
  const known = meta.games[game];
  const title = texts.format("web-companion-title", { game: texts.format(`${game}-title`) });
  if (failed || !known)
    return html`<${NotFoundPage} texts=${texts} meta=${meta} title="web-game-failed" message=${failed} />`;
  return html`
    <${PageTitle} text=${title} />
    <${Header} texts=${texts} game=${game} />
    <main class="page companion">
      <h1 tabindex="-1">${title}</h1>
      ${
        brought && texts.has("companion-round")
          ? html`<${Companion}
              ...${{ texts, game, brought }}
              players=${known.players}
              components=${known.components}
            />`
          : html`<p class="hint" role="status">${texts.format("web-loading")}</p>`
      }
    </main>
  `;
}
