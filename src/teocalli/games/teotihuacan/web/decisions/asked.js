/** The former name of `decision.js` and of what it gives, for what still asks for it; it goes with version 0.2. */
export * from "./decision.js";
export {
  chooseAction as propose,
  decisionContext as asked,
  freeActions as freeWords,
  ordinaryActions as ordinary,
  seatToMove as mover,
  sendAction as settle,
} from "./decision.js";
