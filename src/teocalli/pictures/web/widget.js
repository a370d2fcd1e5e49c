// A match in a notebook: the page of `MatchWidget` (widget.py), by the interface of anywidget. It shows what the model
// says, and asks the other side for everything; it changes nothing itself.

/**
 * @typedef {{
 *   get(name: string): any,
 *   on(event: string, callback: () => void): void,
 *   off(event: string, callback: () => void): void,
 *   send(order: object): void,
 * }} Model
 * @typedef {{kind: string, actions: {word: string, text: string}[]}} Group
 */

/** From so many actions on they can be searched, and their groups are folded. */
const MANY = 12;
const SHOWN = ["number", "last", "board", "table", "step", "story", "standing", "question", "choices", "undoable"];
const FOLLOWED = [...SHOWN, "lines", "line", "thinking", "refusal", "theme", "said", "language"];
/** @type {Record<string, (number: number, last: number) => number>} */
const KEYS = {
  ArrowLeft: (number) => Math.max(0, number - 1),
  ArrowRight: (number, last) => Math.min(last, number + 1),
  Home: () => 0,
  End: (_, last) => last,
};
const BUTTONS = /** @type {const} */ ([
  ["first", "Home", "«"],
  ["back", "ArrowLeft", "‹"],
  ["forward", "ArrowRight", "›"],
  ["last", "End", "»"],
]);

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, string>} [attributes]
 * @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** The theme of the notebook around: JupyterLab and VS Code say theirs, others follow the system. */
function surroundings() {
  const { jpThemeLight, vscodeThemeKind } = document.body.dataset;
  if (jpThemeLight !== undefined) return jpThemeLight === "true" ? "light" : "dark";
  if (vscodeThemeKind !== undefined) return vscodeThemeKind.includes("light") ? "light" : "dark";
  return null;
}

/** What a text is searched for by. @param {string} text */
const plain = (text) => text.toLocaleLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");

/** One view of a model: the elements, made once, and how they follow the model. */
class View {
  /** @param {Model} model @param {HTMLElement} root */
  constructor(model, root) {
    this.model = model;
    this.root = root;
    const said = model.get("said");
    root.classList.add("teocalli-match");
    root.lang = model.get("language");
    root.dataset.lmSuppressShortcuts = "true"; // keys that are meant for the match are not the notebook's
    this.buttons = BUTTONS.map(([name, key, sign]) => {
      const button = element("button", { type: "button", "aria-label": said[name], title: said[name] }, sign);
      button.addEventListener("click", () => this.go(key));
      return button;
    });
    this.slider = element("input", { type: "range", min: "0", step: "1", "aria-label": said.step });
    this.slider.addEventListener("input", () => model.send({ do: "go", step: Number(this.slider.value) }));
    this.undo = element("button", { type: "button" }, said.undo);
    this.undo.addEventListener("click", () => model.send({ do: "undo" }));
    this.lines = element("select", { "aria-label": said.line });
    this.lines.addEventListener("change", () => model.send({ do: "line", line: Number(this.lines.value) }));
    this.board = element("div", { class: "teocalli-board" });
    this.story = element("div", { class: "teocalli-story", role: "status" });
    this.standing = element("ul", { class: "teocalli-standing" });
    this.refusal = element("p", { class: "teocalli-refusal", role: "alert" });
    this.question = element("p", { class: "teocalli-question", role: "status" });
    this.branch = element("p", {}, said.branch);
    this.search = element("input", { type: "search", "aria-label": said.search, placeholder: said.search });
    this.search.addEventListener("input", () => this.filter());
    this.groups = element("div", { class: "teocalli-groups" });
    this.none = element("p", { role: "status" });
    this.whole = element("div", {});
    const steps = element("div", { class: "teocalli-steps", role: "group", "aria-label": said.steps });
    steps.append(...this.buttons.slice(0, 2), this.slider, ...this.buttons.slice(2), this.lines, this.undo);
    const choices = element("section", { class: "teocalli-choices", "aria-label": said.choices });
    choices.append(this.question, this.branch, this.search, this.none, this.groups);
    const beside = element("div", { class: "teocalli-beside" }, this.story, this.refusal, this.standing, choices);
    const table = element("details", {}, element("summary", {}, said.table), this.whole);
    root.append(steps, element("div", { class: "teocalli-table" }, this.board, beside), table);
    root.addEventListener("keydown", (event) => this.key(event));
    const theme = surroundings();
    if (theme !== null && model.get("theme") === "auto") model.send({ do: "surroundings", theme });
  }

  /** Ask for another step. @param {string} key */
  go(key) {
    const step = KEYS[key](this.model.get("number"), this.model.get("last"));
    if (step !== this.model.get("number")) this.model.send({ do: "go", step });
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const inField = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
    if (inField || !(event.key in KEYS) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.go(event.key);
  }

  /** Follow what has changed. @param {string[]} changed */
  follow(changed) {
    const { model } = this;
    const is = (/** @type {string[]} */ ...names) => names.some((name) => changed.includes(name));
    if (is("theme")) this.root.dataset.theme = model.get("theme");
    if (is("number", "last")) this.showStep(model.get("number"), model.get("last"));
    if (is("board")) this.board.innerHTML = model.get("board");
    if (is("table")) this.whole.innerHTML = model.get("table");
    if (is("step", "story")) this.showStory();
    if (is("standing")) this.showStanding();
    if (is("refusal")) this.refusal.textContent = model.get("refusal");
    if (is("question", "thinking")) this.question.textContent = model.get("thinking") || model.get("question");
    if (is("choices", "number", "last"))
      this.branch.hidden = model.get("choices").length === 0 || model.get("number") === model.get("last");
    if (is("choices")) this.showChoices(model.get("choices"));
    if (is("undoable")) this.undo.disabled = !model.get("undoable");
    if (is("lines", "line")) this.showLines();
  }

  /** @param {number} number @param {number} last */
  showStep(number, last) {
    this.slider.max = String(last);
    this.slider.value = String(number);
    this.buttons.forEach((button, place) => {
      const off = place < 2 ? number === 0 : number === last;
      if (off && document.activeElement === button) this.slider.focus(); // so that keys go on being heard
      button.disabled = off;
    });
  }

  showStory() {
    const lines = this.model.get("story").map((/** @type {string} */ line) => element("p", {}, line));
    this.story.replaceChildren(element("p", { class: "teocalli-step" }, this.model.get("step")), ...lines);
    this.slider.setAttribute("aria-valuetext", this.model.get("step"));
  }

  showStanding() {
    const points = this.model.get("said").points;
    this.standing.setAttribute("aria-label", points);
    this.standing.replaceChildren(
      ...this.model.get("standing").map((/** @type {any} */ player) => {
        const mark = player.mark ? ` – ${player.mark}` : "";
        return element("li", {}, `${player.name}: `, element("b", {}, String(player.points)), mark);
      }),
    );
  }

  showLines() {
    const lines = this.model.get("lines");
    this.lines.hidden = lines.length < 2;
    this.lines.replaceChildren(
      ...lines.map((/** @type {string} */ name, /** @type {number} */ number) =>
        element("option", { value: String(number) }, name),
      ),
    );
    this.lines.value = String(this.model.get("line"));
  }

  /** @param {Group[]} groups */
  showChoices(groups) {
    const count = groups.reduce((sum, group) => sum + group.actions.length, 0);
    const focused = this.groups.contains(document.activeElement);
    this.search.hidden = count <= MANY;
    this.search.value = "";
    this.groups.replaceChildren(...groups.map((group) => this.group(group, count <= MANY || groups.length === 1)));
    this.filter();
    if (focused) (this.groups.querySelector("button") ?? this.slider).focus();
  }

  /** @param {Group} group @param {boolean} open */
  group(group, open) {
    const list = element("ul", {}, ...group.actions.map((action) => element("li", {}, this.action(action))));
    const name = `${group.kind} (${group.actions.length})`;
    const made = element("details", {}, element("summary", {}, name), list);
    made.open = open;
    made.dataset.open = String(open);
    return made;
  }

  /** @param {{word: string, text: string}} action */
  action(action) {
    const button = element("button", { type: "button" }, element("code", {}, action.word), " ", action.text);
    button.addEventListener("click", () => this.model.send({ do: "play", word: action.word }));
    return button;
  }

  /** Show the actions in which all that is typed occurs; what matches unfolds. */
  filter() {
    const wanted = plain(this.search.value).split(/\s+/).filter(Boolean);
    let found = 0;
    for (const group of this.groups.querySelectorAll("details")) {
      const title = plain(group.querySelector("summary")?.textContent ?? "");
      let here = 0;
      for (const entry of group.querySelectorAll("li")) {
        const text = `${title} ${plain(entry.textContent ?? "")}`;
        entry.hidden = !wanted.every((part) => text.includes(part));
        here += entry.hidden ? 0 : 1;
      }
      group.hidden = here === 0;
      group.open = wanted.length > 0 ? here > 0 : group.dataset.open === "true";
      found += here;
    }
    this.none.textContent = wanted.length > 0 && found === 0 ? this.model.get("said")["none-found"] : "";
  }
}

/** @param {{model: Model, el: HTMLElement}} place */
function render({ model, el }) {
  const root = element("div");
  el.append(root);
  const view = new View(model, root);
  view.follow(FOLLOWED);
  const callbacks = FOLLOWED.map((name) => /** @type {const} */ ([name, () => view.follow([name])]));
  for (const [name, callback] of callbacks) model.on(`change:${name}`, callback);
  return () => {
    for (const [name, callback] of callbacks) model.off(`change:${name}`, callback);
  };
}

export default { render };
