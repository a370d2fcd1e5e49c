/** The components of one's own box: entered, counted, compared with ours, kept on this device, played with. */
import { useEffect, useState } from "preact/hooks";
import { api } from "../api.js";
import { Boundary } from "../boundary.js";
import { ComponentEditor as TextEditor } from "../component-text.js";
import { loadStyles, useDrawing } from "../drawing.js";
import { Header } from "../header.js";
import { html } from "../html.js";
import { notify } from "../notices.js";
import { notifyError } from "../notify-error.js";
import { draftOf, keepDraft, useOffered, useReport } from "../own-components.js";
import { isTyping, Icon } from "../ui.js";
import { navigate } from "../router.js";
import { PageTitle } from "./title.js";

/**
 * @typedef {import("../types.js").Texts} Texts
 * @typedef {import("../own-components.js").Content} Content
 * @typedef {import("../own-components.js").Report} Report
 * @typedef {import("../own-components.js").Offered} Offered
 */

/** Bytes of a component file at most. */
const LARGEST = 200_000;

/** Steps that can be taken back. */
const STEPS = 300;

/** Lines of a list before the rest is only counted. */
const LINES = 12;

/**
 * The draft with what it was before, step by step.
 * @param {string} game
 * @param {Offered | null} offered
 */
function useDraft(game, offered) {
  const [steps, setSteps] = useState(/** @type {Content[]} */ ([]));
  const content = steps.at(-1) ?? null;
  useEffect(() => {
    if (offered) setSteps([draftOf(game) ?? offered.empty]);
  }, [offered]);
  useEffect(() => {
    if (content && steps.length > 1) keepDraft(game, content);
  }, [content]);
  const change = (/** @type {Content} */ next) => setSteps((before) => [...before.slice(1 - STEPS), next]);
  const undo = () =>
    setSteps((before) => {
      if (before.length < 2) return before;
      keepDraft(game, /** @type {Content} */ (before.at(-2)));
      return before.slice(0, -1);
    });
  return { content, change, undo, canUndo: steps.length > 1 };
}

/** What the game's drawing brings to enter them; the text of the file where it brings nothing, or that does not come.
 * @param {string} game */
function useEditor(game) {
  const drawing = useDrawing(game);
  const [Editor, setEditor] = useState(/** @type {any} */ (null));
  useEffect(() => {
    if (!drawing) return;
    drawing
      .componentEditor()
      .then(async (brought) => {
        await loadStyles(game, brought.styles);
        setEditor(() => brought.ComponentEditor);
      })
      .catch(() => setEditor(() => TextEditor));
  }, [drawing]);
  return Editor;
}

/** @param {{texts: Texts, report: Report | null, checked: boolean}} props */
function Verdict({ texts, report, checked }) {
  const key = !report ? "web-loading" : report.sound ? "web-box-sound" : "web-box-unsound";
  return html`<p class=${`own-verdict${report?.sound ? " own-sound" : ""}`} role="status">
    <b>${texts.format(key)}</b>${report && !checked ? html`<span aria-hidden="true">${" …"}</span>` : null}
  </p>`;
}

/** @param {{texts: Texts, lines: string[], id: string}} props */
function Lines({ texts, lines, id }) {
  if (!lines.length) return null;
  const rest = lines.slice(LINES);
  return html`<section aria-labelledby=${id}>
    <h2 id=${id}>${texts.format(id, { count: lines.length })}</h2>
    <ul class="own-lines">
      ${lines.slice(0, LINES).map((line) => html`<li key=${line}>${line}</li>`)}
    </ul>
    ${
      rest.length > 0 &&
      html`<details>
        <summary>${texts.format("web-box-more", { count: rest.length })}</summary>
        <ul class="own-lines">
          ${rest.map((line) => html`<li key=${line}>${line}</li>`)}
        </ul>
      </details>`
    }
  </section>`;
}

/** @param {{texts: Texts, report: Report}} props */
function Counts({ texts, report }) {
  const isRight = (/** @type {import("../own-components.js").Count} */ { has, wanted }) =>
    wanted === null || has === wanted;
  return html`<table class="own-counts">
    <caption>
      ${texts.format("web-box-counts")}
    </caption>
    <thead>
      <tr>
        <th scope="col"><span class="visually-hidden">${texts.format("web-box-what")}</span></th>
        <th scope="col">${texts.format("web-box-yours")}</th>
        <th scope="col">${texts.format("web-box-ours")}</th>
      </tr>
    </thead>
    <tbody>
      ${report.counts.map(
        (count) =>
          html`<tr key=${texts.message(count.what)} class=${isRight(count) ? "" : "own-wrong"}>
            <th scope="row">${texts.message(count.what)}</th>
            <td>${count.has}${count.wanted === null ? "" : ` / ${count.wanted}`}</td>
            <td>${count.ours}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** What is said of the draft. @param {{texts: Texts, report: Report | null, checked: boolean}} props */
function Said({ texts, report, checked }) {
  return html`<${Verdict} texts=${texts} report=${report} checked=${checked} /> ${
      report &&
      html`<${Lines}
          texts=${texts}
          id="web-box-faults"
          lines=${report.faults.map(({ reason, line }) =>
            line === null
              ? texts.message(reason)
              : texts.format("web-box-line", { line, reason: texts.message(reason) }),
          )}
        />
        ${report.counts.length > 0 && html`<${Counts} texts=${texts} report=${report} />`}
        <${Lines}
          texts=${texts}
          id="web-box-differences"
          lines=${report.differences.map((line) => texts.message(line))}
        />`
    }`;
}

/** Gives the browser a file to save. @param {string} name @param {string} text */
function save(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/yaml" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/**
 * Reads a file into the draft; what cannot be read at all is said.
 * @param {string} game
 * @param {File} file
 * @param {(content: Content) => void} onRead
 */
async function load(game, file, onRead) {
  try {
    if (file.size > LARGEST) return notify({ id: "web-components-too-large", args: { name: file.name } }, "error");
    const { content, faults } = await api.checkComponents(game, { yaml: await file.text() });
    if (content) return onRead(content);
    const [fault] = faults;
    if (fault) notify({ id: "web-box-line", args: { line: fault.line ?? 1, reason: fault.reason } }, "error");
  } catch (error) {
    notifyError(error);
  }
  return undefined;
}

/** @param {{texts: Texts, game: string, onRead: (content: Content) => void}} props */
function LoadButton({ texts, game, onRead }) {
  const onChange = (/** @type {any} */ event) => {
    const file = /** @type {File | undefined} */ (event.target.files[0]);
    if (file) void load(game, file, onRead).then(() => (event.target.value = ""));
  };
  return html`<label class="button file-button">
    <span><${Icon} name="open" /> ${texts.format("web-box-load")}</span>
    <input type="file" accept=".yaml,.yml,.json,application/json" onChange=${onChange} />
  </label>`;
}

/** @param {{texts: Texts, meta: import("../types.js").Meta, game: string}} props */
export function ComponentsPage({ texts, meta, game }) {
  const offered = useOffered(game);
  const { content, change, undo, canUndo } = useDraft(game, offered);
  const said = useReport(game, content);
  const Editor = useEditor(game);
  const report = said?.report ?? null;
  const checked = said?.of === content;
  const title = texts.format("web-box-title", { game: texts.format(`${game}-title`) });
  useEffect(() => {
    const onKey = (/** @type {KeyboardEvent} */ event) => {
      if ((event.ctrlKey || event.metaKey) && event.key === "z" && !isTyping(event)) undo();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  const play = () => {
    if (checked && report?.sound) return navigate(`/new?game=${encodeURIComponent(game)}&own`);
    return notify({ id: checked ? "web-box-play-unsound" : "web-box-play-unchecked", args: {} }, "error");
  };
  return html`
    <${PageTitle} text=${title} />
    <${Header} texts=${texts} game=${game} />
    <main class="page own-page">
      <div class="own-top">
        <h1 tabindex="-1">${title}</h1>
        <p class="hint">${texts.format("web-box-help")}</p>
      </div>
      <div class="own-editor">
        ${
          Editor && offered && content
            ? html`<${Boundary}
                part="editor"
                fallback=${html`<${TextEditor} ...${{ texts, content, offered, report }} onChange=${change} />`}
                ><${Editor} ...${{ texts, content, offered, report }} onChange=${change}
              /><//>`
            : html`<p class="hint" role="status">${texts.format("web-loading")}</p>`
        }
      </div>
      <aside class="own-said" aria-label=${texts.format("web-box-check")}>
        <div class="own-buttons">
          <button type="button" class="primary large" aria-disabled=${!(checked && report?.sound)} onClick=${play}>
            <${Icon} name="play" /> ${texts.format("web-box-play")}
          </button>
          <button type="button" disabled=${!canUndo} onClick=${undo}>
            <${Icon} name="undo" /> ${texts.format("web-box-undo")}
          </button>
          <button
            type="button"
            disabled=${!report?.text || !checked}
            onClick=${() => save(`${game}-box.yaml`, report?.text ?? "")}
          >
            <${Icon} name="download" /> ${texts.format("web-box-save")}
          </button>
          <${LoadButton} texts=${texts} game=${game} onRead=${change} />
          ${
            !meta.people &&
            html`<a class="button" href=${`/balance/${encodeURIComponent(game)}?own`}
              >${texts.format("web-box-try")}</a
            >`
          }
          <button type="button" disabled=${!offered} onClick=${() => offered && change(offered.empty)}>
            ${texts.format("web-box-empty")}
          </button>
          <button type="button" disabled=${!offered} onClick=${() => offered && change(offered.ours)}>
            ${texts.format("web-box-take-ours")}
          </button>
        </div>
        <p class="hint">${texts.format("web-box-kept")}</p>
        <${Said} texts=${texts} report=${report} checked=${checked} />
      </aside>
    </main>
  `;
}
