/** The former name of `notify-error.js`, for drawings from elsewhere; it goes with version 0.2. */
export { notifyError as complain } from "./notify-error.js";
