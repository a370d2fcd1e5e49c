/**
 * The four types of icons of pyramid and Decorations, and the seven masks, in a 32 × 32 box: solid silhouettes with
 * cuts.
 */

/** @type {Record<string, string>} */
export const ICONS = {
  // a seated statue, arms on its knees
  b: `<path fill="currentColor" d="M9 2.500h14v4.500h-1.500v7H26l2.500 8.500H25V29H7v-6.500H3.500L6 14h4.500V7H9Z"/>
    <path class="teo-cut" d="M12.800 8.500h2.300v2.300h-2.300ZM16.900 8.500h2.300v2.300h-2.300ZM14.800 17h2.400v12
      h-2.400ZM9.500 17.500h2.200v4.500H9.500ZM20.300 17.500h2.200v4.500h-2.200Z"/>`,
  // a mask below a crown of feathers
  r: `<path fill="currentColor" d="M16 1.500 18.300 9 22.500 2.800 22 10 28.500 6.500 24 13H8
    L3.500 6.500 10 10 9.500 2.800 13.700 9ZM7.500 14.500h17c1 8.500-2.500 14-8.500 16-6-2-9.500-7.500-8.500-16Z"/>
    <path class="teo-cut" d="M10.500 18.500h4v2.600h-4ZM17.500 18.500h4v2.600h-4ZM12.500 24.300h7V26.600h-7Z"/>`,
  // the head of the feathered serpent, looking to the right
  g: `<path fill="currentColor" d="M12 6C18 3.500 25 5.500 30 11.500V17
    L22.500 16.500 27 19.500 25.500 24.500 20 22 13.500 25C11 24.500 9.500 22.500 9.500 20
    L1.500 21.500 7 17 .5 14.500 7.500 12.500 3 7 9.500 9.500 8 2.500Z"/>
    <circle class="teo-cut" cx="17.500" cy="11" r="2.300"/><path class="teo-cut" d="M24 10.200l3.500 2-3.500.6Z"/>
      <path fill="currentColor" d="M24 26l3-1.500-1 5Z"/>`,
  // a plain ornament: four leaves
  p: `<path fill="currentColor" d="M16 3c4 3.500 4.500 7 2.800 10.200C22 11.500 25.500 12 29 16
    c-3.500 4-7 4.500-10.200 2.800C20.500 22 20 25.500 16 29c-4-3.500-4.500-7-2.800-10.200C10 20.500 6.500 20 3 16
    c3.500-4 7-4.500 10.200-2.800C11.500 10 12 6.500 16 3Z"/>
    <circle class="teo-cut" cx="16" cy="16" r="3.200"/>`,
};

const FACE = "M8 11h16c1.500 8-1 15.500-8 19-7-3.500-9.500-11-8-19Z";
const EYES = `<path class="teo-cut" d="M10.500 15.500h4v2.500h-4ZM17.500 15.500h4v2.500h-4Z"/>`;
const MOUTH = `<path class="teo-cut" d="M12.500 22.500h7v2.300h-7Z"/>`;

/** @type {Record<string, string>} */
export const MASKS = {
  // rays of the sun
  mask_1: `<path fill="currentColor" d="M16 0l2.500 5 4.500-3.500.5 5.500 5.500-1-2.500 5L31.500 14
    l-4.500 3 3.500 4.500-5.500 1 .5 5.500-5-2L16 31l-3.500-5-5 2 .5-5.500-5.500-1L6 17 .5 14l5-3L3 6l5.500 1
    L9 1.500 13.500 5Z"/>
    <circle class="teo-cut" cx="12" cy="14" r="2"/><circle class="teo-cut" cx="20" cy="14" r="2"/>
      <path class="teo-cut" d="M11 19h10c-1 3-2.800 4.300-5 4.300S12 22 11 19Z"/>`,
  // ears of the jaguar
  mask_2: `<path fill="currentColor" d="M4 2.500 12 7.500h8l8-5 1 11C29 22 23.500 28 16 30 8.500 28 3 22 3 13.500Z"/>
    <path class="teo-cut" d="M8.500 14l5.500 1.500-1 3.500-4.500-2.500ZM23.500 14 18 15.500l1 3.500 4.500-2.500Z
      M13 21.500h6l-3 3ZM15.200 24h1.600v3h-1.600Z"/>`,
  // three tall feathers
  mask_3: `<path fill="currentColor" d="${FACE}M15 10V1.500L16 .3l1 1.200V10Z
    M11.500 10 7 3.500 9.500 1.500 13.500 9.500ZM20.500 10 25 3.500 22.500 1.500 18.500 9.500Z"/>${EYES}${MOUTH}`,
  // a square face with ear plugs
  mask_4: `<path fill="currentColor" d="M7.500 4h17v24h-17ZM2 12h4.500v9H2ZM25.500 12H30v9h-4.500Z"/>
    <path class="teo-cut" d="M10.500 10.500h4v4h-4ZM17.500 10.500h4v4h-4ZM11.500 20h9v4.500h-9ZM15.300 14h1.400v4
      h-1.400Z"/><path fill="currentColor" d="M14 19.500h1.200v5.500H14ZM16.800 19.500H18v5.500h-1.200Z"/>`,
  // a skull
  mask_5: `<path fill="currentColor" d="M16 2.500c8 0 12.500 5 12.500 11 0 4-1.500 7-4.500 8.500V29.500H8V22
    c-3-1.500-4.500-4.500-4.500-8.500 0-6 4.500-11 12.500-11Z"/>
    <circle class="teo-cut" cx="10.800" cy="14" r="3.600"/><circle class="teo-cut" cx="21.200" cy="14" r="3.600"/>
      <path class="teo-cut" d="M16 17.500l2 4h-4ZM11.200 25h1.700v4.500h-1.700ZM15.200 25h1.700v4.500h-1.700Z
      M19.200 25h1.700v4.500h-1.700Z"/>`,
  // the ringed eyes and fangs of the rain god
  mask_6: `<path fill="currentColor" d="M4 6h24v13c0 5-3 8-6 9l-1.500-5h-9L10 28c-3-1-6-4-6-9Z"/>
    <circle fill="none" class="teo-slit" stroke-width="2.200" cx="11" cy="13" r="3.800"/>
      <circle fill="none" class="teo-slit" stroke-width="2.200" cx="21" cy="13" r="3.800"/>
    <path class="teo-cut" d="M11.500 19.500h9V21h-9Z"/><path fill="currentColor" d="M14 3h4v4h-4Z"/>`,
  // horns like the moon
  mask_7: `<path fill="currentColor" d="M3 1.500c0 6 4 9 13 9s13-3 13-9
    c3 6 1.500 11.500-4 14 0 7-3.500 12.500-9 15-5.500-2.500-9-8-9-15-5.500-2.500-7-8-4-14Z"/>
    <path class="teo-cut" d="M10.500 16c1.800-1 3.500-.5 4.200 1.200-1.600.8-3.300.5-4.200-1.200ZM21.500 16
      c-1.800-1-3.500-.5-4.200 1.200 1.600.8 3.300.5 4.200-1.200ZM14 22.500h4l-2 4Z"/>`,
};
