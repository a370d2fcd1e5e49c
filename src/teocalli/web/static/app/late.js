/** Parts of a page that are loaded when they are first needed: the page is there before them. */
import { useEffect, useState } from "preact/hooks";
import { html } from "./html.js";

/**
 * @param {string} name of the part, for the log
 * @param {() => Promise<any>} load gives the component
 * @returns a component that draws nothing until that one is there; `fetch` loads it before it is drawn
 */
export function late(name, load) {
  /** @type {any} */
  let Part = null;
  /** @type {Promise<void> | null} */
  let loading = null;
  const fetch = () => {
    loading ??= load().then(
      (loaded) => {
        Part = loaded;
      },
      (error) => {
        loading = null; // the next time it is needed it is asked for again
        console.error(`${name}:`, error);
      },
    );
    return loading;
  };
  /** @param {any} props */
  function Late(props) {
    const [, draw] = useState(Part !== null);
    useEffect(() => {
      if (!Part) void fetch().then(() => draw(true));
    }, []);
    return Part && html`<${Part} ...${props} />`;
  }
  return Object.assign(Late, { fetch });
}
