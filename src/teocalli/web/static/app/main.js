/** The start of the page: texts, meta data, routes. */
import { effect } from "@preact/signals";
import { render } from "preact";
import { Boundary, watchForFaults } from "./boundary.js";
import { hasTable, toggleHelp } from "./help.js";
import { html } from "./html.js";
import { readMe } from "./me.js";
import { meta, readMeta } from "./meta.js";
import { Notices } from "./notices.js";
import { takesComponents } from "./own-components.js";
import { AccountPage } from "./pages/account.js";
import { BalancePage } from "./pages/balance.js";
import { ComponentsPage } from "./pages/components.js";
import { AnalysisPage } from "./pages/analysis.js";
import { GamePage } from "./pages/game.js";
import { DevicePage, JoinPage } from "./pages/join.js";
import { FaultPage, NotFoundPage } from "./pages/not-found.js";
import { LearnPage, LessonPage } from "./pages/lesson.js";
import { NewGamePage } from "./pages/new-game.js";
import { OpenPage } from "./pages/open.js";
import { ResultPage } from "./pages/result.js";
import { RulesPage } from "./pages/rules.js";
import { StartPage } from "./pages/start.js";
import { DropHint, startDropping } from "./records.js";
import { navigate, route, startRouter } from "./router.js";
import { startTexts, texts } from "./texts.js";
import { isTyping } from "./ui.js";

/** @param {import("./types.js").Meta} known */
function page(known) {
  const current = route.value;
  const shared = { texts: texts.value, meta: known };
  switch (current.page) {
    case "start":
      return html`<${StartPage} ...${shared} />`;
    case "new":
      return html`<${NewGamePage} ...${shared} />`;
    case "open":
      return html`<${OpenPage} ...${shared} />`;
    case "game":
      return html`<${GamePage} key=${current.id} id=${current.id} ...${shared} />`;
    case "result":
      return html`<${ResultPage} key=${current.id} id=${current.id} ...${shared} />`;
    case "analysis":
      return html`<${AnalysisPage} key=${current.id} id=${current.id} ...${shared} />`;
    case "join":
      return html`<${JoinPage} ...${shared} />`;
    case "account":
      return known.people ? html`<${AccountPage} ...${shared} />` : html`<${NotFoundPage} ...${shared} />`;
    case "device":
      return html`<${DevicePage} ...${shared} />`;
    case "rules":
      return html`<${RulesPage} key=${current.game} game=${current.game} ...${shared} />`;
    case "components":
      return takesComponents(known, current.game)
        ? html`<${ComponentsPage} key=${current.game} game=${current.game} ...${shared} />`
        : html`<${NotFoundPage} ...${shared} />`;
    case "balance":
      return current.game in known.games
        ? html`<${BalancePage} key=${current.game} game=${current.game} ...${shared} />`
        : html`<${NotFoundPage} ...${shared} />`;
    case "learn":
      return current.lesson === null
        ? html`<${LearnPage} key=${current.game} game=${current.game} ...${shared} />`
        : html`<${LessonPage}
            key=${`${current.game}/${current.lesson}`}
            game=${current.game}
            lesson=${current.lesson}
            ...${shared}
          />`;
    default:
      return html`<${NotFoundPage} ...${shared} />`;
  }
}

function App() {
  if (!texts.value || !meta.value)
    return html`<div class="loading" role="status"><span class="visually-hidden">…</span></div>`;
  return html`
    <${Boundary}
      key=${location.pathname}
      part="page"
      fallback=${html`<${FaultPage} texts=${texts.value} meta=${meta.value} />`}
      >${page(meta.value)}<//
    >
    <${DropHint} texts=${texts.value} />
    <${Notices} texts=${texts.value} />
  `;
}

/**
 * "?" opens the rules of the game that is open, from everywhere: beside the board, else those of the page's header.
 * @param {KeyboardEvent} event
 */
function onKey(event) {
  if (event.key !== "?" || event.ctrlKey || event.metaKey || isTyping(event)) return;
  if (document.querySelector("dialog[open]")) return;
  if (hasTable.peek()) return toggleHelp();
  const link = document.querySelector("[data-rules]");
  if (route.peek().page !== "rules" && link instanceof HTMLAnchorElement) navigate(link.pathname);
}

// Whoever goes to another page begins at its heading, for eyes and for screen readers alike.
let arrived = route.peek();
effect(() => {
  if (route.value === arrived) return;
  arrived = route.value;
  requestAnimationFrame(() => document.querySelector("h1")?.focus({ preventScroll: true }));
});

startRouter();
startTexts();
startDropping();
watchForFaults();
void readMeta();
effect(() => {
  if (meta.value?.people) void readMe().catch(() => undefined); // who is here is asked again with the next wish
});
addEventListener("keydown", onKey);
render(html`<${App} />`, /** @type {HTMLElement} */ (document.getElementById("app")));
