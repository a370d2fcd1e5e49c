/** Where points come from: in the result, and on the score sheet for the printed game. */

/**
 * Sources of points with their symbols: what turns bring, then what an Eclipse and the end bring.
 * @type {[string, string][]}
 */
export const SOURCES = [
  ["pyramid", "pyramid_tile"],
  ["decorations", "decoration"],
  ["nobles", "building"],
  ["goods", "stone"],
  ["technologies", "technology"],
  ["temples", "temple_any"],
  ["royal", "palace"],
  ["discovery", "discovery"],
  ["ascension", "power_up"],
  ["cocoa", "cocoa"],
  ["avenue", "avenue"],
  ["track", "track"],
  ["masks", "mask"],
  ["salary", "cocoa"],
  ["bonus", "bonus"],
  ["bot", "vp"],
];
