/** Links to give away: to the game as it is shown, and one that holds the game itself. */
import { useEffect, useState } from "preact/hooks";
import { api } from "./api.js";
import { html } from "./html.js";
import { notifyError } from "./notify-error.js";
import { addressOf } from "./position-address.js";
import { LONGEST_LINK, canLinkRecords, fragmentOf } from "./record-link.js";
import { ShareLink, ToCopy } from "./share.js";
import { Dialog, Icon } from "./ui.js";

/** @typedef {import("./types.js").Table} Table */

const WORDS = { button: "web-link-copy", copied: "web-link-copied" };

/** The position that is looked at; null: the present. @param {Table} table */
const placeOf = ({ looking, shown }) => (looking ? shown.n : null);

/**
 * The link that holds the whole game, once it is made; "long" where it would be too long for a link.
 * @param {Table} table
 */
function useWholeGame(table) {
  const [link, setLink] = useState(/** @type {string | null} */ (null));
  const { id } = table.view;
  const n = placeOf(table);
  useEffect(() => {
    let isWanted = true;
    const make = async () => {
      const fragment = await fragmentOf(await api.record(id), n);
      const address = `${location.origin}/open${fragment}`;
      if (isWanted) setLink(address.length > LONGEST_LINK ? "long" : address);
    };
    setLink(null);
    make().catch(notifyError);
    return () => void (isWanted = false);
  }, [id, n]);
  return link;
}

/** @param {{table: Table}} props */
function WholeGame({ table }) {
  const { texts } = table;
  const link = useWholeGame(table);
  if (link === null) return html`<p class="hint" role="status">${texts.format("web-loading")}</p>`;
  if (link === "long") return html`<p class="hint">${texts.format("web-link-record-long")}</p>`;
  return html`
    <${ToCopy} texts=${texts} label=${texts.format("web-link-record")} text=${link} words=${WORDS} />
    <p class="hint">${texts.format("web-link-record-help")}</p>
  `;
}

/** The host lets others watch, also when the game is over. @param {{table: Table}} props */
function Watching({ table }) {
  const { texts, view } = table;
  const [shared, setShared] = useState(/** @type {import("./share.js").Shared | null} */ (null));
  const make = () => void api.invite(view.id, "spectator").then(setShared, notifyError);
  return html`
    ${
      shared
        ? html`<${ShareLink} texts=${texts} label=${texts.format("web-invite-spectator")} shared=${shared} />`
        : html`<button type="button" class="link-watch" onClick=${make}>
            ${texts.format("web-invite-spectator-make")}
          </button>`
    }
    <p class="hint">${texts.format("web-link-watch-help")}</p>
  `;
}

/** Where a link to the table leads: of a finished game to the page to keep, unless a position is looked at. */
function placeToShare(/** @type {Table} */ table) {
  const { texts, view } = table;
  const n = placeOf(table);
  if (n !== null) return { label: texts.format("web-link-position", { n }), path: addressOf(view.id, n) };
  if (view.status === "finished") return { label: texts.format("web-keep-page"), path: `/result/${view.id}` };
  return { label: texts.format("web-link-game"), path: addressOf(view.id, n) };
}

/** All links to a table that one may give away. @param {{table: Table}} props */
export function Links({ table }) {
  const { texts, view } = table;
  const { label, path } = placeToShare(table);
  return html`
    <${ToCopy} texts=${texts} label=${label} text=${location.origin + path} words=${WORDS} />
    <p class="hint">${texts.format(view.company ? "web-link-game-people" : "web-link-game-help")}</p>
    ${view.company?.role === "host" && html`<${Watching} table=${table} />`}
    ${(view.company?.record ?? true) && canLinkRecords() && html`<${WholeGame} table=${table} />`}
  `;
}

/** @param {{table: Table, onClose: () => void}} props */
function LinkDialog({ table, onClose }) {
  const { texts } = table;
  return html`
    <${Dialog} title=${texts.format("web-links")} closeLabel=${texts.format("web-close")} onClose=${onClose}>
      <div class="links"><${Links} table=${table} /></div>
    <//>
  `;
}

/** @param {{table: Table}} props */
export function LinkButton({ table }) {
  const [open, setOpen] = useState(false);
  const name = table.texts.format("web-links");
  return html`
    <button
      type="button"
      class="quiet icon-button"
      aria-haspopup="dialog"
      aria-label=${name}
      title=${name}
      onClick=${() => setOpen(true)}
    >
      <${Icon} name="link" />
    </button>
    ${open && html`<${LinkDialog} table=${table} onClose=${() => setOpen(false)} />`}
  `;
}
