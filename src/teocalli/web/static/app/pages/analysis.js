/** The analysis room of a game: any position of it, what that is worth, and what could be played. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { LineWalk } from "../analysis/line-walk.js";
import { RoomPanel } from "../analysis/room-panel.js";
import { RoomTable } from "../analysis/room-table.js";
import { roomApi } from "../analysis/room-api.js";
import { DecideButton } from "../asking.js";
import { leadLostFocus } from "../board/focus.js";
import { useDrawing } from "../drawing.js";
import { Header } from "../header.js";
import { html } from "../html.js";
import { notOffered } from "../meta.js";
import { positionIn } from "../position-address.js";
import { ApiError, NetworkError } from "../request.js";
import { setPlace } from "../router.js";
import { verdict } from "../scenes.js";
import { Frame } from "./game.js";
import { NotFoundPage } from "./not-found.js";

/**
 * @typedef {import("../types.js").Texts} Texts
 * @typedef {import("../types.js").Meta} Meta
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../types.js").Drawing} Drawing
 * @typedef {import("../analysis/room-table.js").Tree} Tree
 */

const KEY = /^#at=([0-9a-f]{12})$/;

/** The position that the address names, else the last one of the game. @param {Tree} tree */
function keyInAddress(tree) {
  const named = KEY.exec(location.hash)?.[1];
  if (named && tree.lines.some(({ moves }) => moves.some(({ key }) => key === named))) return named;
  const moves = tree.lines[0]?.moves ?? [];
  const n = positionIn(location.hash) ?? moves.length - 1;
  return moves[Math.min(n, moves.length - 1)]?.key ?? "";
}

/** Keeps the address and the position that is looked at together. @param {RoomTable | null} room */
function useAddress(room) {
  const at = room?.current.value;
  useEffect(() => {
    if (at && location.hash !== `#at=${at}`) setPlace(`#at=${at}`, { instead: true, onTop: false });
  }, [at]);
  useEffect(() => {
    if (!room) return undefined;
    const follow = () => {
      const named = KEY.exec(location.hash)?.[1];
      if (named && room.places.peek().has(named)) void room.goToKey(named);
    };
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [room]);
}

/** Why nothing is asked at a position. @param {{room: RoomTable, table: Table}} props */
function NothingAsked({ room, table }) {
  const { texts, view } = table;
  const { key } = room.place.move;
  useEffect(() => leadLostFocus("#question"), []);
  const draw = () => void room.wish({ do: "draw", at: key });
  const isDraw = view.to_move === null && view.status === "running";
  const why = isDraw ? "web-analysis-draw" : room.tree.value.may ? "web-analysis-hidden" : "web-analysis-look-only";
  return html`
    <div class="waiting">
      <h2>${texts.format(view.status === "finished" ? "web-game-finished" : "web-analysis")}</h2>
      ${
        view.status === "finished"
          ? html`<p class="waiting-last">${view.result && verdict(table, view.result)}</p>`
          : html`<p>${texts.format(why)}</p>`
      }
      ${
        isDraw &&
        room.tree.value.may &&
        html`<div class="waiting-buttons">
          <${DecideButton} act=${draw}>${texts.format("web-analysis-do-draw")}<//>
        </div>`
      }
    </div>
  `;
}

/** @param {{room: RoomTable, table: Table, drawing: Drawing}} props */
function RoomAtTable({ room, table, drawing }) {
  const walk = room.position.walk.value;
  useAddress(room);
  useEffect(() => {
    if (history.state?.from) leadLostFocus(); // the heading of the empty page is gone, at which whoever came here began
  }, []);
  const walking = walk !== null;
  const seen = useMemo(() => (walking ? { ...table, legal: [], looking: true } : table), [walking, table]);
  return html`
    <${Frame}
      game=${room}
      table=${seen}
      drawing=${drawing}
      lost=${!room.connected.value}
      lesson=${html`<${RoomPanel} room=${room} table=${table} drawing=${drawing} />`}
      idle=${
        walk
          ? html`<${LineWalk}
              lines=${room.position}
              table=${table}
              walk=${walk}
              onPlay=${room.tree.value.may ? (/** @type {string[]} */ words) => void room.playWords(words) : null}
            />`
          : html`<${NothingAsked} room=${room} table=${table} />`
      }
    />
  `;
}

/** @param {string} id */
function useRoom(id) {
  const [room, setRoom] = useState(/** @type {RoomTable | null} */ (null));
  const [failed, setFailed] = useState(/** @type {import("../types.js").Message | null} */ (null));
  useEffect(() => {
    let wanted = true;
    let opened = /** @type {RoomTable | null} */ (null);
    roomApi.tree(id).then(
      (tree) => {
        if (!wanted) return;
        opened = new RoomTable(id, tree, keyInAddress(tree));
        setRoom(opened);
      },
      (error) => {
        if (error instanceof ApiError) setFailed(error.info);
        else if (error instanceof NetworkError) setFailed({ id: "web-error-network", args: {} });
        else throw error;
      },
    );
    return () => {
      wanted = false;
      opened?.close();
    };
  }, [id]);
  return { room, failed };
}

/** @param {{id: string, texts: Texts, meta: Meta}} props */
export function AnalysisPage({ id, texts, meta }) {
  const { room, failed } = useRoom(id);
  const view = room?.view.value;
  const drawing = useDrawing(view?.game);
  const known = view && meta.games[view.game];
  const table = room && known ? room.snapshot(texts, known) : null;
  const failure = failed ?? room?.failure.value ?? notOffered(meta, view);
  if (failure)
    return html`<${NotFoundPage} texts=${texts} meta=${meta} title="web-analysis-refused" message=${failure} />`;
  if (!room || !table || !drawing)
    return html`
      <${Header} texts=${texts} game=${Object.keys(meta.games)[0]} />
      <main class="page"><h1 class="visually-hidden" tabindex="-1">${texts.format("web-analysis")}</h1></main>
    `;
  return html`<${RoomAtTable} room=${room} table=${table} drawing=${drawing} />`;
}
