/** Tells a person of what the server refused, or that it could not be reached; every other error is a fault. */
import { notify } from "./notices.js";
import { ApiError, NetworkError } from "./request.js";

/** @param {unknown} error */
export function notifyError(error) {
  if (error instanceof ApiError) notify(error.info, "error");
  else if (error instanceof NetworkError) notify({ id: "web-error-network", args: {} }, "error");
  else throw error;
}
