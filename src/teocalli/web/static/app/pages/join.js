/** Where links lead: into a game, or to a person who goes on at this device. */
import { useEffect, useState } from "preact/hooks";
import { api } from "../api.js";
import { notifyError } from "../notify-error.js";
import { Header } from "../header.js";
import { html } from "../html.js";
import { setMe, me, readMe } from "../me.js";
import { ApiError } from "../request.js";
import { navigate } from "../router.js";
import { NotFoundPage } from "./not-found.js";
import { PageTitle } from "./title.js";

/**
 * @typedef {{texts: import("../types.js").Texts, meta: import("../types.js").Meta}} Shared
 * @typedef {import("../types.js").Message} Message
 */

/** The secret of the link by which the page was reached; it does not stay in the address. */
function takeSecret() {
  const secret = location.hash.slice(1);
  history.replaceState(history.state, "", location.pathname);
  return secret;
}

/** Where a link leads: whoever only watches a game that is over comes to its result. @param {string} game */
async function placeAt(game) {
  const view = await api.game(game).catch(() => null); // the table says what is wrong with it
  return view?.status === "finished" && view.viewer === null ? `/result/${game}` : `/game/${game}`;
}

/** @param {Shared} props */
export function JoinPage({ texts, meta }) {
  const [failure, setFailure] = useState(/** @type {Message | null} */ (null));
  const follow = async () => {
    try {
      const { game, tournament } = await api.follow(takeSecret());
      await readMe();
      navigate(game === null ? `/tournament/${tournament}` : await placeAt(game), { instead: true });
    } catch (error) {
      if (!(error instanceof ApiError)) return notifyError(error);
      setFailure(error.status === 404 || error.status === 422 ? { id: "error-link", args: {} } : error.info);
    }
    return undefined;
  };
  useEffect(() => void follow(), []);
  if (failure) return html`<${NotFoundPage} texts=${texts} meta=${meta} title="web-link-failed" message=${failure} />`;
  return html`
    <${PageTitle} text=${texts.format("web-join")} />
    <${Header} texts=${texts} game=${null} />
    <main class="page narrow">
      <h1 tabindex="-1">${texts.format("web-join")}</h1>
      <p class="hint" role="status">${texts.format("web-loading")}</p>
    </main>
  `;
}

/** Asks before anything happens: a link that was opened by mistake is not used up. @param {Shared} props */
export function DevicePage({ texts, meta }) {
  const [secret] = useState(takeSecret);
  const [failure, setFailure] = useState(/** @type {Message | null} */ (null));
  const goOn = async () => {
    try {
      setMe(await api.moveHere(secret));
      navigate("/", { instead: true });
    } catch (error) {
      if (error instanceof ApiError) setFailure(error.status === 422 ? { id: "error-link", args: {} } : error.info);
      else notifyError(error);
    }
  };
  if (failure) return html`<${NotFoundPage} texts=${texts} meta=${meta} title="web-link-failed" message=${failure} />`;
  return html`
    <${PageTitle} text=${texts.format("web-device-here")} />
    <${Header} texts=${texts} game=${null} />
    <main class="page narrow">
      <h1 tabindex="-1">${texts.format("web-device-here")}</h1>
      <p>${texts.format("web-device-here-help")}</p>
      ${me.value?.name && html`<p>${texts.format("web-device-replaces", { name: me.value.name })}</p>`}
      <p class="lost-ways">
        <button type="button" class="primary large" onClick=${goOn}>${texts.format("web-device-here-button")}</button>
        <a class="button large" href="/">${texts.format("web-to-start")}</a>
      </p>
    </main>
  `;
}
