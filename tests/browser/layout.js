/* What is wrong with the layout of the page as it is: one line for each fault that a person would see. */
() => {
  const NEAR = 1.5; // pixels that rounding and rims may take
  const scope = document.querySelector("dialog[open]") ?? document.body;
  const styles = new Map();
  const styleOf = (element) => styles.get(element) ?? styles.set(element, getComputedStyle(element)).get(element);
  const chains = new Map();
  /** An element and all that it lies in, the page itself left out. */
  const ancestors = (element) => {
    if (!element || element === document.documentElement) return [];
    return chains.get(element) ?? chains.set(element, [element, ...ancestors(element.parentElement)]).get(element);
  };
  const boxes = new Map();
  const boxOf = (element) => boxes.get(element) ?? boxes.set(element, element.getBoundingClientRect()).get(element);
  const within = (rect, box) => ({
    left: Math.max(rect.left, box.left),
    right: Math.min(rect.right, box.right),
    top: Math.max(rect.top, box.top),
    bottom: Math.min(rect.bottom, box.bottom),
  });
  const isEmpty = ({ left, right, top, bottom }) => right - left < 1 || bottom - top < 1;
  const isClipping = (overflow) => overflow === "hidden" || overflow === "clip";
  const isScrolling = (overflow) => overflow === "auto" || overflow === "scroll";
  const isInline = ({ display }) => display === "inline" || display === "contents";
  const hasRim = (style) => parseFloat(style.borderRightWidth) > 0 || !/, 0\)$|transparent/.test(style.backgroundColor);
  const isForReadersOnly = (element) =>
    ancestors(element).some(
      (each) =>
        each.matches(".visually-hidden, option, title, desc, noscript, .skip-links") ||
        styleOf(each).clipPath.startsWith("inset(50%"),
    );
  const isNamedRegion = (element) =>
    element.tabIndex >= 0 && (element.ariaLabel || element.getAttribute("aria-labelledby"));
  const words = (item) => item.words.slice(0, 60);
  const nameOf = (element) => element.tagName.toLowerCase() + [...element.classList].map((name) => `.${name}`).join("");

  /** The text's lines without the room above and below the letters. */
  const linesOf = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()]
      .filter(({ width }) => width > 0.5)
      .map(({ left, right, top, bottom }) => {
        const room = (bottom - top) * 0.2;
        return { left, right, top: top + room, bottom: bottom - room };
      });
  };
  const texts = [];
  /** Entries of long lists that are scrolled away need not be looked at one by one. */
  const isScrolledAway = (element) => {
    if (element.tagName !== "LI") return false;
    const around = ancestors(element.parentElement).find((each) => isScrolling(styleOf(each).overflowY));
    return around !== undefined && isEmpty(within(boxOf(element), boxOf(around)));
  };
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && isScrolledAway(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Element) continue;
    const parent = node.parentElement;
    if (
      !node.textContent.trim() ||
      !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      isForReadersOnly(parent)
    )
      continue;
    for (const rect of linesOf(node))
      texts.push({ element: parent, rect, words: node.textContent.trim(), isText: true });
  }
  const pictures = [...scope.querySelectorAll("svg, img")]
    .filter(
      (each) =>
        !each.parentElement.closest("svg") &&
        each.checkVisibility({ visibilityProperty: true }) &&
        !isForReadersOnly(each),
    )
    .map((element) => ({
      element,
      rect: element.getBoundingClientRect(),
      words: `picture ${element.getAttribute("aria-label") ?? nameOf(element.parentElement)}`,
    }))
    .filter(({ rect }) => rect.width > 0 && rect.height > 0)
    .map((item) => ({
      ...item,
      rect: { left: item.rect.left, right: item.rect.right, top: item.rect.top, bottom: item.rect.bottom },
    }));

  const found = new Set();
  const beside = (rect, box) => rect.left < box.left - NEAR || rect.right > box.right + NEAR;
  const aboveOrBelow = (rect, box) => rect.top < box.top - NEAR || rect.bottom > box.bottom + NEAR;
  /** Follows an item up to the page: what of it can be seen, and whether something on the way cuts it off. */
  function seen(item) {
    let { rect } = item;
    let isLoose = false;
    for (const each of ancestors(item.isText ? item.element : item.element.parentElement)) {
      const style = styleOf(each);
      const inSvg = each instanceof SVGElement && each.tagName !== "svg";
      if (inSvg || isInline(style)) continue;
      const box = boxOf(each);
      const [x, y] = [style.overflowX, style.overflowY];
      if ((isClipping(x) && beside(rect, box)) || (isClipping(y) && aboveOrBelow(rect, box))) {
        if (!item.element.closest("[title]")?.title.includes(item.words))
          found.add(`cut off by ${nameOf(each)}: ${words(item)}`);
        return within(rect, box);
      }
      if (isScrolling(x) && beside(rect, box) && !isNamedRegion(each))
        found.add(`scrolls sideways in ${nameOf(each)}: ${words(item)}`);
      if (isScrolling(x) || isScrolling(y)) rect = within(rect, box);
      if (isEmpty(rect)) return rect;
      const isBox = !isLoose && x === "visible" && hasRim(style) && !(each instanceof SVGElement);
      if (isBox && (beside(rect, box) || aboveOrBelow(rect, box)))
        found.add(`sticks out of ${nameOf(each)}: ${words(item)}`);
      isLoose ||= style.position === "absolute";
      if (style.position === "fixed") break;
    }
    return rect;
  }
  const layerOf = (element) =>
    ancestors(element).find((each) => ["fixed", "sticky"].includes(styleOf(each).position)) ?? null;
  const shown = [...texts, ...pictures].map((item) => ({ ...item, rect: seen(item), layer: layerOf(item.element) }));

  if (document.documentElement.scrollWidth > innerWidth) {
    const widest = shown.reduce((one, other) => (other.rect.right > one.rect.right ? other : one));
    found.add(`the page scrolls sideways, ${document.documentElement.scrollWidth} > ${innerWidth}: ${words(widest)}`);
  }
  for (const each of shown) {
    if (!isEmpty(each.rect) && (each.rect.right > innerWidth + NEAR || each.rect.left < -NEAR))
      found.add(`beyond the window: ${words(each)}`);
  }
  const laid = shown.filter(
    ({ isText, element, rect }) => isText && !(element instanceof SVGElement) && !isEmpty(rect),
  );
  laid.sort((one, other) => one.rect.top - other.rect.top);
  laid.forEach((one, at) => {
    for (let next = at + 1; next < laid.length; next++) {
      const other = laid[next];
      if (other.rect.top > one.rect.bottom) break;
      if (one.element === other.element || one.layer !== other.layer) continue;
      const both = within(one.rect, other.rect);
      if (both.right - both.left > 2 && both.bottom - both.top > 2)
        found.add(`over one another: ${words(one)} | ${words(other)}`);
    }
  });
  for (const panel of scope.querySelectorAll(".teo-player")) {
    const things = [...panel.querySelectorAll("[data-target]")].map((element) => ({
      element,
      rect: element.getBoundingClientRect(),
    }));
    things.forEach((one, at) => {
      for (const other of things.slice(at + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const both = within(one.rect, other.rect);
        if (both.right - both.left > 4 && both.bottom - both.top > 4)
          found.add(`over one another: ${one.element.ariaLabel} | ${other.element.ariaLabel}`);
      }
    });
  }
  for (const each of [scope, ...scope.querySelectorAll("*")]) {
    const style = styleOf(each);
    const scrolls =
      (isScrolling(style.overflowX) && each.scrollWidth > each.clientWidth + 1) ||
      (isScrolling(style.overflowY) && each.scrollHeight > each.clientHeight + 1);
    if (scrolls && each.checkVisibility({ visibilityProperty: true }) && !isNamedRegion(each))
      found.add(`scrolls, but cannot be focused: ${nameOf(each)}`);
  }
  return [...found];
};
