/** Names of parts on the table, for beginners. */

/** A part by what it is about. @param {string} help */
const about = (help) => `.slot-board [data-about="teotihuacan-help-${help}"]`;

/** What is named: the first of its kind that can be seen. @type {[string, string][]} */
const NAMED = [
  [about("temple_blue"), "temple"],
  [about("avenue"), "avenue"],
  [about("track"), "track"],
  [about("calendar"), "calendar"],
  ['[data-target^="stack:"]', "stacks"],
  [about("stairway"), "stairway"],
  ['[data-target="worship:2"]', "worship"],
  ['[data-target="main:2"]', "main"],
  ['[data-target="area:2"]', "area"],
  ['[data-target^="tech:"]', "technologies"],
  [about("buildings-row"), "buildings"],
  [".teo-goods", "goods"],
  [".teo-crew", "workers"],
  [".teo-salary", "salary"],
];

export const nameTags = () => NAMED.map(([at, name]) => ({ at, text: `teotihuacan-name-${name}` }));
