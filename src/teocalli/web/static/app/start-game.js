/** Opening a new game and going to its table. */
import { api, ApiError, NetworkError } from "./api.js";
import { notify } from "./notices.js";
import { navigate } from "./router.js";

/**
 * @param {{game: string, seats: object[], options: object, take_back?: boolean}} request
 * @returns {Promise<boolean>} whether the table is open; if not, a notice says why
 */
export async function startGame(request) {
  try {
    const view = await api.create(request);
    navigate(`/game/${view.id}`);
    return true;
  } catch (error) {
    if (error instanceof ApiError) notify(error.info, "error");
    else if (error instanceof NetworkError) notify({ id: "web-error-network", args: {} }, "error");
    else throw error;
    return false;
  }
}
