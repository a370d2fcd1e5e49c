/** A link that holds a whole game: says what it is, and opens it when that is wanted. */
import { useEffect, useState } from "preact/hooks";
import { api } from "../api.js";
import { leadLostFocus } from "../board/focus.js";
import { Header } from "../header.js";
import { html } from "../html.js";
import { notifyError } from "../notify-error.js";
import { addressOf } from "../position-address.js";
import { LONGEST_LINK, LinkError, canLinkRecords, readLink } from "../record-link.js";
import { newKey } from "../request.js";
import { navigate } from "../router.js";
import { PageTitle } from "./title.js";

/**
 * @typedef {{texts: import("../types.js").Texts, meta: import("../types.js").Meta}} Shared
 * @typedef {Awaited<ReturnType<typeof readLink>>} Held
 * @typedef {Held | {failure: import("../types.js").Message}} Found
 */

/** Why there is nothing to open. @param {unknown} error @returns {{failure: import("../types.js").Message}} */
function failureOf(error) {
  if (!(error instanceof LinkError)) throw error;
  return { failure: { id: `web-link-${error.reason}`, args: { limit: LONGEST_LINK } } };
}

/** What a link holds, or why it holds nothing. @param {string} link @returns {Promise<Found>} */
const found = (link) =>
  canLinkRecords()
    ? readLink(link).catch(failureOf)
    : Promise.resolve({ failure: { id: "web-link-unsupported", args: {} } });

/**
 * Asks for a link where the address holds none.
 * @param {{texts: Shared["texts"], read: (link: string) => Promise<void>}} props
 */
function PasteLink({ texts, read }) {
  const onSubmit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    void read(String(new FormData(form).get("link"))).then(() => leadLostFocus());
  };
  return html`
    <p>${texts.format("web-open-link-help")}</p>
    <form class="paste-link" onSubmit=${onSubmit}>
      <label class="field">
        <span>${texts.format("web-open-link-field")}</span>
        <textarea name="link" rows="4" required dir="ltr" spellcheck=${false} autocomplete="off"></textarea>
      </label>
      <button type="submit" class="primary large">${texts.format("web-open-link-read")}</button>
    </form>
  `;
}

/** @param {{texts: Shared["texts"], held: Held}} props */
function HeldGame({ texts, held }) {
  const [key] = useState(newKey);
  const [opening, setOpening] = useState(false);
  const { game, players, n } = held;
  const open = async () => {
    setOpening(true);
    try {
      const { id } = await api.openRecord(held.text, key);
      navigate(addressOf(id, n), { instead: true });
    } catch (error) {
      setOpening(false);
      notifyError(error);
    }
  };
  const names = players.map((name, seat) => name || texts.format("name-player", { number: seat + 1 }));
  return html`
    <p class="open-game">
      <b>${texts.has(`${game}-title`) ? texts.format(`${game}-title`) : game}</b>
      <span>${texts.format("web-game-title", { names })}</span>
    </p>
    <p class="hint">${texts.format("web-open-game-help")}</p>
    <p class="lost-ways">
      <button type="button" class="primary large" disabled=${opening} onClick=${open}>
        ${texts.format("web-open-game")}
      </button>
      <a class="button large" href="/">${texts.format("web-to-start")}</a>
    </p>
  `;
}

/** What the address holds, read anew when it changes. */
function useHeld() {
  const [held, setHeld] = useState(/** @type {Found | null} */ (null));
  const read = (/** @type {string} */ link) => found(link).then(setHeld);
  useEffect(() => {
    const onHash = () => (location.hash ? void read(location.href) : setHeld(null));
    onHash();
    addEventListener("hashchange", onHash);
    return () => removeEventListener("hashchange", onHash);
  }, []);
  return { held, read };
}

/** @param {Shared} props */
export function OpenPage({ texts }) {
  const { held, read } = useHeld();
  const title = texts.format("web-open-link");
  return html`
    <${PageTitle} text=${title} />
    <${Header} texts=${texts} game=${null} />
    <main class="page narrow">
      <h1 tabindex="-1">${title}</h1>
      ${held && "failure" in held && html`<p class="fault" role="alert">${texts.message(held.failure)}</p>`}
      ${
        held && !("failure" in held)
          ? html`<${HeldGame} key=${held.text} texts=${texts} held=${held} />`
          : html`<${PasteLink} texts=${texts} read=${read} />`
      }
    </main>
  `;
}
