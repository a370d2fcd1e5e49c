/** An account, which keeps somebody's games together at all devices: the way in, games and statistics, the way out. */
import { useEffect, useState } from "preact/hooks";
import { api } from "../api.js";
import { leadLostFocus } from "../board/focus.js";
import { EntryForm } from "../entry-form.js";
import { GameList, useGames } from "../game-list.js";
import { Header } from "../header.js";
import { html } from "../html.js";
import { account, me, setMe } from "../me.js";
import { late } from "../late.js";
import { announce } from "../notices.js";
import { notifyError } from "../notify-error.js";
import { Ratings, Statistics } from "../statistics.js";
import { Dialog } from "../ui.js";
import { PageTitle } from "./title.js";

/**
 * @typedef {import("../types.js").Texts} Texts
 * @typedef {import("../types.js").Meta} Meta
 * @typedef {import("../me.js").Known} Known
 * @typedef {import("../entry-form.js").Field} Field
 */

const Webhook = late("notices", async () => (await import("../webhook.js")).Webhook);

/** Characters of a name and of a new password, as the server has it. */
const [NAME_LIMIT, PASSWORD_LEAST, PASSWORD_LIMIT] = [40, 10, 200];

/** @param {Texts} texts @returns {Field} */
const nameField = (texts) => ({
  name: "name",
  label: texts.format("web-account-name"),
  maxlength: NAME_LIMIT,
  autocomplete: "username",
});

/** @param {string} label @returns {Field} */
const password = (label) => ({
  name: "password",
  label,
  type: "password",
  maxlength: PASSWORD_LIMIT,
  autocomplete: "current-password",
});

/** @param {string} label @param {string} [name] @returns {Field} */
const newPassword = (label, name = "password") => ({
  ...password(label),
  name,
  autocomplete: "new-password",
  minlength: PASSWORD_LEAST,
});

/** For who has no account, or is not signed in. @param {{texts: Texts}} props */
function WaysIn({ texts }) {
  const signIn = async (/** @type {Record<string, string>} */ { name = "", password: secret = "" }) =>
    setMe(await api.signIn(name, secret));
  const open = async (/** @type {Record<string, string>} */ { name = "", password: secret = "" }) =>
    setMe(await api.openAccount(name, secret));
  const word = texts.format("web-account-password");
  return html`
    <p class="lead">${texts.format("web-account-lead")}</p>
    <div class="ways-in">
      <section aria-labelledby="sign-in-heading">
        <h2 id="sign-in-heading">${texts.format("web-sign-in")}</h2>
        ${me.value?.name && html`<p class="hint">${texts.format("web-sign-in-replaces", { name: me.value.name })}</p>`}
        <${EntryForm}
          fields=${[nameField(texts), password(word)]}
          button=${texts.format("web-sign-in")}
          send=${signIn}
        />
      </section>
      <section aria-labelledby="open-account-heading">
        <h2 id="open-account-heading">${texts.format("web-account-open")}</h2>
        <p class="hint">${texts.format("web-account-open-help", { least: PASSWORD_LEAST })}</p>
        <${EntryForm}
          fields=${[nameField(texts), newPassword(word)]}
          button=${texts.format("web-account-open")}
          send=${open}
        />
      </section>
    </div>
  `;
}

/** @param {{texts: Texts, onClose: () => void}} props */
function DeleteDialog({ texts, onClose }) {
  const remove = async (/** @type {Record<string, string>} */ { password: secret = "" }) => {
    const known = await api.deleteAccount(secret);
    onClose();
    setMe(known);
  };
  const title = texts.format("web-account-delete");
  return html`
    <${Dialog} title=${title} closeLabel=${texts.format("web-close")} onClose=${onClose}>
      <p>${texts.format("web-account-delete-help")}</p>
      <${EntryForm}
        fields=${[password(texts.format("web-account-password"))]}
        button=${title}
        className="danger"
        send=${remove}
      />
    <//>
  `;
}

/** What one can do with one's account. @param {{texts: Texts}} props */
function Settings({ texts }) {
  const [removing, setRemoving] = useState(false);
  const change = async (/** @type {Record<string, string>} */ given) => {
    await api.changePassword(given.password ?? "", given.new ?? "");
    announce(texts.format("web-password-changed"));
  };
  const leave = () =>
    void api
      .signOut()
      .then(setMe, notifyError)
      .then(() => leadLostFocus());
  const fields = [password(texts.format("web-password-old")), newPassword(texts.format("web-password-new"), "new")];
  return html`
    <section aria-labelledby="password-heading">
      <h2 id="password-heading">${texts.format("web-password-change")}</h2>
      <p class="hint">${texts.format("web-password-change-help", { least: PASSWORD_LEAST })}</p>
      <${EntryForm} fields=${fields} button=${texts.format("web-password-change")} send=${change} />
    </section>
    <section aria-labelledby="leave-heading">
      <h2 id="leave-heading">${texts.format("web-account-leave")}</h2>
      <div class="section-buttons">
        <button type="button" onClick=${leave}>${texts.format("web-sign-out")}</button>
        <button type="button" class="danger" aria-haspopup="dialog" onClick=${() => setRemoving(true)}>
          ${texts.format("web-account-delete")}
        </button>
      </div>
    </section>
    ${removing && html`<${DeleteDialog} texts=${texts} onClose=${() => setRemoving(false)} />`}
  `;
}

/** Games and statistics of who is here. @param {{texts: Texts}} props */
function Played({ texts }) {
  const { list, readMore, readAgain } = useGames();
  const [played, setPlayed] = useState(/** @type {import("../statistics.js").Played | null} */ (null));
  useEffect(() => void api.statistics().then(setPlayed, notifyError), []);
  if (!list || !played) return html`<p class="hint" role="status">${texts.format("web-loading")}</p>`;
  return html`
    <section aria-labelledby="statistics-heading">
      <h2 id="statistics-heading">${texts.format("web-statistics")}</h2>
      <${Statistics} texts=${texts} tallies=${played.tallies} />
      <${Ratings} texts=${texts} ratings=${played.ratings} />
    </section>
    <section class="start-games" aria-labelledby="own-games-heading">
      <h2 id="own-games-heading">${texts.format("web-games")}</h2>
      ${list.total === 0 && html`<p class="hint games-empty">${texts.format("web-games-none")}</p>`}
      <${GameList}
        texts=${texts}
        games=${list.games}
        more=${list.total - list.games.length}
        onMore=${readMore}
        onRemoved=${readAgain}
      />
    </section>
  `;
}

/** @param {{texts: Texts, meta: Meta}} props */
export function AccountPage({ texts, meta }) {
  const title = account.value ?? texts.format("web-account");
  return html`
    <${PageTitle} text=${texts.format("web-account")} />
    <${Header} texts=${texts} game=${null} />
    <main class="page narrow account">
      <h1 tabindex="-1"><bdi>${title}</bdi></h1>
      ${me.value !== undefined && account.value === null && html`<${WaysIn} texts=${texts} />`}
      ${me.value && html`<${Played} key=${account.value ?? ""} texts=${texts} />`}
      ${me.value && meta.notices && html`<${Webhook} texts=${texts} />`}
      ${account.value && html`<${Settings} texts=${texts} />`}
    </main>
  `;
}
