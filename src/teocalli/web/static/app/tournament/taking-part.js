/** Who takes part, and what the host and each of them can do. */
import { useState } from "preact/hooks";
import { botTag } from "../bots.js";
import { ConfirmDialog } from "../confirm-dialog.js";
import { html } from "../html.js";
import { account, introduce } from "../me.js";
import { NameForm } from "../name-form.js";
import { notifyError } from "../notify-error.js";
import { navigate } from "../router.js";
import { ShareLink } from "../share.js";
import { Icon } from "../ui.js";
import { requests } from "./requests.js";

/**
 * @typedef {import("../types.js").Texts} Texts
 * @typedef {import("./requests.js").Tournament} Tournament
 * @typedef {import("./following.js").Followed["change"]} Change
 * @typedef {{texts: Texts, tournament: Tournament, change: Change}} Props
 */

/** Entering, for who has not. @param {Props} props */
export function Enter({ texts, tournament, change }) {
  if (!tournament.may.join) return null;
  const enter = async (/** @type {string} */ name) => {
    await introduce(name);
    await change(() => requests.enter(tournament.id, name));
  };
  const { rules, status, rounds } = tournament;
  const lacksAccount = rules.rated && account.value === null;
  return html`
    <section class="person" aria-labelledby="enter-heading">
      <h2 id="enter-heading">${texts.format("web-tournament-enter")}</h2>
      ${
        status === "running" &&
        html`<p class="hint">${texts.format("web-tournament-late-enter", { round: rounds.length + 1 })}</p>`
      }
      ${rules.rated && !lacksAccount && html`<p class="hint">${texts.format("web-tournament-rated-enter")}</p>`}
      ${
        lacksAccount
          ? html`<p><a href="/account">${texts.format("web-tournament-rated-account")}</a></p>`
          : html`<${NameForm} texts=${texts} button=${texts.format("web-tournament-enter-button")} onName=${enter} />`
      }
    </section>
  `;
}

/** The link by which the others come. @param {Props} props */
export function Invite({ texts, tournament }) {
  const [shared, setShared] = useState(/** @type {import("../share.js").Shared | null} */ (null));
  if (!tournament.may.invite) return null;
  return html`
    <section aria-labelledby="invite-heading">
      <h2 id="invite-heading">${texts.format("web-tournament-invite")}</h2>
      <p class="hint">${texts.format("web-tournament-invite-help")}</p>
      ${
        shared
          ? html`<${ShareLink} texts=${texts} label=${texts.format("web-tournament-link")} shared=${shared} />`
          : html`<button
              type="button"
              onClick=${() => void requests.invite(tournament.id).then(setShared, notifyError)}
            >
              ${texts.format("web-tournament-link-make")}
            </button>`
      }
    </section>
  `;
}

/** Everybody who takes part; the host can take somebody out. @param {Props} props */
export function Entrants({ texts, tournament, change }) {
  const { entrants, host, own, may } = tournament;
  const here = entrants.filter(({ gone }) => !gone);
  return html`
    <section aria-labelledby="entrants-heading">
      <h2 id="entrants-heading">${texts.format("web-tournament-entrants", { count: here.length })}</h2>
      ${entrants.length === 0 && html`<p class="hint games-empty">${texts.format("web-tournament-nobody")}</p>`}
      <ul class="entrants">
        ${entrants.map(
          ({ number, name, bot, missed, gone }) => html`
            <li key=${number} class=${gone ? "gone" : ""}>
              <bdi class="name">${name}</bdi>
              ${bot && html`<small class="bot-tag">${botTag(texts, bot)}</small>`}
              ${number === own && html`<small class="bot-tag">${texts.format("web-company-you")}</small>`}
              ${
                missed > 0 &&
                html`<small class="bot-tag">${texts.format("web-tournament-late-tag", { round: missed + 1 })}</small>`
              }
              ${gone && html`<small class="bot-tag">${texts.format("web-tournament-gone")}</small>`}
              ${
                host &&
                may.remove &&
                !gone &&
                number !== own &&
                html`<${RemoveButton} ...${{ texts, tournament, change, number, name }} />`
              }
            </li>
          `,
        )}
      </ul>
    </section>
  `;
}

/** @param {Props & {number: number, name: string}} props */
function RemoveButton({ texts, tournament, change, number, name }) {
  const [asking, setAsking] = useState(false);
  const label = texts.format("web-tournament-remove", { player: name });
  return html`
    <button
      type="button"
      class="quiet icon-button"
      aria-haspopup="dialog"
      aria-label=${label}
      title=${label}
      onClick=${() => setAsking(true)}
    >
      <${Icon} name="close" />
    </button>
    ${
      asking &&
      html`<${ConfirmDialog}
        texts=${texts}
        title=${label}
        act=${() => void change(() => requests.withdraw(tournament.id, number))}
        onClose=${() => setAsking(false)}
      >
        <p>${texts.format(goneHelp(tournament))}</p>
      <//>`
    }
  `;
}

/** What happens when somebody is gone, as an id. @param {Tournament} tournament */
const goneHelp = ({ status, rules }) =>
  status === "open" ? "web-tournament-gone-open" : `web-tournament-gone-${rules.absent}`;

/** What can be done with the tournament as a whole. @param {Props} props */
export function Tools({ texts, tournament, change }) {
  const { may, id, status, entrants, least, rules } = tournament;
  const [asking, setAsking] = useState(/** @type {"leave" | "close" | "delete" | null} */ (null));
  const enough = entrants.length >= least || (rules.fill && entrants.length > 0);
  const act = {
    leave: () => void change(() => requests.withdraw(id, null)),
    close: () => void change(() => requests.direct(id, "close")),
    delete: () => void requests.remove(id).then(() => navigate("/"), notifyError),
  };
  const others = /** @type {const} */ (["leave", "close", "delete"]).filter(
    (each) => may[each] && !(each === "close" && status === "open"),
  );
  const textOf = (/** @type {string} */ each) =>
    texts.format(`web-tournament-${each}${each === "leave" && status === "running" ? "-running" : ""}`);
  return html`
    ${
      may.start &&
      html`<p>
        <button
          type="button"
          class="primary large"
          disabled=${!enough}
          onClick=${() => void change(() => requests.direct(id, "start"))}
        >
          ${texts.format("web-tournament-start")}
        </button>
      </p>`
    }
    ${may.start && !enough && html`<p class="hint">${texts.format("web-tournament-few", { least })}</p>`}
    ${
      may.pair &&
      !rules.by_itself &&
      html`<p>
        <button type="button" class="primary large" onClick=${() => void change(() => requests.direct(id, "pair"))}>
          ${texts.format("web-tournament-next")}
        </button>
      </p>`
    }
    <div class="section-buttons">
      ${others.map(
        (each) => html`
          <button
            type="button"
            key=${each}
            class=${each === "delete" ? "danger" : ""}
            aria-haspopup="dialog"
            onClick=${() => setAsking(each)}
          >
            ${textOf(each)}
          </button>
        `,
      )}
    </div>
    ${
      asking &&
      html`<${ConfirmDialog} texts=${texts} title=${textOf(asking)} act=${act[asking]} onClose=${() => setAsking(null)}>
        <p>${texts.format(asking === "leave" ? goneHelp(tournament) : `web-tournament-${asking}-help`)}</p>
      <//>`
    }
  `;
}
