/** The start of the page: texts, meta data, routes. */
import { effect } from "@preact/signals";
import { render } from "preact";
import { Boundary, watchForFaults } from "./boundary.js";
import { hasTable, toggleHelp } from "./help.js";
import { html } from "./html.js";
import { me, readMe } from "./me.js";
import { meta, readMeta } from "./meta.js";
import { Notices } from "./notices.js";
import { show, shown } from "./pages.js";
import { FaultPage } from "./pages/not-found.js";
import { DropHint, startDropping } from "./records.js";
import { remindable } from "./remindable.js";
import { navigate, route, startRouter } from "./router.js";
import { startTexts, texts } from "./texts.js";
import { isTyping } from "./ui.js";

function App() {
  const page = shown.value;
  if (!texts.value || !meta.value || !page)
    return html`<div class="loading" role="status"><span class="visually-hidden">…</span></div>`;
  return html`
    <${Boundary} key=${page.path} part="page" fallback=${html`<${FaultPage} texts=${texts.value} meta=${meta.value} />`}
      >${page.draw({ texts: texts.value, meta: meta.value }, page.at)}<//
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

effect(() => {
  const at = route.value;
  void show(location.pathname, at);
});

// Whoever goes to another page begins at its heading, for eyes and for screen readers alike; who opens one, at its top.
/** The page whose heading has had the focus: another place in it does not take the focus there again. */
let begun = "";
effect(() => {
  const path = shown.value?.path;
  if (!path || path === begun) return;
  if (begun === "") begun = path;
  else
    requestAnimationFrame(() => {
      const heading = document.querySelector("h1");
      if (heading) begun = path;
      heading?.focus({ preventScroll: true });
    });
});

startRouter();
startTexts();
startDropping();
watchForFaults();
void readMeta();
effect(() => {
  if (meta.value?.people) void readMe().catch(() => undefined); // who is here is asked again with the next wish
});
effect(() => {
  if (meta.value?.notices && me.value && remindable.value)
    void import("./reminders.js").then(({ lookAfterNotices }) => lookAfterNotices());
});
addEventListener("keydown", onKey);
render(html`<${App} />`, /** @type {HTMLElement} */ (document.getElementById("app")));
addEventListener("load", () => void import("./offline.js").then(({ keepPages }) => keepPages()));
