/** Components of one's own: what a game takes, the draft kept on this device, and what the server says of it. */
import { useEffect, useState } from "preact/hooks";
import { api } from "./api.js";
import { notifyError } from "./notify-error.js";
import { NetworkError } from "./request.js";
import { remember, remembered } from "./settings.js";

/**
 * @typedef {import("./types.js").Message} Message
 * @typedef {import("./types.js").Meta} Meta
 * @typedef {Record<string, any>} Content   of a component file, as JSON
 * @typedef {{option: string, ours: Content, empty: Content, text: string}} Offered
 * @typedef {{where: string, line: number | null, reason: Message}} Fault
 * @typedef {{what: Message, has: number, wanted: number | null, ours: number}} Count
 * @typedef {{sound: boolean, content: Content | null, text: string | null, faults: Fault[], counts: Count[],
 *   differences: Message[]}} Report
 * @typedef {{texts: import("./types.js").Texts, content: Content, offered: Offered, report: Report | null, onChange:
 *   (content: Content) => void}} EditorProps   report: what was last said of it, perhaps of an earlier content
 */

/** Milliseconds after the last change before a draft is checked. */
const SETTLED = 250;

/** The option for which a game takes a file of one's own. @param {Meta} meta @param {string} game */
export const ownOption = (meta, game) => meta.games[game]?.options.find(({ own }) => own)?.name;

/** @param {Meta} meta @param {string} game */
export const takesComponents = (meta, game) => ownOption(meta, game) !== undefined;

/** What was entered on this device, if anything. @param {string} game @returns {Content | null} */
export function draftOf(game) {
  try {
    const kept = JSON.parse(remembered(`components.${game}`) ?? "null");
    return kept !== null && typeof kept === "object" && !Array.isArray(kept) ? kept : null;
  } catch {
    return null; // somebody else's value
  }
}

/** @param {string} game @param {Content} content */
export const keepDraft = (game, content) => remember(`components.${game}`, JSON.stringify(content));

/** What a game offers, null until it is known. @param {string} game @returns {Offered | null} */
export function useOffered(game) {
  const [offered, setOffered] = useState(/** @type {Offered | null} */ (null));
  useEffect(() => void api.components(game).then(setOffered, notifyError), [game]);
  return offered;
}

/**
 * What the server says of a draft once its owner pauses; `of` is the content of which it says so.
 * @param {string} game
 * @param {Content | null} content
 * @returns {{of: Content, report: Report} | null}
 */
export function useReport(game, content) {
  const [said, setSaid] = useState(/** @type {{of: Content, report: Report} | null} */ (null));
  useEffect(() => {
    if (!content) return undefined;
    let wanted = true;
    const check = () =>
      api.checkComponents(game, content).then(
        (report) => wanted && setSaid({ of: content, report }),
        (error) => wanted && !(error instanceof NetworkError) && notifyError(error),
      );
    const timer = setTimeout(check, said ? SETTLED : 0);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [game, content]);
  return said;
}
