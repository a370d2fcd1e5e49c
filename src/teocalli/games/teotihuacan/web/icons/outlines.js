/**
 * Drawings of goods, steps and other symbols in a 24 × 24 box, each with a silhouette of its own. What a drawing
 * consists of is coloured by `--teo-…` of the place where it is used; `teo-cut` is the ground showing through.
 */

/** A stepped temple with the sign of its god in it. @param {string} colour @param {string} sign */
const temple = (colour, sign) => `
  <path fill="var(--teo-${colour})" d="M9 3h6v4.500h3.500V12H21v4.500h2V21H1v-4.500h2V12h2.500V7.500H9Z"/>${sign}`;

/** The same in three colours, for a temple of one's choice. */
const ANY_TEMPLE = `
  <path fill="var(--teo-blue)" d="M9 3h1v18H1v-4.500h2V12h2.500V7.500H9Z"/>
  <path fill="var(--teo-red)" d="M9.500 3h5v18h-5Z"/>
  <path fill="var(--teo-green)" d="M14.500 3h.5v4.500h3.500V12H21v4.500h2V21h-8.500Z"/>
  <path class="teo-cut" d="M11 16h2v2h-2ZM9.300 9.700
    c.2-1.700 1.300-2.700 2.900-2.700 1.700 0 2.900 1 2.900 2.500 0 2.100-2 2.200-2 4v.9h-2.200v-.9
    c0-2.600 1.900-2.700 1.900-3.900
    0-.5-.3-.8-.8-.8s-.8.3-.9.9Z"/>`;

const STAR = `M12 1.500 15.200 8.300 22.600 9.200 17.100 14.300 18.600 21.700 12 18
  5.400 21.700 6.900 14.300 1.400 9.200 8.800 8.300Z`;

/** @type {Record<string, string>} */
export const GLYPHS = {
  cocoa: `<path fill="var(--teo-cocoa)" d="M5 19
    C1.500 15.500 2.500 9 7.500 5.200 12 1.800 17.500 2 19.500 4.500 22.500 8 21.500 14.500 16.500 18.600 12.300 22
    7.500 21.700 5 19Z"/>
    <path class="teo-slit" stroke-width="2" d="M6.500 17.500C8.500 12.500 9.500 14.500 12.500 11.500
      S16.500 9 17.800 6.500"/>`,
  wood: `<path fill="var(--teo-wood)" d="M4 7h14v11H4C1.800 18 .8 15.500 .8 12.500S1.800 7 4 7Z"/>
    <path class="teo-slit" stroke-width="1.500" d="M4.500 10.500h6M6.500 14.500h6"/>
    <ellipse fill="var(--teo-wood-end)" stroke="var(--teo-wood)" stroke-width="1.800" cx="18.800" cy="12.500" rx="4"
      ry="5.500"/>
    <ellipse fill="none" stroke="var(--teo-wood)" stroke-width="1.400" cx="18.800" cy="12.500" rx="1.500" ry="2.300"/>`,
  stone: `<path fill="var(--teo-stone)" d="M8 3.500 17.500 2.500 22.500 9.500 20.500 19.500 9 21.500 1.500 14.500Z"/>
    <path class="teo-slit" stroke-width="1.600" d="M8 3.500 11 11 22.500 9.500M11 11 9 21.500M11 11 1.500 14.500"/>`,
  gold: `<path fill="var(--teo-gold)" stroke="var(--teo-gold-edge)" stroke-width="1.400" stroke-linejoin="round"
    d="M6.500 6h11l5 13h-21Z"/>
    <path fill="none" stroke="var(--teo-gold-edge)" stroke-width="1.400" d="M9 9.500h6M7.500 14.500h9"/>`,
  vp: `<path fill="var(--teo-vp)" d="${STAR}"/>`,
  any_resource: `<g transform="translate(6 0) scale(.5)">
    <path fill="var(--teo-stone)" d="M8 3.500 17.500 2.500 22.500 9.500 20.500 19.500 9 21.500 1.500 14.500Z"/></g>
    <g transform="translate(-.5 11.500) scale(.52)"><path fill="var(--teo-wood)" d="M4 6h14v13H4
      C1.800 19 .8 16 .8 12.500S1.800 6 4 6Z"/>
      <ellipse fill="var(--teo-wood-end)" stroke="var(--teo-wood)" stroke-width="2.500" cx="18.800" cy="12.500" rx="4"
        ry="6"/></g>
    <g transform="translate(12 11) scale(.5)">
      <path fill="var(--teo-gold)" stroke="var(--teo-gold-edge)" stroke-width="2" d="M6.500 5h11l5.500 15H1Z"/></g>`,
  temple_blue: temple("blue", `<path class="teo-cut" d="M10.400 8.500h3.200v3h-3.200ZM8.500 12.500h7V18h-7Z"/>`),
  temple_red: temple(
    "red",
    `<path class="teo-cut" d="M12 18.500a4 4 0 0 1-4-4h8a4 4 0 0 1-4 4ZM11.200 8h1.600v5h-1.600ZM7.500 10l1.200-1 2 4
      h-1.600ZM16.500 10l-1.200-1-2 4h1.600Z"/>`,
  ),
  temple_green: temple(
    "green",
    `<path class="teo-slit" stroke-width="2.200" d="M7.500 17.500h4.500c2.200 0 3-1 3-2.400S14 12.800 12 12.800
      s-3-.8-3-2.300S10 8.200 12 8.200h3.500"/>`,
  ),
  temple_any: ANY_TEMPLE,
  avenue: `<path fill="var(--teo-avenue)" d="M9.500 2h5L21 22H3Z"/><path class="teo-slit" stroke-width="1.700" d="M8 8
    h8M6.500 12.500h11M5 17.500h14M12 2v20"/>`,
  track: `<path fill="var(--teo-track)" d="M2 21V16h5v-4.500h5V7h5V2.500h5V21Z"/>
    <path class="teo-slit" stroke-width="1.500" d="M7 16h15M12 11.500h10M17 7h5"/>`,
  power_up: `<path fill="var(--teo-power)" d="M12 2 20.500 11.500H15.500V22h-7V11.500H3.500Z"/>`,
  worker: `<path fill="var(--teo-worker)" d="M6 2.500h12A3.500 3.500 0 0 1 21.500 6v12a3.500 3.500 0 0 1-3.500 3.500H6
    A3.500 3.500 0 0 1 2.500 18V6A3.500 3.500 0 0 1 6 2.500Z"/><circle class="teo-cut" cx="12" cy="12" r="2.800"/>`,
  power: `<path fill="none" stroke="var(--teo-worker)" stroke-width="2" d="M6 2.500h12A3.500 3.500 0 0 1 21.500 6v12
    a3.500 3.500 0 0 1-3.500 3.500H6A3.500 3.500 0 0 1 2.500 18V6A3.500 3.500 0 0 1 6 2.500Z"/>
    <path fill="var(--teo-worker)" d="M8.300 17.500v-11h4.500c2.400 0 3.900 1.300 3.900 3.500s-1.500 3.600-3.900 3.600
      h-2v3.900Zm2.500-5.900h1.700c1.100 0 1.700-.5 1.700-1.500s-.6-1.500-1.700-1.500h-1.700Z"/>`,
  technology: `<path fill="var(--teo-tech)" d="M10.300 1.500h3.400
    l.5 3 2 .8 2.500-1.700 2.400 2.400-1.700 2.500.8 2 3 .5v3.400
    l-3 .5-.8 2 1.700 2.500-2.400 2.400-2.500-1.700-2 .8-.5 3h-3.400
    l-.5-3-2-.8-2.500 1.700-2.400-2.400 1.700-2.500-.8-2-3-.5V11l3-.5.8-2L2.900 6l2.400-2.400 2.500 1.700 2-.8Z"/>
    <circle class="teo-cut" cx="12" cy="12.500" r="3.800"/>`,
  discovery: `<path fill="var(--teo-tile-edge)" d="M5 2h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5
    a3 3 0 0 1 3-3Z"/><path class="teo-cut" d="M12 5.500 18.500 12 12 18.500 5.500 12Z"/>`,
  building: `<path fill="var(--teo-building)" d="M12 2 23 10.500H20.500V22h-17V10.500H1Z"/>
    <path class="teo-cut" d="M9.500 22v-7.500h5V22Z"/>`,
  mask: `<path fill="var(--teo-mask)" d="M4 3.500
    C8.500 5 15.500 5 20 3.500 22 12 19.500 20.500 12 22.500 4.500 20.500 2 12 4 3.500Z"/>
    <path class="teo-cut" d="M6.500 9.500c1.500-1.200 3.500-1 4.300.8-1.500 1-3.500.7-4.300-.8ZM17.500 9.500
      c-1.500-1.200-3.500-1-4.300.8 1.500 1 3.500.7 4.300-.8ZM9 16h6c-.5 1.600-1.600 2.300-3 2.300S9.500 17.600 9 16
      Z"/>`,
  pyramid_tile: `<path fill="var(--teo-tile-edge)" d="M2.500 2.500h8.700v8.700H2.500ZM12.800 2.500h8.700v8.700h-8.700Z
    M2.500 12.800h8.700v8.700H2.500ZM12.800 12.800h8.700v8.700h-8.700Z"/>`,
  decoration: `<path fill="var(--teo-tile-edge)" d="M1.500 9.500h9.700v9.700H1.500ZM12.800 9.500h9.700v9.700h-9.700Z
    M12 2.500l4 4.500H8Z"/>`,
  match: `<path fill="none" stroke="var(--teo-worker)" stroke-width="2" d="M3 3h11v11H3Z"/>
    <path fill="var(--teo-worker)" d="M9.500 9.500h12v12h-12Z"/>`,
  lock: `<path fill="none" stroke="currentColor" stroke-width="3" d="M7 11V7.500a5 5 0 0 1 10 0V11"/>
    <path fill="currentColor" d="M4 10.500h16V22H4Z"/><circle class="teo-cut" cx="12" cy="16" r="2.200"/>`,
  palace: `<path fill="var(--teo-worker)" d="M2 8 12 2l10 6v2.500H2ZM4 12h3.500v7H4ZM10.200 12h3.600v7h-3.600Z
    M16.500 12H20v7h-3.500ZM2 20h20v2.500H2Z"/>`,
  double_move: `<path fill="var(--teo-worker)" d="M2 4h8v8H2ZM8.500 12h8v8h-8Z"/>
    <path fill="none" stroke="var(--teo-power)" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round"
      d="M12.500 5.500h9M18.500 2.500l3 3-3 3M19 16.500h3.500"/>`,
  free_move: `<path fill="none" stroke="var(--teo-power)" stroke-width="2.600" stroke-linecap="round" d="M20.500 12
    A8.500 8.500 0 1 1 16.500 4.800"/><path fill="var(--teo-power)" d="M13.500 1 21 4.500 15 9.500Z"/>
    <path fill="var(--teo-worker)" d="M8.500 8.500h7v7h-7Z"/>`,
  free_cocoa: `<path fill="var(--teo-cocoa)" d="M5 19
    C1.500 15.500 2.500 9 7.500 5.200 12 1.800 17.500 2 19.500 4.500 22.500 8 21.500 14.500 16.500 18.600 12.300 22
    7.500 21.700 5 19Z"/>
    <path class="teo-slit" stroke-width="5" d="M3 3 21 21"/>
      <path fill="none" stroke="var(--teo-red)" stroke-width="2.800" stroke-linecap="round" d="M2.500 2.500l19 19"/>`,
  extra_worker: `<path fill="var(--teo-worker)" d="M4.500 8h10A2.500 2.500 0 0 1 17 10.500v9
    a2.500 2.500 0 0 1-2.500 2.500h-10A2.500 2.500 0 0 1 2 19.500v-9A2.500 2.500 0 0 1 4.500 8Z"/>
    <circle class="teo-cut" cx="9.500" cy="15" r="2.200"/>
    <path fill="var(--teo-power)" d="M16.800 1.500h2.600V5h3.400v2.600h-3.400v3.500h-2.600V7.600h-3.400V5h3.400Z"/>`,
  light: `<circle fill="var(--teo-light)" stroke="var(--teo-gold-edge)" stroke-width="1.200" cx="12" cy="12"
    r="6.200"/><path fill="none" stroke="var(--teo-gold-edge)" stroke-width="1.800" stroke-linecap="round" d="M12
    1.500v2M12 20.500v2M1.500 12h2M20.500 12h2M4.600 4.600 6 6M18 18l1.400 1.400M19.400 4.600 18 6M6 18l-1.400
    1.400"/>`,
  dark: `<path fill="var(--teo-dark)" d="M12 1.500a10.500 10.500 0 1 0 0 21 10.500 10.500 0 0 0 0-21Z"/>
    <path fill="var(--teo-dark-mark)" d="M15.500 5.500a7 7 0 1 0 3 11.500A8 8 0 0 1 15.500 5.500Z"/>`,
  bonus: `<path fill="var(--teo-gold)" stroke="var(--teo-gold-edge)" stroke-width="1.400" stroke-linejoin="round"
    d="M4.500 2h15v20L12 17 4.500 22Z"/><path fill="var(--teo-gold-edge)" d="M12 5l1.500 3.200 3.500.4-2.600 2.400.7
    3.500L12 12.800 8.900 14.500l.7-3.500L7 8.600l3.500-.4Z"/>`,
  arrow_up: `<path fill="currentColor" d="M12 3 21 14h-5.500v7h-7v-7H3Z"/>`,
};
