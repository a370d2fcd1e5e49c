/**
 * Notices of this browser when no page shows the game: signing up at its push service, and for which games. The server
 * sends them, the service worker shows them.
 */
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { api } from "./api.js";
import { html } from "./html.js";
import { notify } from "./notices.js";
import { notifyError } from "./notify-error.js";
import { isRemindedBy, rememberWay } from "./remindable.js";
import { language } from "./settings.js";
import { Choice } from "./ui.js";

/**
 * @typedef {import("./types.js").Texts} Texts
 * @typedef {{key: string, here: string | null, devices: number, webhook: {address: string, off: boolean} | null}}
 *   Wanted   key: by which push services know the server; here: the language in which notices are wanted here
 */

/** Whether this browser can be told anything: by https or on this computer only, and not every one does. */
const canBeTold = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Where notices are wanted, as the server has it; null before that is read. */
export const wanted = signal(/** @type {Wanted | null} */ (null));

/** @param {string} text as the server writes keys */
const bytes = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/**
 * The browser's own signing up, for this server; what was for another key is of no use.
 * @param {string} key
 */
async function subscription(key) {
  const registration = await navigator.serviceWorker.register("/service-worker.js");
  await navigator.serviceWorker.ready;
  const own = await registration.pushManager.getSubscription();
  const known = own?.options.applicationServerKey;
  const wantedKey = bytes(key);
  if (own && known && String(new Uint8Array(known)) === String(wantedKey)) return own;
  await own?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wantedKey });
}

/** Signs this browser up, in the page's language. @param {string} key */
async function signUp(key) {
  wanted.value = await api.wantNotices((await subscription(key)).toJSON(), language.peek());
}

/** Lets this browser be told from now on; false where somebody or something forbids it. */
async function switchOn() {
  if ((await Notification.requestPermission()) !== "granted") return false;
  try {
    await signUp((wanted.peek() ?? (await api.notices())).key);
  } catch (error) {
    if (error instanceof DOMException) notify({ id: "web-notices-failed", args: {} }, "error");
    else notifyError(error);
    return false;
  }
  rememberWay("device", true);
  return true;
}

async function switchOff() {
  rememberWay("device", false);
  try {
    wanted.value = await api.wantNoNotices();
    const registration = await navigator.serviceWorker.getRegistration();
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
  } catch (error) {
    notifyError(error);
  }
}

/**
 * Sees to it that what was wanted at this browser still holds: for whoever is here now, with the server's key, in the
 * page's language. Somebody whose webhook was switched off is told so.
 */
export async function lookAfterNotices() {
  try {
    wanted.value = await api.notices();
    const { here, key, webhook } = wanted.value;
    if (webhook?.off) notify({ id: "web-webhook-off", args: { address: webhook.address } }, "error");
    const mine = isRemindedBy("device") && canBeTold() && Notification.permission === "granted";
    if (mine && here !== language.peek()) await signUp(key);
  } catch {
    // the next visit does it
  }
}

language.subscribe((now) => {
  if (wanted.peek()?.here && wanted.peek()?.here !== now) void lookAfterNotices();
});

/** Sends a notice for trial, and says what became of it. @param {"device" | "webhook"} to */
export async function tryOut(to) {
  try {
    const { fate } = await api.tryNotice(to);
    notify({ id: "web-notices-fate", args: { fate } }, fate === "delivered" ? "good" : "error");
    wanted.value = await api.notices();
  } catch (error) {
    notifyError(error);
  }
}

/** The switch in the settings; nothing where the browser cannot. @param {{texts: Texts}} props */
export function DeviceNotices({ texts }) {
  const [denied, setDenied] = useState(canBeTold() && Notification.permission === "denied");
  useEffect(() => {
    if (canBeTold() && !wanted.peek()) void api.notices().then((read) => (wanted.value = read), notifyError);
  }, []);
  if (!canBeTold() || !wanted.value) return null;
  const here = wanted.value.here !== null && Notification.permission === "granted";
  const change = async (/** @type {string} */ value) => {
    if (value === "off") return switchOff();
    const done = await switchOn();
    setDenied(Notification.permission === "denied");
    if (!done) wanted.value = wanted.peek() && { .../** @type {Wanted} */ (wanted.peek()) }; // drawn as it is
    return undefined;
  };
  return html`
    <${Choice}
      legend=${texts.format("web-notices")}
      name="notices"
      values=${["on", "off"]}
      value=${here ? "on" : "off"}
      label=${(/** @type {string} */ each) => texts.format(`web-notices-${each}`)}
      onChange=${change}
    />
    <p class="hint">${texts.format(denied ? "web-notices-denied" : "web-notices-help")}</p>
    ${
      here &&
      html`<p>
        <button type="button" onClick=${() => void tryOut("device")}>${texts.format("web-notices-trial")}</button>
      </p>`
    }
  `;
}

/** Whether one wants notices of a game. @param {{texts: Texts, id: string}} props */
export function GameNotices({ texts, id }) {
  const [on, setOn] = useState(/** @type {boolean | null} */ (null));
  useEffect(() => void api.gameNotices(id).then((read) => setOn(read.wanted), notifyError), [id]);
  if (on === null) return null;
  const change = () => void api.wantGameNotices(id, !on).then((read) => setOn(read.wanted), notifyError);
  return html`
    <button type="button" aria-pressed=${on} title=${texts.format("web-notices-game-help")} onClick=${change}>
      ${texts.format("web-notices-game")}
    </button>
  `;
}
