/** Whether somebody at this browser wanted to be told when they are not looking; the rest is loaded only then. */
import { signal } from "@preact/signals";
import { remember, remembered } from "./settings.js";

/** @typedef {"device" | "webhook"} Way */

/** @type {Way[]} */
const WAYS = ["device", "webhook"];

/** @param {Way} way */
export const isRemindedBy = (way) => remembered(`notices.${way}`) === "on";

export const remindable = signal(WAYS.some(isRemindedBy));

/** @param {Way} way @param {boolean} on */
export function rememberWay(way, on) {
  remember(`notices.${way}`, on ? "on" : "off");
  remindable.value = WAYS.some(isRemindedBy);
}
