/** Opening a new game and going to its table. */
import { api } from "./api.js";
import { notifyError } from "./notify-error.js";
import { introduce } from "./me.js";
import { meta } from "./meta.js";
import { navigate } from "./router.js";

/** What who opens a table is called, if they say so. @param {any[]} seats */
const nameOfHost = (seats) => seats.find(({ kind }) => kind === "person")?.name || undefined;

/**
 * @param {{game: string, seats: object[], options: object, take_back?: boolean, public?: boolean,
 *   clock?: import("./clock.js").TimeControl | null, shuffle?: "server" | "joint", rated?: boolean}} request
 * @returns {Promise<boolean>} whether the table is open; if not, a notice says why
 */
export async function startGame(request) {
  try {
    if (meta.peek()?.people) await introduce(nameOfHost(request.seats));
    const view = await api.create(request);
    navigate(`/game/${view.id}`);
    return true;
  } catch (error) {
    notifyError(error);
    return false;
  }
}
