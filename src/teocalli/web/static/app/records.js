/** Opening game records: by a button, or by dropping the file anywhere on the page. */
import { signal } from "@preact/signals";
import { api } from "./api.js";
import { html } from "./html.js";
import { notify } from "./notices.js";
import { LARGEST_RECORD } from "./record-link.js";
import { ApiError, NetworkError } from "./request.js";
import { navigate } from "./router.js";
import { Icon } from "./ui.js";

/** Whether a file is being dragged over the page. */
const dragging = signal(false);

/** @param {File} file */
async function openRecord(file) {
  try {
    if (file.size > LARGEST_RECORD) return notify({ id: "web-record-too-large", args: { name: file.name } }, "error");
    const view = await api.openRecord(await file.text());
    navigate(`/game/${view.id}`);
  } catch (error) {
    if (error instanceof ApiError) notify(error.info, "error");
    else if (error instanceof NetworkError) notify({ id: "web-error-network", args: {} }, "error");
    else notify({ id: "web-record-unreadable", args: { name: file.name } }, "error");
  }
  return undefined;
}

/** @param {DragEvent} event */
const hasFile = (event) => event.dataTransfer?.types.includes("Files") ?? false;

/** Takes files that are dropped anywhere. */
export function startDropping() {
  let depth = 0;
  addEventListener("dragenter", (event) => {
    if (!hasFile(event)) return;
    depth++;
    dragging.value = true;
  });
  addEventListener("dragleave", () => {
    depth = Math.max(0, depth - 1);
    if (depth === 0) dragging.value = false;
  });
  addEventListener("dragover", (event) => hasFile(event) && event.preventDefault());
  addEventListener("drop", (event) => {
    depth = 0;
    dragging.value = false;
    const file = event.dataTransfer?.files[0];
    if (!file || event.defaultPrevented) return;
    event.preventDefault();
    void openRecord(file);
  });
}

/** @param {{texts: import("./types.js").Texts}} props */
export function DropHint({ texts }) {
  if (!dragging.value) return null;
  return html`<div class="drop-hint" aria-hidden="true">
    <p><${Icon} name="open" /> ${texts.format("web-record-drop")}</p>
  </div>`;
}

/** @param {{texts: import("./types.js").Texts}} props */
export function OpenRecordButton({ texts }) {
  const onChange = (/** @type {any} */ event) => {
    const file = event.target.files[0];
    event.target.value = "";
    if (file) void openRecord(file);
  };
  return html`
    <label class="button file-button">
      <${Icon} name="open" /> <span>${texts.format("web-record-open")}</span>
      <input type="file" accept=".json,application/json" onChange=${onChange} />
    </label>
  `;
}
