/** Texts of the chosen language, from the same Fluent catalogues that the terminal uses. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { effect, signal } from "@preact/signals";
import { askedOnce } from "./asked-once.js";
import { language } from "./settings.js";

/**
 * @typedef {import("./types.js").Message} Message
 * @typedef {import("./types.js").MessageArgument} MessageArgument
 * @typedef {import("./types.js").Texts} Texts
 */

/** Name of the only person in a game who gave none: messages with it are said by their attribute of that name. */
const YOU = "name-you";
const IN_SECOND_PERSON = "you";

/**
 * Whether an argument is the person that reads, or a list in which they are.
 * @param {unknown} argument
 * @returns {boolean}
 */
function isYou(argument) {
  if (Array.isArray(argument)) return argument.some(isYou);
  return argument !== null && typeof argument === "object" && /** @type {Message} */ (argument).id === YOU;
}

/**
 * Texts of one language.
 * @param {string} tag
 * @param {FluentResource[]} catalogues
 * @returns {Texts}
 */
export function makeTexts(tag, catalogues) {
  const bundle = new FluentBundle(tag, { useIsolating: false });
  for (const error of catalogues.flatMap((each) => bundle.addResource(each))) console.error(error);
  const list = new Intl.ListFormat(tag);

  /** @param {string} id message, or `message.attribute` */
  function pattern(id) {
    const [name, attribute] = id.split(".", 2);
    const found = bundle.getMessage(/** @type {string} */ (name));
    return attribute === undefined ? found?.value : found?.attributes[attribute];
  }

  /**
   * @param {unknown} value
   * @returns {string | number}
   */
  function argument(value) {
    if (typeof value === "string" || typeof value === "number") return value;
    if (Array.isArray(value)) return list.format(value.map((part) => String(argument(part))));
    if (value !== null && typeof value === "object") return texts.message(/** @type {Message} */ (value));
    return String(value);
  }

  /** @type {Texts} */
  const texts = {
    language: tag,
    has: (id) => Boolean(pattern(id)),
    message: (message) => texts.format(message.id, message.args),
    format(id, args = {}) {
      const toYou = Object.values(args).some(isYou) ? pattern(`${id}.${IN_SECOND_PERSON}`) : undefined;
      const found = toYou ?? pattern(id);
      if (!found) {
        console.error(`No text "${id}" in "${tag}"`);
        return id;
      }
      const values = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, argument(value)]));
      /** @type {Error[]} */
      const errors = [];
      const text = bundle.formatPattern(found, values, errors);
      for (const error of errors) console.error(`Text "${id}" in "${tag}": ${error.message}`);
      return text;
    },
  };
  return texts;
}

/** Milliseconds after which a catalogue that did not come is asked for again. */
const AGAIN_AFTER = 2000;

/** The texts that the page shows now; empty until the first catalogue has come. */
export const texts = signal(/** @type {Texts | null} */ (null));

/** A catalogue by its address. */
const catalogue = askedOnce(async (address) => {
  const response = await fetch(`/locale/${address}.ftl`);
  if (!response.ok) throw new Error(`catalogue ${address}: ${response.status}`);
  return new FluentResource(await response.text());
});

/** Parts of the catalogue that pages say besides what all of them say. @type {Set<string>} */
const parts = new Set();

/** What the texts of the page were made of. */
let made = "";

/**
 * Shows the texts of the chosen language, with all parts that are added until they are here.
 * @returns {Promise<void>}
 */
async function load() {
  const tag = language.peek();
  const wanted = [tag, ...Array.from(parts, (part) => `${part}/${tag}`)];
  const here = await Promise.all(wanted.map(catalogue));
  if (language.peek() !== tag || wanted.length <= parts.size) return load();
  if (made === wanted.join()) return;
  made = wanted.join();
  texts.value = makeTexts(tag, here);
  document.documentElement.lang = tag;
}

/**
 * Adds a part of the catalogue, here and whenever another language is chosen.
 * @param {string} part
 */
export async function addTexts(part) {
  await catalogue(`${part}/${language.peek()}`); // one that does not come keeps nothing else from being said
  parts.add(part);
  await load();
}

/**
 * A module with the part of the catalogue that it alone says.
 * @template T
 * @param {string} part
 * @param {Promise<T>} module
 * @returns {Promise<T>}
 */
export const withTexts = async (part, module) => (await Promise.all([module, addTexts(part)]))[0];

/** Loads the catalogue, until it is there, and again whenever another language is chosen. */
export function startTexts() {
  effect(() => {
    const tag = language.value;
    const begin = () => {
      if (language.peek() !== tag) return;
      load().catch((error) => {
        console.warn(error);
        setTimeout(begin, AGAIN_AFTER);
      });
    };
    begin();
  });
}
