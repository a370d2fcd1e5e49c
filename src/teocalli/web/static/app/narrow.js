/** Whether the page is as narrow as a phone, as the style sheets have it. */
import { signal } from "@preact/signals";

const query = matchMedia("(width < 720px)");

export const isNarrow = signal(query.matches);

query.addEventListener("change", () => (isNarrow.value = query.matches));
