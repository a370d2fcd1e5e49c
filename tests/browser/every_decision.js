// Draws positions on the game's page without a server's game, and tries everything that can be clicked there.
async (game) => {
  const at = (path) => import(`/static/${path}`);
  const [
    { options, render },
    { batch },
    { html },
    { Frame },
    { GameTable },
    { texts },
    { meta },
    { loadDrawing },
    { faults },
  ] = await Promise.all([
    import("preact"),
    import("@preact/signals"),
    at("app/html.js"),
    at("app/pages/game.js"),
    at("app/table.js"),
    at("app/texts.js"),
    at("app/meta.js"),
    at("app/drawing.js"),
    at("app/boundary.js"),
  ]);
  while (!texts.value || !meta.value) await new Promise((done) => setTimeout(done, 20));
  options.requestAnimationFrame = (callback) => setTimeout(callback, 0);
  const drawing = await loadDrawing(game);
  const deciding = await (game === "uxmal" ? uxmalDeciding(at) : teotihuacanDeciding(at));

  class StillTable extends GameTable {
    sent = [];
    async reread() {}
    async send(word) {
      this.sent.push(word);
      return false;
    }
    async undo() {
      return false;
    }
  }
  const table = new StillTable("still");
  const Root = () => {
    const shown = table.snapshot(texts.value, meta.value.games[game]);
    return shown && html`<${Frame} game=${table} table=${shown} drawing=${drawing} lost=${false} />`;
  };
  const place = document.body.appendChild(document.createElement("div"));
  place.style.display = "none"; // what cannot be seen need not be laid out: only what is there counts
  document.getElementById("app").remove();
  let complaints = [];
  const loud = console.error;
  console.error = (...words) => {
    complaints.push(words.map((each) => each?.stack ?? String(each)).join(" "));
    loud(...words);
  };
  addEventListener("error", (event) => complaints.push(String(event.error?.stack ?? event.message)));

  const drawn = () => new Promise((done) => setTimeout(done, 0));

  async function show(view, before) {
    batch(() => {
      table.view.value = view;
      table.playback.reached.value = view.n;
      table.playback.positions = new Map(before.map((position) => [position.n, position]));
    });
    render(html`<${Root} />`, place);
    await drawn();
  }

  const CONTROLS = `#question button:not([disabled], [aria-disabled="true"]),
    .slot-board [role="button"]:not([aria-disabled="true"]), .slot-board .ux-clickable,
    .slot-players [role="button"][data-target]:not([aria-disabled="true"]), .slot-players button.ux-supply`;
  const NO_ANSWERS = ".undo *, [data-confirm], .turn-plans *, [aria-keyshortcuts='Escape'], .board-zoom *, [data-all]";
  const controls = () => [...document.querySelectorAll(CONTROLS)].filter((each) => !each.matches(NO_ANSWERS));

  /** What clicking each control chooses or sends, one after the other, with nothing drawn in between. */
  function tryAll(start) {
    const chosen = [];
    for (const control of controls()) {
      table.selection.value = start;
      control.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      if (table.selection.value !== start) chosen.push(table.selection.value);
    }
    table.selection.value = start;
    return chosen;
  }

  const shared = (one, other) => [...one].findIndex((letter, index) => letter !== other[index]);

  /**
   * Of what could be decided already, that from which a missing word is probably nearest: their beginnings agree the
   * most.
   */
  function takeNearest(later, missing) {
    const near = ({ word }) =>
      Math.max(...[...missing].map((other) => (word === other ? word.length : shared(word, other))));
    const best = later.reduce((found, each, index) => (near(each) > near(later[found]) ? index : found), 0);
    return later.splice(best, 1)[0].selection;
  }

  const reasons = () =>
    [...document.querySelectorAll(".deciding-reason, .deciding-refused-act")]
      .map((each) => each.textContent)
      .concat([...document.querySelectorAll(".teo-refused")].map((each) => each.getAttribute("aria-label")))
      .concat([...document.querySelectorAll("#question [aria-disabled][data-tip]")].map(({ dataset }) => dataset.tip));

  /**
   * Tries what can be chosen, until every legal word has been sent; gives the words that were not, and what was said of
   * refusals.
   */
  async function explore(view, most) {
    const missing = new Set(view.legal.map(({ word }) => word));
    const said = new Set();
    const known = new Set();
    const later = [];
    const queue = [null];
    let states = 0;
    while (queue.length + later.length && states < most) {
      const selection = queue.length ? queue.shift() : takeNearest(later, missing);
      table.selection.value = selection;
      await drawn();
      states++;
      for (const reason of reasons()) said.add(reason);
      table.sent = [];
      document.querySelectorAll("#question [data-confirm]:enabled").forEach((button) => button.click());
      for (const next of tryAll(selection)) {
        const name = JSON.stringify(next);
        if (known.has(name)) continue;
        known.add(name);
        const word = deciding(table.snapshot(texts.value, meta.value.games[game]), next);
        if (word) missing.delete(word);
        if (word) later.push({ word, selection: next });
        else queue.push(next);
      }
      for (const word of table.sent) missing.delete(word);
      if (missing.size === 0) break;
    }
    return { missing: [...missing], said: [...said], states };
  }

  return async (view, before, most) => {
    complaints = [];
    table.sent = [];
    await show(view, before);
    if (!document.querySelector("#question .asking-question")) complaints.push("nothing is asked");
    const { missing, said, states } = await explore(view, most);
    if (missing.length) complaints.push(`cannot be reached: ${missing.join(" ")}`);
    for (const { word, kind, reason } of view.asked?.refused ?? []) {
      const text = texts.value.message(reason);
      if (!said.some((each) => each.includes(text))) complaints.push(`refused and not drawn: ${word ?? kind}: ${text}`);
    }
    if (faults.value.size) complaints.push(`faults: ${[...faults.value].join(" ")}`);
    return { complaints, states };
  };

  async function uxmalDeciding(at) {
    const { choiceOf } = await at("games/uxmal/acting.js");
    return (shown, selection) => {
      const choice = choiceOf({ ...shown, selection: { value: selection } });
      return choice?.ready ? choice.preview.word : null;
    };
  }

  async function teotihuacanDeciding(at) {
    const { footOf } = await at("games/teotihuacan/question.js");
    return (shown, selection) => {
      let sent = null;
      const still = { ...shown, selection: { value: selection }, send: async (word) => (sent = word) };
      const preview = shown.legal.find(({ word }) => word === selection?.final);
      const { decide } = footOf(still, preview);
      if (decide?.ready) decide.act();
      return sent ?? still.selection.value?.final ?? null;
    };
  }
};
