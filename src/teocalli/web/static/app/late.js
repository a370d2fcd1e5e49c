/** Parts of a page that are loaded when they are first needed: the page is there before them. */
import { useEffect, useState } from "preact/hooks";
import { html } from "./html.js";

/** Milliseconds between two attempts to load what is to be drawn. */
const AGAIN = 2000;

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
      let wanted = Part === null;
      const attempt = async () => {
        await fetch();
        if (Part) draw(true);
        else if (wanted) setTimeout(() => wanted && void attempt(), AGAIN);
      };
      if (wanted) void attempt();
      return () => void (wanted = false);
    }, []);
    return Part && html`<${Part} ...${props} />`;
  }
  return Object.assign(Late, { fetch });
}
