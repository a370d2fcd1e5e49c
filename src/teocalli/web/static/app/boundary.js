/** Where errors of a drawing end: the part that failed is replaced, everything around it stays. */
import { effect, signal } from "@preact/signals";
import { Component } from "preact";

/** @typedef {import("./types.js").Table} Table */

/** Names of the parts that cannot be drawn or used at the moment. */
export const faults = signal(/** @type {ReadonlySet<string>} */ (new Set()));

/** Who finds errors that nobody caught, or that are met in use. */
const IN_USE = "use";

/** Who found out, by part. @type {Map<string, Set<unknown>>} */
const witnesses = new Map();

/** @param {string} part @param {unknown} who @param {boolean} failed */
function tell(part, who, failed) {
  const known = witnesses.get(part) ?? new Set();
  if (failed) known.add(who);
  else known.delete(who);
  witnesses.set(part, known);
  if (faults.peek().has(part) !== known.size > 0)
    faults.value = new Set([...witnesses.keys()].filter((each) => witnesses.get(each)?.size));
}

/** @param {string} part @param {unknown} error */
export function logFault(part, error) {
  console.error(`${part}:`, error);
}

/** Something that was asked of a drawing did not come about. @param {string} part @param {unknown} error */
export function reportFault(part, error) {
  logFault(part, error);
  tell(part, IN_USE, true);
}

/** Forgets what failed in use: it was about a position that is no longer shown. */
export function forgetFaults() {
  for (const part of faults.peek()) tell(part, IN_USE, false);
}

/** @param {unknown} error */
const isOurs = (error) => error instanceof Error && (error.stack ?? "").includes(`${location.origin}/static/`);

/** Notices errors that happen while a page is used, as in the answer to a click: the browser itself logs them. */
export function watchForFaults() {
  addEventListener("error", (event) => isOurs(event.error) && tell(IN_USE, IN_USE, true));
  addEventListener("unhandledrejection", (event) => isOurs(event.reason) && tell(IN_USE, IN_USE, true));
}

/**
 * Draws its children, or `fallback` when they throw. It tries again when another table is to be drawn, or what is
 * chosen changes, since the error may have been due to that alone.
 * @typedef {{part: string, table?: Table, fallback?: any, children?: any}} BoundaryProps
 * @extends {Component<BoundaryProps, {attempt: number}>}
 */
export class Boundary extends Component {
  /** @param {BoundaryProps} props */
  constructor(props) {
    super(props);
    this.state = { attempt: 0 };
    /** What was to be drawn when it failed. */
    this.failed = /** @type {{table: Table | undefined, chosen: any} | null} */ (null);
    this.stopWatching = /** @type {(() => void) | null} */ (null);
  }

  /** @override @param {unknown} error */
  componentDidCatch(error) {
    const { table, part } = this.props;
    this.failed = { table, chosen: table?.selection.peek() };
    this.#watchChoice();
    logFault(part, error);
    tell(part, this, true);
    this.#drawAgain();
  }

  #drawAgain() {
    this.setState(({ attempt }) => ({ attempt: attempt + 1 }));
  }

  #watchChoice() {
    this.stopWatching?.();
    const { table } = this.props;
    this.stopWatching = effect(() => {
      if (table && table.selection.value !== this.failed?.chosen) this.#drawAgain();
    });
  }

  #mayTryAgain() {
    const { table } = this.props;
    return this.failed !== null && (table !== this.failed.table || table?.selection.peek() !== this.failed.chosen);
  }

  /** @override */
  componentDidUpdate() {
    if (this.failed === null) tell(this.props.part, this, false);
  }

  /** @override */
  componentWillUnmount() {
    this.stopWatching?.();
    tell(this.props.part, this, false);
  }

  /** @override */
  render() {
    if (this.#mayTryAgain()) {
      this.failed = null;
      this.stopWatching?.();
      this.stopWatching = null;
    }
    return this.failed ? (this.props.fallback ?? null) : this.props.children;
  }
}
