/** Parts of a page that are loaded when they are first drawn: the page is there before them. */
import { useEffect, useState } from "preact/hooks";
import { html } from "./html.js";

/**
 * @param {string} name of the part, for the log
 * @param {() => Promise<any>} load gives the component
 * @returns {(props: any) => any} a component that draws nothing until that one is there
 */
export function late(name, load) {
  /** @type {any} */
  let Part = null;
  return function Late(props) {
    const [, draw] = useState(Part !== null);
    useEffect(() => {
      if (Part) return;
      load().then(
        (loaded) => {
          Part = loaded;
          draw(true);
        },
        (error) => console.error(`${name}:`, error),
      );
    }, []);
    return Part && html`<${Part} ...${props} />`;
  };
}
