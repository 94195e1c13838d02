/** Where something stood that has left the page. */
interface Place {
  parent: Node;
  previous: Node | null;
  next: Node | null;
}

const items = "li, tr, article, .field";
const tabbable = "a[href], button, input, select, textarea, [tabindex='0']";
const layers = "[role='dialog'], [role='menu']";

const places = new WeakMap<Node, Place>();
/** What has the focus, or had it until it left the page with nobody to hand it to yet. */
let holder: Element | null = null;

const isOnPage = (node: Node | null): boolean => node?.isConnected === true;
const isFree = () => document.activeElement === null || document.activeElement === document.body;

function canTakeFocus(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(":disabled, [aria-disabled='true']")) return false;
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

/** What opens the item, where a link does: a press too many on it changes nothing. */
function firstIn(item: Element): HTMLElement | undefined {
  const controls = [...item.querySelectorAll<HTMLElement>(tabbable)].filter(canTakeFocus);
  return controls.find((each) => each.matches("a[href]")) ?? controls[0];
}

/** What takes the focus of something that was in the item: another part of it; or itself while it has none, as during an upload. */
const partOf = (item: Element): HTMLElement | null | undefined =>
  firstIn(item) ?? (item.matches("[tabindex]") ? (item as HTMLElement) : null);

/** The first of the items from `node` on, in one direction, that can take the focus. */
function itemFrom(node: Node | null, step: "next" | "previous"): HTMLElement | undefined {
  const seen = new Set<Node>();
  for (let at = node; at && !seen.has(at); ) {
    seen.add(at);
    const found = isOnPage(at) && at instanceof Element && at.matches(items) && firstIn(at);
    if (found) return found;
    if (isOnPage(at)) at = step === "next" ? at.nextSibling : at.previousSibling;
    // It has left as well: on from where it stood.
    else at = places.get(at)?.[step] ?? null;
  }
  return undefined;
}

/** What names the page, a region or a layer, made focusable. */
function titleOf(element: Element): HTMLElement | null {
  if (!element.matches(`main, section, ${layers}`)) return null;
  const title = element.matches("main")
    ? element.querySelector<HTMLElement>("h1")
    : document.getElementById(element.getAttribute("aria-labelledby") ?? "");
  if (title) title.tabIndex = -1;
  return title;
}

/**
 * Who gets the focus of an element that has left the page. For an item that is the next one, else the previous; for "Show more" the
 * first of what it brought, which is among `added`; else the nearest item or field around it, title of a region, or title of the
 * page. Nobody while the page has no title yet.
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

/** Gives the focus back to `opener` or, where it has left the page meanwhile, to what stands in its place. */
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
  // A layer that closes gives the focus back itself.
  if (!holder || holder.closest(layers)) return;
  const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
  hand(added.filter((node): node is Element => node instanceof Element && node.matches(items)));
}

const onFocus = ({ target }: FocusEvent) => {
  holder = target instanceof Element ? target : null;
};

/** A press beside everything takes the focus off on purpose; what leaves the page takes it along. */
const onBlur = () =>
  queueMicrotask(() => {
    if (isFree() && isOnPage(holder)) holder = null;
  });

/**
 * For the whole page: whatever leaves it with the focus hands it on, so that it never falls back to the start. Returns what stops it.
 */
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
