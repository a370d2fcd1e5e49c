/**
 * Asks for each thing once, whoever wants it meanwhile or later; what did not come is asked for again.
 * @template T
 * @param {(name: string) => Promise<T>} ask
 * @returns {(name: string) => Promise<T>}
 */
export function askedOnce(ask) {
  /** @type {Map<string, Promise<T>>} */
  const answers = new Map();
  return (name) => {
    const known = answers.get(name);
    if (known) return known;
    const coming = ask(name);
    answers.set(name, coming);
    coming.catch(() => answers.delete(name));
    return coming;
  };
}
