/** The table: the frame around a game's drawing. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { api } from "../api.js";
import { leadLostFocus } from "../board/focus.js";
import { Boundary } from "../boundary.js";
import { CoachCard, useCoach } from "../coach.js";
import { CompanyBar, isMyTurn } from "../company.js";
import { notifyError } from "../notify-error.js";
import { useDrawing } from "../drawing.js";
import { useGameKeys } from "../game-keys.js";
import { RemoveDialog } from "../game-list.js";
import { Header } from "../header.js";
import { HelpSlot } from "../help-slot.js";
import { LineMarks } from "../hint.js";
import { html } from "../html.js";
import { late } from "../late.js";
import { Log } from "../log.js";
import { notOffered } from "../meta.js";
import { isNarrow } from "../narrow.js";
import { announce } from "../notices.js";
import { PassScreen } from "../pass-screen.js";
import { PositionAddress } from "../position-address.js";
import { NameTags } from "../pointing.js";
import { askedOfMe } from "../proposal.js";
import { QuestionSlot } from "../question-slot.js";
import { navigate } from "../router.js";
import { PhaseScene, ResultScene, isLast } from "../scenes.js";
import { Scroller } from "../scroller.js";
import { SinceDialog } from "../since.js";
import { useSounds } from "../sounds.js";
import { startGame } from "../start-game.js";
import { wholePhases } from "../log-model.js";
import { GameTable } from "../table.js";
import { Signs, usePointing } from "../talk/signs.js";
import { TalkPanel, useTalkNews } from "../talk/talk-panel.js";
import { Choice } from "../ui.js";
import { NotFoundPage } from "./not-found.js";
import { PageTitle } from "./title.js";

/**
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../types.js").Texts} Texts
 * @typedef {import("../types.js").Drawing} Drawing
 * @typedef {import("../types.js").PhaseEnd} PhaseEnd
 */

const ReviewPanel = late("review", async () => (await import("../analysis/review-panel.js")).ReviewPanel);
const WaitingRoom = late("waiting room", async () => (await import("./waiting-room.js")).WaitingRoom);

/** So many of the things that happened since one's last turn are read out when nothing is shown moving. */
const MOST_NEWS = 12;

/**
 * The same game again, by the view as the server sent it: nameless persons stay so.
 * @param {import("../types.js").View} view
 */
function rematchRequest(view) {
  const seats = view.seats.map(({ kind, name, colour, bot }) => ({ kind, name, colour, bot }));
  return { game: view.game, seats, options: view.options, take_back: view.take_back };
}

/** Plays the same again, with the same people where these are elsewhere. @param {import("../types.js").View} view */
async function playAgain(view) {
  if (view.company === null) await startGame(rematchRequest(view));
  else if (view.company.rematch !== null) navigate(`/game/${view.company.rematch}`);
  else await api.rematch(view.id).then(({ id }) => navigate(`/game/${id}`), notifyError);
}

/**
 * Says to screen readers what happens while the page plays back, and whose turn it is then. When the focused button has
 * gone with its question, the focus goes to the new one.
 * @param {Table | null} table
 */
function useAnnouncements(table) {
  const n = table?.shown.n;
  const asked = table && table.legal.length > 0 ? table.view.to_move : null;
  const hadFocus = useRef(false);
  const version = useRef(/** @type {number | undefined} */ (undefined));
  useEffect(() => {
    const onFocus = (/** @type {FocusEvent} */ event) => {
      hadFocus.current = event.target instanceof Element && event.target.closest(".game") !== null;
    };
    addEventListener("focusin", onFocus);
    return () => removeEventListener("focusin", onFocus);
  }, []);
  useEffect(() => {
    const last = table?.shown.last;
    const jumped = table?.pace === 0 && version.current !== undefined && version.current !== table.view.version;
    if ((table?.replaying || jumped) && last && !table?.looking) announce(table.texts.message(last.message));
    version.current = table?.view.version;
  }, [n]);
  useEffect(() => {
    if (!table || asked === null) return;
    if (table.pace === 0)
      for (const entry of table.news.slice(-MOST_NEWS)) announce(table.texts.message(entry.message));
    announce(table.texts.format("web-turn", { player: table.seatName(asked) }));
    if (hadFocus.current && document.activeElement === document.body)
      document.getElementById("question")?.focus({ preventScroll: true });
  }, [asked, n]);
}

/** @param {{texts: Texts}} props */
function SkipLinks({ texts }) {
  return html`
    <nav class="skip-links" aria-label=${texts.format("web-skip")}>
      <a href="#question">${texts.format("web-skip-question")}</a>
      <a href="#board">${texts.format("web-skip-board")}</a>
      <a href="#log-heading">${texts.format("web-skip-log")}</a>
    </nav>
  `;
}

/** The scene that is open: the end of a phase, the result, or none. @param {import("../table.js").GameTable} game */
function useScenes(game) {
  const [scene, setScene] = useState(/** @type {number | "result" | null} */ (null));
  const unseen = game.playback.unseenPhases.value.find(
    (end) => end.n <= game.playback.reached.value && !game.playback.looking.value,
  );
  const wanted = scene ?? unseen?.phase;
  const current =
    wanted === "result"
      ? wanted
      : (wholePhases(game.view.value?.phases ?? []).find(({ phase }) => phase === wanted) ?? null);
  const close = () => {
    const view = game.view.peek();
    if (current !== null && current !== "result") game.playback.phaseSeen(current.phase);
    const further = game.playback.unseenPhases.peek().length > 0;
    setScene(current !== "result" && current && view && isLast(view, current) && !further ? "result" : null);
  };
  return {
    current,
    open: (/** @type {PhaseEnd} */ end) => setScene(end.phase),
    openResult: () => setScene("result"),
    close,
  };
}

/**
 * The table as it was when the action that is under way was sent, else as it is: what lies on it is drawn once more
 * when the answer has come, not before.
 * @param {Table} table
 */
function useSteady(table) {
  const steady = useRef(table);
  if (!table.busy || table.looking || table.replaying) steady.current = table;
  return steady.current;
}

/**
 * Board, players and what else the game shows.
 * @param {{game: GameTable, table: Table, drawing: Drawing, tab: string, setTab: (tab: string) => void,
 *   inPlace: string, presence: import("../company.js").Presence | null}} props
 */
function GameColumns({ game, table, drawing, tab, setTab, inPlace, presence }) {
  const { texts } = table;
  return html`
    <div class="column-middle">
      <div class="game-top">
        <div class="slot-track"><${drawing.Track} table=${table} /></div>
        <div class="slot-points"><${drawing.PointsTable} table=${table} /></div>
      </div>
      <div class="slot-board" id="board" tabindex="-1"><${drawing.Board} table=${table} /></div>
    </div>
    <${Scroller} name=${texts.format("web-side")} class="column-left">
      <div class="slot-players" id="players" tabindex="-1"><${drawing.Players} table=${table} /></div>
      <${CompanyBar} game=${game} table=${table} presence=${presence} />
      <div class="tabs narrow-only">
        <${Choice}
          legend=${texts.format("web-tabs")}
          name="tab"
          values=${["table", "log"]}
          value=${tab}
          hideLegend=${true}
          label=${(/** @type {string} */ each) => texts.format(`web-${each === "log" ? inPlace : "tab-table"}`)}
          onChange=${setTab}
        />
      </div>
      <div class="slot-stocks"><${drawing.Stocks} table=${table} /></div>
    <//>
  `;
}

/** The title of the window, which also says that a person is waited for. @param {Table} table */
function windowTitle({ texts, view, replaying }) {
  const title = texts.format("web-game-title", { names: view.seats.map(({ called }) => called) });
  if (askedOfMe(view)) return texts.format("web-title-asked", { title });
  return !replaying && isMyTurn(view) ? texts.format("web-title-turn", { title }) : title;
}

/**
 * On a phone the board is shown when one begins to look back, wherever one was: the way through the game is in the
 * sheet.
 * @param {boolean} looking
 * @param {(tab: string) => void} setTab
 */
function useBoardWhenLooking(looking, setTab) {
  useEffect(() => {
    if (!looking || !isNarrow.peek()) return;
    setTab("table");
    document.getElementById("board")?.scrollIntoView({ block: "start" });
  }, [looking]);
}

/** On a phone what stands in the log's place is shown when it is opened. */
function useTabOf(/** @type {boolean} */ reviewing, /** @type {(tab: string) => void} */ setTab) {
  useEffect(() => {
    if (reviewing) setTab("log");
  }, [reviewing]);
}

/**
 * @param {{game: GameTable, table: Table, drawing: Drawing, lost: boolean, lesson?: any, idle?: any,
 *   tried?: Table | null}} props
 *   lesson: what a teacher says, or an analysis finds, in the log's place; idle: what an analysis room says where
 *   nothing is asked; tried: the table as it would be with what somebody points at
 */
export function Frame({ game, table, drawing, lost, lesson = null, idle = null, tried = null }) {
  const { texts, view } = table;
  const [tab, setTab] = useState("table");
  const scenes = useScenes(game);
  const coach = useCoach(game, table, table.settings.coach === "on" && lesson === null);
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  useBoardWhenLooking(table.looking, setTab);
  useGameKeys(game, frame);
  const rematch = () => void playAgain(/** @type {import("../types.js").View} */ (game.view.peek()));
  const names = view.seats.map(({ called }) => called);
  const steady = useSteady(table);
  const end = typeof scenes.current === "object" ? scenes.current : null;
  const lines = game.lines.value;
  const ahead = useMemo(
    () => tried ?? lines?.tableAhead(table) ?? null,
    [tried, lines, lines?.ahead.value, table.view],
  );
  const seen = useMemo(
    () => ahead ?? (end && drawing.scoredTable ? drawing.scoredTable(steady, end) : steady),
    [ahead, steady, drawing, end?.n],
  );
  const presence = game.presence.value;
  const reviewing = game.review.isOpen.value;
  const review = game.review.review.value;
  const talking = view.company !== null && game.talk.isOpen.value;
  usePointing(game, table, frame);
  useTalkNews(game, texts);
  const columns = useMemo(
    () =>
      html`<${GameColumns}
        game=${game}
        table=${seen}
        drawing=${drawing}
        tab=${tab}
        setTab=${setTab}
        inPlace=${talking ? "talk-and-notes" : reviewing ? "review" : game.inPlace}
        presence=${presence}
      />`,
    [seen, drawing, tab, reviewing, talking, presence],
  );
  const log = useMemo(
    () =>
      html`<${Boundary} key=${talking ? "talk" : reviewing ? "review" : "log"} part="log" table=${steady}
        >${
          talking
            ? html`<${TalkPanel} table=${steady} game=${game} />`
            : reviewing
              ? html`<${ReviewPanel} table=${steady} game=${game} drawing=${drawing} />`
              : html`<${Log} table=${steady} game=${game} drawing=${drawing} onPhase=${scenes.open} />`
        }<//
      >`,
    [steady, drawing, reviewing, review, talking],
  );
  const said =
    coach.comment && html`<${CoachCard} game=${game} table=${table} comment=${coach.comment} onClose=${coach.close} />`;
  useTabOf(reviewing || talking, setTab);
  const wasEnded = view.ended !== null && !table.looking && !table.replaying;
  const title = wasEnded ? texts.format("web-game-finished") : html`<${drawing.Title} table=${table} />`;
  return html`
    <${PageTitle} text=${windowTitle(table)} />
    <${SkipLinks} texts=${texts} />
    <${Header} texts=${texts} game=${view.game} lost=${lost} title=${title} />
    <main
      class="game"
      ref=${frame}
      data-game=${view.game}
      data-tab=${tab}
      data-looking=${table.looking ? "yes" : "no"}
      data-lesson=${lesson && !game.isRoom ? "yes" : "no"}
      data-room=${game.isRoom ? "yes" : "no"}
      data-setup=${game.inPlace === "setup" ? "yes" : "no"}
      data-coach=${said ? "yes" : "no"}
      data-reviewing=${reviewing ? "yes" : "no"}
      data-pointing=${game.talk.pointing.value ? "yes" : "no"}
    >
      <h1 class="visually-hidden" tabindex="-1">${texts.format("web-game-title", { names })}</h1>
      ${columns}
      <div class="column-right">
        <${QuestionSlot}
          game=${game}
          table=${table}
          drawing=${drawing}
          onResult=${scenes.openResult}
          onRematch=${rematch}
          idle=${idle}
        />
        ${lesson ?? (talking ? log : (said ?? log))}
      </div>
      ${
        table.settings.names === "on" &&
        html`<${NameTags} key=${table.view.game} tags=${drawing.nameTags(steady)} texts=${texts} />`
      }
      ${view.company !== null && html`<${Signs} game=${game} table=${steady} />`}
      ${game.marked.value && html`<${LineMarks} table=${seen} drawing=${drawing} marked=${game.marked.value} />`}
      <${HelpSlot} table=${table} drawing=${drawing} hasRules=${table.meta.rules} />
    </main>
    <${SinceDialog} game=${game} table=${steady} drawing=${drawing} />
    ${
      scenes.current === "result" &&
      html`<${ResultScene}
        game=${game}
        table=${table}
        drawing=${drawing}
        onClose=${scenes.close}
        onRematch=${rematch}
      />`
    }
    ${
      scenes.current !== null &&
      scenes.current !== "result" &&
      html`<${PhaseScene}
        key=${scenes.current.phase}
        table=${table}
        drawing=${drawing}
        end=${scenes.current}
        onClose=${scenes.close}
      />`
    }
  `;
}

/** Who has sat down begins at what is asked. @param {number | null} passTo */
function useFocusAfterPassing(passTo) {
  const before = useRef(passTo);
  useEffect(() => {
    if (before.current !== null && passTo === null) {
      document.getElementById("question")?.focus({ preventScroll: true });
      scrollTo(0, 0);
    }
    before.current = passTo;
  }, [passTo]);
}

/** Who waited for the others begins at what is asked, where the focus was on what is gone. @param {boolean} waiting */
function useFocusAfterWaiting(waiting) {
  const before = useRef(waiting);
  useEffect(() => {
    if (before.current && !waiting) leadLostFocus("#question");
    before.current = waiting;
  }, [waiting]);
}

/**
 * A game that cannot be shown; one that cannot be read either can be deleted here.
 * @param {{id: string, texts: Texts, meta: import("../types.js").Meta, message: import("../types.js").Message}} props
 */
function FailedGame({ id, texts, meta, message }) {
  const [removing, setRemoving] = useState(false);
  const broken = message.id === "error-game-broken";
  return html`
    <${NotFoundPage} texts=${texts} meta=${meta} title="web-game-failed" message=${message}>
      ${
        broken &&
        html`<button type="button" class="danger" onClick=${() => setRemoving(true)}>
          ${texts.format("web-game-remove")}
        </button>`
      }
    <//>
    ${
      removing &&
      html`<${RemoveDialog}
        texts=${texts}
        game=${{ id, seats: [] }}
        onClose=${() => setRemoving(false)}
        onRemoved=${() => navigate("/")}
      />`
    }
  `;
}

/** @param {{id: string, texts: Texts, meta: import("../types.js").Meta}} props */
export function GamePage({ id, texts, meta }) {
  const game = useMemo(() => new GameTable(id), [id]);
  useEffect(() => {
    const address = new PositionAddress(game);
    return () => {
      address.close();
      game.close();
    };
  }, [game]);
  const view = game.view.value;
  const drawing = useDrawing(view?.game);
  const known = view && meta.games[view.game];
  const table = known ? game.snapshot(texts, known) : null;
  const passTo = game.passTo.value;
  useAnnouncements(drawing && passTo === null ? table : null);
  useFocusAfterPassing(passTo);
  useFocusAfterWaiting(view?.company?.waiting ?? false);
  useSounds(drawing && passTo === null ? table : null, drawing?.sounds ?? {});
  const failure = game.failure.value ?? notOffered(meta, view);
  if (failure) return html`<${FailedGame} id=${id} texts=${texts} meta=${meta} message=${failure} />`;
  if (!table || !drawing) {
    return html`
      <${Header} texts=${texts} game=${Object.keys(meta.games)[0]} lost=${!game.connected.value} />
      <main class="page"><p class="hint" role="status">${texts.format("web-loading")}</p></main>
    `;
  }
  if (view?.company?.waiting)
    return html`<${WaitingRoom}
      game=${game}
      table=${table}
      company=${view.company}
      drawing=${drawing}
      lost=${!game.connected.value}
    />`;
  if (passTo !== null)
    return html`<${PassScreen}
      key=${passTo}
      game=${game}
      table=${table}
      drawing=${drawing}
      seat=${passTo}
      lost=${!game.connected.value}
    />`;
  return html`<${Frame} game=${game} table=${table} drawing=${drawing} lost=${!game.connected.value} />`;
}
