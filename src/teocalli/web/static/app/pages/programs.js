/** The host lets programs in: each gets a token, which is shown once, and can be shut out again. */
import { useEffect, useState } from "preact/hooks";
import { api } from "../api.js";
import { leadLostFocus } from "../board/focus.js";
import { notifyError } from "../notify-error.js";
import { html } from "../html.js";
import { ToCopy } from "../share.js";

/**
 * @typedef {import("../types.js").Texts} Texts
 * @typedef {{id: string, name: string, created: string}} Program
 * @typedef {Program & {token: string}} Admitted
 */

/** Characters of a name at most, as the server has it. */
const NAME_LIMIT = 40;

/** @param {{texts: Texts, gameId: string}} props */
export function Programs({ texts, gameId }) {
  const [programs, setPrograms] = useState(/** @type {Program[]} */ ([]));
  const [admitted, setAdmitted] = useState(/** @type {Admitted | null} */ (null));
  const reread = () => api.programs(gameId).then((answer) => setPrograms(answer.programs), notifyError);
  useEffect(() => void reread(), [gameId]);
  const admit = async (/** @type {string} */ name) => {
    setAdmitted(await api.admitProgram(gameId, name));
    await reread();
  };
  const shutOut = async (/** @type {string} */ id) => {
    await api.shutOut(gameId, id).catch(notifyError);
    if (admitted?.id === id) setAdmitted(null);
    await reread();
    leadLostFocus("#programs-heading");
  };
  return html`
    <section aria-labelledby="programs-heading">
      <h2 id="programs-heading" tabindex="-1">${texts.format("web-programs")}</h2>
      <p>${texts.format("web-programs-help")}</p>
      <${ProgramForm} texts=${texts} onName=${admit} />
      ${
        admitted &&
        html`<${ToCopy}
          key=${admitted.id}
          texts=${texts}
          label=${texts.format("web-program-token", { name: admitted.name })}
          text=${admitted.token}
          words=${{ button: "web-program-copy", copied: "web-program-copied" }}
        />`
      }
      ${programs.length > 0 && html`<${ProgramList} texts=${texts} programs=${programs} onShutOut=${shutOut} />`}
    </section>
  `;
}

/** @param {{texts: Texts, onName: (name: string) => Promise<void>}} props */
function ProgramForm({ texts, onName }) {
  const [name, setName] = useState("");
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    await onName(name).then(() => setName(""), notifyError);
  };
  return html`
    <form class="program-form" onSubmit=${submit}>
      <label class="field">
        <span>${texts.format("web-program-name")}</span>
        <input
          type="text"
          dir="auto"
          required
          maxlength=${NAME_LIMIT}
          autocomplete="off"
          value=${name}
          onInput=${(/** @type {any} */ event) => setName(event.target.value)}
        />
      </label>
      <button type="submit">${texts.format("web-program-admit")}</button>
    </form>
  `;
}

/** @param {{texts: Texts, programs: Program[], onShutOut: (id: string) => void}} props */
function ProgramList({ texts, programs, onShutOut }) {
  return html`
    <ul class="program-list" aria-label=${texts.format("web-programs")}>
      ${programs.map(
        ({ id, name }) => html`
          <li key=${id}>
            <bdi class="name">${name}</bdi>
            <button
              type="button"
              class="quiet"
              aria-label=${texts.format("web-program-shut-out", { name })}
              onClick=${() => onShutOut(id)}
            >
              ${texts.format("web-program-shut-out-short")}
            </button>
          </li>
        `,
      )}
    </ul>
  `;
}
