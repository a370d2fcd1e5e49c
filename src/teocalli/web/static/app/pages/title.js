/** The window's title follows the page. */
import { useEffect } from "preact/hooks";

/** @param {{text: string}} props */
export function PageTitle({ text }) {
  useEffect(() => {
    document.title = text === "Teocalli" ? text : `${text} – Teocalli`;
  }, [text]);
  return null;
}
