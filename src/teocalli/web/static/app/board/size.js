/** The room that a board has. */
import { useLayoutEffect, useState } from "preact/hooks";

/** @typedef {{width: number, height: number}} Size in pixels */

/**
 * Size of an element, followed while the window changes; the given one until it is drawn.
 * @param {{current: Element | null}} frame
 * @param {Size} [first]
 * @returns {Size}
 */
export function useSize(frame, first = { width: 0, height: 0 }) {
  const [size, setSize] = useState(first);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (!width || !height) return;
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return size;
}
