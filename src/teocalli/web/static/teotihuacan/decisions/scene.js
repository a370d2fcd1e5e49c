/** What the board shows of a decision: what can be chosen there, and what becomes of a click. */
import { notify } from "../../app/notices.js";
import { plainScene } from "../scene.js";
import { asked, decisionOf, freeWords, ordinary, positionOf, propose } from "./asked.js";
import { buildingScene } from "./building.js";
import { decoratingScene } from "./decorating.js";
import { goodsScene } from "./goods.js";
import { keyOf } from "./keys-of.js";
import { movingScene } from "./moving.js";
import { pickingScene } from "./picking.js";
import { triedKey } from "./suggesting.js";
import { actionText, effectText, effectTokens } from "./wording.js";

/** @typedef {import("../../app/types.js").Table} Table */
/** @typedef {import("../scene.js").Target} Target */
/** @typedef {Partial<import("../scene.js").Scene>} Part */

/** @type {Record<string, (table: Table) => Part>} */
const SCENES = { turn: movingScene, build: buildingScene, deco: decoratingScene, gain: goodsScene, keep: pickingScene, place: pickingScene };

/** @param {Table} table @returns {import("../scene.js").Scene} */
export function sceneOf(table) {
  const plain = plainScene(table);
  if (!table.legal.length) return plain;
  const words = new Map();
  const own = (SCENES[decisionOf(table)] ?? listScene)(table);
  const common = wordTargets(table, freeWords(table), words);
  const offered = new Map([...common, ...(own.targets ?? [])]);
  const forbidden = forbiddenThings(table, offered);
  const targets = new Map([...offered, ...forbidden.targets]);
  const choose = (/** @type {string} */ key) => {
    const reason = forbidden.reasons.get(key);
    if (reason) notify(reason);
    else if (words.has(key) && !own.targets?.has(key)) propose(table, words.get(key));
    else own.choose?.(key);
  };
  const suggested = triedKey(table);
  const target = targets.get(suggested ?? "");
  if (suggested && target) targets.set(suggested, { ...target, chosen: true });
  const { cell } = asked(table);
  const marks = own.marks ?? new Set([...(cell ? [`cell:${cell}`] : []), ...arrivalMarks(table)]);
  return { ...plain, ...own, targets, choose, marks };
}

/** Things that can only be chosen once something else is: they are not shown before. */
const SECOND_CHOICE = /^(?:place|stair):/;

/**
 * Things that one might choose and must not, with the reasons.
 * @param {Table} table
 * @param {Map<string, Target>} offered
 */
function forbiddenThings(table, offered) {
  const targets = new Map();
  /** @type {Map<string, import("../../app/types.js").Message>} */
  const reasons = new Map();
  const second = [...offered.keys()].some((key) => SECOND_CHOICE.test(key));
  for (const { word, reason } of asked(table).refused) {
    const key = keyOf(table, word);
    if (!key || offered.has(key) || (SECOND_CHOICE.test(key) && !second)) continue;
    const said = table.texts.message(reason);
    targets.set(key, { label: said, refused: said });
    reasons.set(key, reason);
  }
  return { targets, reasons };
}

/** @param {Table} table */
function arrivalMarks(table) {
  const { arrival } = positionOf(table);
  return arrival ? [`colours:${arrival.board}`] : [];
}

/**
 * Targets of words that stand for one thing each; of several words for one thing the shortest counts.
 * @param {Table} table
 * @param {any[]} previews
 * @param {Map<string, string>} words by key; filled here
 * @returns {Map<string, Target>}
 */
function wordTargets(table, previews, words) {
  const targets = new Map();
  for (const preview of [...previews].sort((a, b) => a.word.length - b.word.length)) {
    const key = keyOf(table, preview.word);
    if (!key || targets.has(key)) continue;
    words.set(key, preview.word);
    targets.set(key, { label: [actionText(table, preview), effectText(table, preview)].filter(Boolean).join(" · "), badge: effectTokens(preview) });
  }
  return targets;
}

/** Decisions whose words stand for one thing each. @param {Table} table @returns {Part} */
function listScene(table) {
  /** @type {Map<string, string>} */
  const words = new Map();
  const targets = wordTargets(table, ordinary(table), words);
  const choose = (/** @type {string} */ key) => {
    const word = words.get(key);
    if (word) propose(table, word);
  };
  return { targets, choose };
}
