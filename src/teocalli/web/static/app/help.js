/**
 * Help at the table: whether the rules lie open beside the board, and which of them matter now. Whoever wants to show a
 * rule asks here; where no table is open it is shown on the rules page.
 */
import { signal } from "@preact/signals";
import { lastRefusal } from "./notices.js";
import { navigate } from "./router.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").Drawing} Drawing
 * @typedef {"pointed" | "refused" | "asked"} Why
 * @typedef {{why: Why, rules: string[]}} Topic   rules that matter, and why
 * @typedef {{rules: string[], opener: Element | null, count: number}} Opened   `rules`: what was pointed at when help
 *   was opened; `opener`: what had the focus; `count`: of the requests, so that each is answered anew
 */

/** What is open beside the board; null: nothing. */
export const help = signal(/** @type {Opened | null} */ (null));

/** Whether there is a table beside which help can be opened. */
export const hasTable = signal(false);

const NUMBER = /\b[A-Z]\d{1,2}\b/g;

/**
 * Rules that an element, or what it lies in, names: by `data-rules-now`, or in its explanation.
 * @param {Element | null} element
 */
function rulesAt(element) {
  const owner = element?.closest("[data-rules-now], [data-tip]");
  const said = owner?.getAttribute("data-rules-now") ?? owner?.getAttribute("data-tip") ?? "";
  return [...new Set(said.match(NUMBER) ?? [])];
}

/** Rules of what the pointer is over, else of what has the focus. */
function rulesPointedAt() {
  const under = rulesAt([...document.querySelectorAll(":hover")].at(-1) ?? null);
  return under.length ? under : rulesAt(document.activeElement);
}

/** The part of the page that shows help, if it is open. */
const drawer = () => document.getElementById("help");

/** Opens help at rules, by default those of what is pointed at. @param {string[]} [rules] */
export function openHelp(rules = rulesPointedAt()) {
  const before = help.peek();
  const active = document.activeElement;
  const opener = before && drawer()?.contains(active) ? before.opener : active;
  help.value = { rules, opener, count: (before?.count ?? 0) + 1 };
}

/** Puts help away; the focus goes back to where it was. */
export function closeHelpDrawer() {
  const { opener } = help.peek() ?? {};
  const hadFocus = drawer()?.contains(document.activeElement) ?? false;
  help.value = null;
  if (!hadFocus) return;
  const back = opener?.isConnected && opener !== document.body ? opener : document.getElementById("question");
  /** @type {HTMLElement | null} */ (back)?.focus({ preventScroll: true });
}

/** The key and the button of help. */
export function toggleHelp() {
  if (help.peek() && (drawer()?.contains(document.activeElement) || rulesPointedAt().length === 0)) closeHelpDrawer();
  else openHelp();
}

/**
 * Shows a rule: beside the board where a table is open, else on the rules page.
 * @param {string} page address of the rules page
 * @param {string} number
 */
export function showRule(page, number) {
  if (hasTable.peek()) openHelp([number]);
  else navigate(`${page}#${number}`);
}

/**
 * Rules that matter now, the most urgent first: what was pointed at, what was refused, what is asked. No rule stands
 * twice.
 * @param {Table} table
 * @param {Drawing} drawing
 * @param {string[]} pointed
 * @returns {Topic[]}
 */
export function topicsOf(table, drawing, pointed) {
  const refused = refusalOf(table);
  const asked = table.legal.length > 0;
  const topics = /** @type {Topic[]} */ ([
    { why: "pointed", rules: pointed },
    { why: "refused", rules: refused ? drawing.rulesOf(table, refused) : [] },
    { why: "asked", rules: asked ? drawing.rulesOf(table, null) : [] },
  ]);
  const told = new Set();
  return topics
    .map(({ why, rules }) => ({ why, rules: rules.filter((rule) => !told.has(rule) && told.add(rule)) }))
    .filter(({ rules }) => rules.length > 0);
}

/** What was refused last, if that is still forbidden. @param {Table} table @returns {any} */
function refusalOf({ view }) {
  const said = JSON.stringify(lastRefusal.value);
  return view.asked?.refused?.find((/** @type {any} */ { reason }) => JSON.stringify(reason) === said) ?? null;
}
