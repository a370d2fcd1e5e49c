/** What many games say of what was done in them: first turns, tiles, places, with their results. */
import { useEffect, useState } from "preact/hooks";
import { explorer } from "../explorer-api.js";
import { ALL, bringExplorer, ResultsTable, WantedFields } from "../explored.js";
import { Header } from "../header.js";
import { html } from "../html.js";
import { notifyError } from "../notify-error.js";
import { PageTitle } from "./title.js";

/**
 * @typedef {import("../types.js").Texts} Texts
 * @typedef {import("../types.js").Message} Message
 * @typedef {import("../explored.js").Trait} Trait
 * @typedef {{kind: string, message: Message, rows: Trait[]}} Kind
 * @typedef {import("../explored.js").Contents & {traits: Kind[]}} Found
 */

/** @param {{texts: Texts, found: Found}} props */
function Kinds({ texts, found }) {
  if (found.games === 0) return html`<p class="hint">${texts.format("web-explorer-none")}</p>`;
  if (found.traits.length === 0) return html`<p class="hint">${texts.format("web-explorer-nothing")}</p>`;
  return found.traits.map(({ kind, message, rows }) => {
    const name = texts.message(message);
    return html`
      <section key=${kind} aria-labelledby=${`kind-${kind}`}>
        <h2 id=${`kind-${kind}`}>${name}</h2>
        <${ResultsTable}
          texts=${texts}
          name=${name}
          rows=${rows}
          keyOf=${(/** @type {Trait} */ row) => row.value}
          title=${(/** @type {Trait} */ row) => texts.message(row.message)}
        />
      </section>
    `;
  });
}

/** @param {{texts: Texts, game: string}} props */
export function ExplorerPage({ texts, game }) {
  const [wanted, setWanted] = useState(ALL);
  const [found, setFound] = useState(/** @type {Found | null} */ (null));
  const title = texts.format("web-explorer-title", { game: texts.format(`${game}-title`) });
  const take = (/** @type {Found} */ told) => {
    // Games of different numbers of players are no good company: those with most games come first.
    if (wanted.players === "" && told.players.length > 1) setWanted({ ...wanted, players: String(told.players[0]) });
    else setFound(told);
  };
  useEffect(() => {
    let current = true;
    bringExplorer()
      .then(() => explorer.traits(game, wanted))
      .then((told) => current && take(told), notifyError);
    return () => {
      current = false;
    };
  }, [game, wanted]);
  const counts = found?.players.map((count) => [String(count), texts.format("web-explorer-count", { count })]) ?? [];
  return html`
    <${PageTitle} text=${title} />
    <${Header} texts=${texts} game=${game} />
    <main class="page explorer-page">
      <h1 tabindex="-1">${title}</h1>
      ${
        found
          ? html`
              <p class="hint">${texts.format("web-explorer-help", { games: found.games })}</p>
              <${WantedFields} texts=${texts} contents=${found} counts=${counts} wanted=${wanted} onWant=${setWanted} />
              <${Kinds} texts=${texts} found=${found} />
            `
          : html`<p class="hint" role="status">${texts.format("web-loading")}</p>`
      }
    </main>
  `;
}
