/** What the board shows of a decision: what can be chosen there, and what becomes of a click. */
import { notify } from "teocalli/notices.js";
import { plainScene } from "../scene.js";
import { decisionContext, decisionOf, positionOf, chooseAction, select, selectionOf } from "./decision.js";
import { buildingScene } from "./building.js";
import { decoratingScene } from "./decorating.js";
import { goodsScene } from "./goods.js";
import { keyOf, targetsOf } from "./target-keys.js";
import { movingScene } from "./moving.js";
import { pickingScene } from "./picking.js";
import { triedKey } from "./suggesting.js";
import { actionText, effectText, effectTokens } from "./wording.js";

/** @typedef {import("teocalli/types.js").Table} Table */
/** @typedef {import("../scene.js").Target} Target */
/** @typedef {Partial<import("../scene.js").Scene>} Part */

/** @type {Record<string, (table: Table) => Part>} */
const SCENES = {
  turn: movingScene,
  build: buildingScene,
  deco: decoratingScene,
  gain: goodsScene,
  royal: goodsScene,
  keep: pickingScene,
  place: pickingScene,
};

/**
 * Kinds of words that the scene of a decision puts together itself; a target stands for any other.
 * @type {Record<string, string[]>}
 */
const COMPOSED = {
  turn: ["move"],
  build: ["build"],
  deco: ["deco"],
  gain: ["gain"],
  royal: ["pay"],
  keep: ["keep"],
  place: ["place"],
};

/** @param {Table} table @returns {import("../scene.js").Scene} */
export function sceneOf(table) {
  const plain = plainScene(table);
  if (!table.legal.length) return plain;
  const own = SCENES[decisionOf(table)]?.(table) ?? {};
  const ways = waysByTarget(table);
  const listed = [...ways].map(([key, all]) => /** @type {[string, Target]} */ ([key, targetOf(table, key, all)]));
  const composed = [...(own.targets ?? [])];
  const offered = new Map([
    ...composed.filter(([, { refused }]) => refused),
    ...listed,
    ...composed.filter(([, { refused }]) => !refused),
  ]);
  const forbidden = forbiddenTargets(table, offered);
  const targets = new Map([...offered, ...forbidden.targets]);
  const choose = (/** @type {string} */ key) => {
    const reason = forbidden.reasons.get(key);
    const all = ways.get(key);
    if (reason) notify(reason);
    else if (all && (own.targets?.get(key)?.refused ?? true)) chooseWay(table, key, all);
    else own.choose?.(key);
  };
  const suggested = triedKey(table);
  const target = targets.get(suggested ?? "");
  if (suggested && target) targets.set(suggested, { ...target, chosen: true });
  const { cell } = decisionContext(table);
  const marks = own.marks ?? new Set([...(cell ? [`cell:${cell}`] : []), ...arrivalMarks(table)]);
  return { ...plain, ...own, targets, choose, marks };
}

/** Kinds of targets that can only be chosen once something else is: they are not shown before. */
const SECOND_CHOICE = new Set(["build", "deco"]);

/**
 * Targets that one might choose and must not, with the reasons.
 * @param {Table} table
 * @param {Map<string, Target>} offered
 */
function forbiddenTargets(table, offered) {
  const targets = new Map();
  /** @type {Map<string, import("teocalli/types.js").Message>} */
  const reasons = new Map();
  const second = [...offered.values()].some((target) => target.second);
  for (const refusal of decisionContext(table).refused) {
    const { kind, reason } = refusal;
    const key = keyOf(table, refusal);
    if (!key || offered.has(key) || (SECOND_CHOICE.has(kind) && !second)) continue;
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
 * One way to choose a target: a word, and what is chosen with it.
 * @typedef {{preview: any, first: boolean, then?: string | import("./decision.js").Selection}} Way
 */

/** What each target stands for. @param {Table} table @returns {Map<string, Way[]>} */
function waysByTarget(table) {
  const composed = new Set(COMPOSED[decisionOf(table)] ?? []);
  /** @type {Map<string, Way[]>} */
  const ways = new Map();
  for (const preview of table.legal) {
    if (composed.has(preview.kind)) continue;
    targetsOf(table, preview).forEach(({ key, then }, at) =>
      ways.set(key, [...(ways.get(key) ?? []), { preview, first: at === 0, then }]),
    );
  }
  return ways;
}

/** @param {Table} table @param {any} preview */
const toldOf = (table, preview) => [actionText(table, preview), effectText(table, preview)].filter(Boolean).join(" · ");

/**
 * A target that stands for one word does it, one that stands for several asks among them.
 * @param {Table} table
 * @param {string} key
 * @param {Way[]} ways
 * @returns {Target}
 */
function targetOf(table, key, ways) {
  const [only] = ways;
  if (only && ways.length === 1)
    return { label: toldOf(table, only.preview), badge: only.first ? effectTokens(only.preview) : undefined };
  const actions = ways.map(({ preview }) => actionText(table, preview));
  return { label: table.texts.format("decide-among", { actions }), chosen: selectionOf(table).among?.key === key };
}

/** @param {Table} table @param {string} key @param {Way[]} ways */
function chooseWay(table, key, ways) {
  const [only] = ways;
  if (only && ways.length === 1) chooseAction(table, only.preview.word, only.then ?? null);
  else
    select(table, {
      among: { key, words: ways.map(({ preview }) => preview.word), then: only?.then },
      final: undefined,
    });
}
