/** Setting up a position of a game: on the board, by a form, or as text; to be played, analysed and given away. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { loadStyle, useDrawing } from "../drawing.js";
import { Header } from "../header.js";
import { html } from "../html.js";
import { notifyError } from "../notify-error.js";
import { setPlace } from "../router.js";
import { FROM } from "../setup/address.js";
import { SetUp } from "../setup/draft.js";
import { requests } from "../setup/requests.js";
import { SetUpPanel } from "../setup/panel.js";
import { AtPlace, useChoosingPlaces } from "../setup/places.js";
import { SetUpTable, tableWith } from "../setup/setup-table.js";
import { Verdict } from "../setup/verdict.js";
import { Frame } from "./game.js";
import { PageTitle } from "./title.js";

/**
 * @typedef {import("../types.js").Texts} Texts
 * @typedef {import("../types.js").Meta} Meta
 * @typedef {import("../types.js").Drawing} Drawing
 * @typedef {import("../setup/draft.js").Draft} Draft
 */

/** The position that the address names, null: none. @returns {Promise<Draft | null>} */
async function givenDraft() {
  const [, id, key] = FROM.exec(location.hash) ?? [];
  if (!id || !key) return null;
  try {
    return await requests.analysisSummary(decodeURIComponent(id), key);
  } catch (error) {
    notifyError(error);
    return null;
  } finally {
    setPlace("", { instead: true, onTop: false }); // from now on it is what is entered here
  }
}

/** @param {string} game @param {number} players */
function useSetUp(game, players) {
  const setUp = useMemo(() => new SetUp(game), [game]);
  const [table, setTable] = useState(/** @type {SetUpTable | null} */ (null));
  useEffect(() => {
    let opened = /** @type {SetUpTable | null} */ (null);
    let wanted = true;
    const open = async () => {
      await Promise.all([
        givenDraft().then((draft) => setUp.begin(draft, players)),
        loadStyle("/static/styles/setup.css"),
      ]);
      if (!wanted || !setUp.sound.peek()) return;
      opened = new SetUpTable(setUp);
      setTable(opened);
    };
    void open();
    return () => {
      wanted = false;
      opened?.close();
    };
  }, [setUp]);
  return { setUp, table };
}

/**
 * Who is to sit at each seat: one person and bots, until somebody says otherwise.
 * @param {number} players
 * @param {string} bot
 */
function useSeats(players, bot) {
  const [chosen, setChosen] = useState(/** @type {string[]} */ ([]));
  const seats = Array.from({ length: players }, (_, seat) => chosen[seat] ?? (seat === 0 ? "person" : bot));
  return { seats, setSeats: setChosen };
}

/** @param {{setUp: SetUp, game: SetUpTable, texts: Texts, meta: Meta, drawing: Drawing}} props */
function AtTable({ setUp, game, texts, meta, drawing }) {
  const known = /** @type {import("../types.js").GameMeta} */ (meta.games[setUp.game]);
  const bot = known.bots.default;
  const { seats, setSeats } = useSeats(setUp.draft.value?.players ?? 0, bot);
  const table = game.snapshot(texts, known);
  useChoosingPlaces(setUp);
  const edit = setUp.tried.value;
  const tried = useMemo(() => (edit && table ? tableWith(table, edit) : null), [edit, table?.view]);
  if (!table) return null;
  const parts = { table, drawing, setUp };
  return html`<${Frame}
    game=${game}
    table=${table}
    drawing=${drawing}
    lost=${setUp.lost.value}
    tried=${tried}
    lesson=${html`<${SetUpPanel} ...${parts} seats=${seats} onSeats=${setSeats} />`}
    idle=${
      setUp.place.value
        ? html`<${AtPlace} key=${setUp.place.value.at} ...${parts} />`
        : html`<${Verdict} ...${parts} seats=${seats} bot=${bot} />`
    }
  />`;
}

/** @param {{texts: Texts, meta: Meta, game: string}} props */
export function SetUpPage({ texts, meta, game }) {
  const known = /** @type {import("../types.js").GameMeta} */ (meta.games[game]);
  const { setUp, table } = useSetUp(game, Math.max(2, known.players[0]));
  const drawing = useDrawing(game);
  const title = texts.format("web-setup-title", { game: texts.format(`${game}-title`) });
  if (!table || !drawing)
    return html`
      <${PageTitle} text=${title} />
      <${Header} texts=${texts} game=${game} />
      <main class="page"><h1 class="visually-hidden" tabindex="-1">${title}</h1></main>
    `;
  return html`<${AtTable} ...${{ setUp, texts, meta, drawing }} game=${table} />`;
}
