/** All pages: each is loaded when somebody goes there, and shown once it is there; until then the last one stays. */
import { signal } from "@preact/signals";
import { loadStyle } from "./drawing.js";
import { html } from "./html.js";
import { takesComponents } from "./own-components.js";
import { FaultPage, NotFoundPage } from "./pages/not-found.js";
import { withTexts } from "./texts.js";

/**
 * @typedef {import("./router.js").Route} Route
 * @typedef {{texts: import("./types.js").Texts, meta: import("./types.js").Meta}} Shared
 * @typedef {(shared: Shared, at: any) => any} Draw `at`: the route
 */

/** The pages of puzzles with what they look like, which no other page needs. */
async function loadPuzzles() {
  const [pages] = await Promise.all([
    withTexts("puzzles", import("./pages/puzzles.js")),
    loadStyle("/static/styles/puzzles.css"),
  ]);
  return pages;
}

/** @type {Draw} */
const drawLost = (shared) => html`<${NotFoundPage} ...${shared} />`;

/** @type {Draw} */
const drawFault = (shared) => html`<${FaultPage} ...${shared} />`;

/** How each page is drawn, once its module is there. @type {Record<Route["page"], () => Promise<Draw>>} */
const PAGES = {
  start: async () => {
    const { StartPage } = await import("./pages/start.js");
    return (shared) => html`<${StartPage} ...${shared} />`;
  },
  new: async () => {
    const { NewGamePage } = await import("./pages/new-game.js");
    return (shared) => html`<${NewGamePage} ...${shared} />`;
  },
  open: async () => {
    const { OpenPage } = await import("./pages/open.js");
    return (shared) => html`<${OpenPage} ...${shared} />`;
  },
  game: async () => {
    const { GamePage } = await import("./pages/game.js");
    return (shared, { id }) => html`<${GamePage} key=${id} id=${id} ...${shared} />`;
  },
  result: async () => {
    const { ResultPage } = await import("./pages/result.js");
    return (shared, { id }) => html`<${ResultPage} key=${id} id=${id} ...${shared} />`;
  },
  analysis: async () => {
    const [{ AnalysisPage }] = await Promise.all([
      withTexts("lines", withTexts("analysis-room", import("./pages/analysis.js"))),
      loadStyle("/static/styles/lines.css"),
    ]);
    return (shared, { id }) => html`<${AnalysisPage} key=${id} id=${id} ...${shared} />`;
  },
  join: async () => {
    const { JoinPage } = await import("./pages/join.js");
    return (shared) => html`<${JoinPage} ...${shared} />`;
  },
  device: async () => {
    const { DevicePage } = await import("./pages/join.js");
    return (shared) => html`<${DevicePage} ...${shared} />`;
  },
  account: async () => {
    const { AccountPage } = await withTexts("notices", withTexts("account", import("./pages/account.js")));
    return (shared) => (shared.meta.people ? html`<${AccountPage} ...${shared} />` : drawLost(shared, null));
  },
  tournament: async () => {
    const { NewTournamentPage, TournamentPage } = await withTexts("tournament", import("./pages/tournament.js"));
    return (shared, { id }) =>
      !shared.meta.people
        ? drawLost(shared, null)
        : id === null
          ? html`<${NewTournamentPage} ...${shared} />`
          : html`<${TournamentPage} key=${id} id=${id} ...${shared} />`;
  },
  rules: async () => {
    const { RulesPage } = await import("./pages/rules.js");
    return (shared, { game }) => html`<${RulesPage} key=${game} game=${game} ...${shared} />`;
  },
  components: async () => {
    const { ComponentsPage } = await withTexts("components", import("./pages/components.js"));
    return (shared, { game }) =>
      takesComponents(shared.meta, game)
        ? html`<${ComponentsPage} key=${game} game=${game} ...${shared} />`
        : drawLost(shared, null);
  },
  companion: async () => {
    const { CompanionPage } = await import("./pages/companion.js");
    return (shared, { game }) =>
      shared.meta.games[game]?.companion
        ? html`<${CompanionPage} key=${game} game=${game} ...${shared} />`
        : drawLost(shared, null);
  },
  balance: async () => {
    const { BalancePage } = await withTexts("balance", import("./pages/balance.js"));
    return (shared, { game }) =>
      game in shared.meta.games
        ? html`<${BalancePage} key=${game} game=${game} ...${shared} />`
        : drawLost(shared, null);
  },
  explorer: async () => {
    const { ExplorerPage } = await import("./pages/explorer.js");
    return (shared, { game }) =>
      shared.meta.games[game]?.explorer
        ? html`<${ExplorerPage} key=${game} game=${game} ...${shared} />`
        : drawLost(shared, null);
  },
  setup: async () => {
    const { SetUpPage } = await withTexts("setup", import("./pages/setup.js"));
    return (shared, { game }) =>
      game in shared.meta.games ? html`<${SetUpPage} key=${game} game=${game} ...${shared} />` : drawLost(shared, null);
  },
  learn: async () => {
    const { LearnPage, LessonPage } = await withTexts("lesson", import("./pages/lesson.js"));
    return (shared, { game, lesson }) =>
      lesson === null
        ? html`<${LearnPage} key=${game} game=${game} ...${shared} />`
        : html`<${LessonPage} key=${`${game}/${lesson}`} game=${game} lesson=${lesson} ...${shared} />`;
  },
  puzzles: async () => {
    const { PuzzlesPage } = await loadPuzzles();
    return (shared, { game }) => html`<${PuzzlesPage} key=${game} game=${game} ...${shared} />`;
  },
  puzzle: async () => {
    const { PuzzlePage } = await loadPuzzles();
    return (shared, { address }) =>
      html`<${PuzzlePage} key=${JSON.stringify(address)} address=${address} ...${shared} />`;
  },
  "not-found": async () => drawLost,
};

/** Loads what all pages are drawn by. */
export const loadAll = () => Promise.all(Object.values(PAGES).map((load) => load()));

/** @typedef {{path: string, at: Route, draw: Draw}} Shown `path`: its address */

/** The page that is shown; null until the first one is there. */
export const shown = signal(/** @type {Shown | null} */ (null));

/** What is there already. @type {Map<Route["page"], Draw>} */
const loaded = new Map();

/** The address whose page was asked for last. */
let wanted = "";

/** @param {Route["page"]} page */
async function load(page) {
  try {
    loaded.set(page, await PAGES[page]());
  } catch (error) {
    console.error(`${page}:`, error);
  }
}

/**
 * Shows the page of a route as soon as it is there; one that cannot be had is replaced by words, with a way to load it
 * again.
 * @param {string} path its address
 * @param {Route} at
 */
export async function show(path, at) {
  wanted = path;
  if (!loaded.has(at.page)) await load(at.page);
  if (wanted === path) shown.value = { path, at, draw: loaded.get(at.page) ?? drawFault };
}
