/** Games at the table, kept on this device alone: the one that is played, and earlier ones. */
import { remember, remembered } from "../settings.js";

/** @typedef {import("./sheet.js").Sheet} Sheet */

/** Games of one kind at most; the oldest is forgotten first. */
const MOST = 200;

/** @param {string} game */
const place = (game) => `companion.${game}`;

/** @param {any} sheet @returns {boolean} */
const isSheet = (sheet) => sheet !== null && typeof sheet === "object" && Array.isArray(sheet.names) && sheet.points;

/** All games, the newest first. @param {string} game @returns {Sheet[]} */
export function keptSheets(game) {
  try {
    const kept = JSON.parse(remembered(place(game)) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isSheet) : [];
  } catch {
    return []; // somebody else's value
  }
}

/** @param {string} game @param {Sheet[]} sheets */
export const keepSheets = (game, sheets) => remember(place(game), JSON.stringify(sheets.slice(0, MOST)));

/** Gives the browser a file to save. @param {string} name @param {string} text */
export function saveTable(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/csv" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
