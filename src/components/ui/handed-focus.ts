/** The former neighbors of a removed element. */
interface Place {
  parent: Node;
  previous: Node | null;
  next: Node | null;
}

const items = "li, tr, article, .field";
const tabbable = "a[href], button, input, select, textarea, [tabindex='0']";
const layers = "[role='dialog'], [role='menu']";

const places = new WeakMap<Node, Place>();
/** The focused element, or the last one if it was removed without an heir yet. */
let holder: Element | null = null;

const isOnPage = (node: Node | null): boolean => node?.isConnected === true;
const isFree = () => document.activeElement === null || document.activeElement === document.body;

function canTakeFocus(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(":disabled, [aria-disabled='true']:not([aria-busy='true'])"))
    return false;
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

/** The item's opening link or control: a stray press on it changes nothing. */
function firstIn(item: Element): HTMLElement | undefined {
  const controls = [...item.querySelectorAll<HTMLElement>(tabbable)].filter(canTakeFocus);
  return controls.find((each) => each.matches("a[href]")) ?? controls[0];
}

/** Where focus moves within an item: its link or first control, or the item itself if it has none, as during an upload. */
const partOf = (item: Element): HTMLElement | null | undefined =>
  firstIn(item) ?? (item.matches("[tabindex]") ? (item as HTMLElement) : null);

/** The first focusable item from `node` on, in one direction. */
function itemFrom(node: Node | null, step: "next" | "previous"): HTMLElement | undefined {
  const seen = new Set<Node>();
  for (let at = node; at && !seen.has(at); ) {
    seen.add(at);
    const found = isOnPage(at) && at instanceof Element && at.matches(items) && firstIn(at);
    if (found) return found;
    if (isOnPage(at)) at = step === "next" ? at.nextSibling : at.previousSibling;
    // It was removed as well: continue from its place.
    else at = places.get(at)?.[step] ?? null;
  }
  return undefined;
}

/** The title of the page, a region or a layer, made focusable. */
function titleOf(element: Element): HTMLElement | null {
  if (!element.matches(`main, section, ${layers}`)) return null;
  const title = element.matches("main")
    ? element.querySelector<HTMLElement>("h1")
    : document.getElementById(element.getAttribute("aria-labelledby") ?? "");
  if (title) title.tabIndex = -1;
  return title;
}

/**
 * The element that inherits a removed element's focus. For an item, the next one, else the previous; for "Show more", the first new
 * row, among `added`; else the nearest item or field around it, title of a region, or title of the page. None while the page has no
 * title.
 */
function heirOf(gone: Element, added: readonly Element[]): HTMLElement | null {
  const seen = new Set<Node>();
  for (let top = gone.getRootNode(); !gone.matches("h1") && !seen.has(top); ) {
    seen.add(top);
    const place = places.get(top);
    if (!place) break;
    if (top instanceof Element && top.matches(items)) {
      const item = itemFrom(place.next, "next") ?? itemFrom(place.previous, "previous");
      if (item) return item;
    }
    const brought = added.find((item) => place.previous?.contains(item));
    const first = brought && firstIn(brought);
    if (first) return first;
    if (!isOnPage(place.parent)) {
      top = place.parent.getRootNode();
      continue;
    }
    for (let around: Node | null = place.parent; around instanceof Element; around = around.parentNode) {
      const heir = around.matches(items) ? partOf(around) : titleOf(around);
      if (heir) return heir;
    }
    break;
  }
  const page = document.querySelector("main");
  return page && titleOf(page);
}

function hand(added: readonly Element[] = []): void {
  if (!holder || isOnPage(holder) || !isFree()) return;
  heirOf(holder, added)?.focus({ preventScroll: true });
}

/** Returns the focus to `opener` or, if it was removed, to its heir. */
export function giveFocusBack(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  else if (isFree()) {
    holder = opener;
    hand();
  }
}

function onMutation(records: MutationRecord[]): void {
  for (const { target, removedNodes, previousSibling, nextSibling } of records) {
    for (const node of removedNodes) places.set(node, { parent: target, previous: previousSibling, next: nextSibling });
  }
  // A closing layer returns the focus itself.
  if (!holder || holder.closest(layers)) return;
  const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
  hand(added.filter((node): node is Element => node instanceof Element && node.matches(items)));
}

const onFocus = ({ target }: FocusEvent) => {
  holder = target instanceof Element ? target : null;
};

/** A press on nothing drops the focus on purpose; a removed element takes it along. */
const onBlur = () =>
  queueMicrotask(() => {
    if (isFree() && isOnPage(holder)) holder = null;
  });

/** Hands on the focus of any removed element, page-wide, so that it never falls back to the start. Returns a stop function. */
export function handFocusOn(): () => void {
  const observer = new MutationObserver(onMutation);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("focusin", onFocus);
  document.addEventListener("focusout", onBlur);
  holder = document.activeElement;
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", onFocus);
    document.removeEventListener("focusout", onBlur);
    holder = null;
  };
}
