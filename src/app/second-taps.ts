/** Within this time, in ms, a press in the same place is the second half of a double tap: too soon to have read what appeared. */
const doubleTapTime = 600;
/** The largest distance between the halves, in px. A mouse hardly moves between them. */
const doubleTapReach = 24;
const mouseReach = 8;

const controls = "a, button, input, select, textarea, label, summary, [tabindex]";

/** The target of a press: the control, also through its label, or the element itself. */
function pressedAt(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  const found = target.closest(controls) ?? target;
  return (found instanceof HTMLLabelElement && found.control) || found;
}

/**
 * Whether a press continues another one: on the same control, or on one with the same `data-again`, whose presses bring up the next
 * of its kind in the same place.
 */
const goesOn = (on: Element | null, before: Element | null) =>
  on === before ||
  (on?.hasAttribute("data-again") && on.getAttribute("data-again") === before?.getAttribute("data-again"));

interface Press {
  at: number;
  x: number;
  y: number;
  on: Element | null;
}

/** Whether something else has appeared at the press. A press that missed its control may be repeated right away. */
const hasChangedUnder = ({ x, y, on }: Press): boolean => pressedAt(document.elementFromPoint(x, y)) !== on;

/**
 * Blocks the second half of a double tap, and key repeats, when something new has appeared under them: a dialog, what was behind
 * one, the next page. Returns a stop function.
 */
export function holdBackSecondTaps(): () => void {
  let last: Press | undefined;
  let isHeld = false;
  let keyOn: Element | null = null;
  const hold = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const onPointerDown = (event: PointerEvent) => {
    const press: Press = { at: event.timeStamp, x: event.clientX, y: event.clientY, on: pressedAt(event.target) };
    isHeld =
      last !== undefined &&
      press.at - last.at < doubleTapTime &&
      Math.hypot(press.x - last.x, press.y - last.y) < (event.pointerType === "mouse" ? mouseReach : doubleTapReach) &&
      !goesOn(press.on, last.on) &&
      hasChangedUnder(last);
    if (isHeld) hold(event);
    // A third tap also belongs to the first.
    last = isHeld && last ? { ...press, on: last.on } : press;
  };
  const onPointerUp = (event: PointerEvent) => {
    // A swipe isn't a tap: the buttons it reveals can be pressed right away.
    if (last && Math.hypot(event.clientX - last.x, event.clientY - last.y) > doubleTapReach) last = undefined;
  };
  const onClick = (event: MouseEvent) => {
    // A click without a count comes from a key or from code; Firefox counts those of keys.
    if (isHeld && event.detail > 0) hold(event);
  };
  // Typing or scrolling means the user has looked.
  const onInput = (event: Event) => {
    if (event instanceof InputEvent) last = undefined;
  };
  const onWheel = () => {
    last = undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    isHeld = false;
    if (!event.repeat) keyOn = pressedAt(event.target);
    else if ((event.key === "Enter" || event.key === " ") && pressedAt(event.target) !== keyOn) hold(event);
  };
  // On the window, before any other listener.
  const stop = new AbortController();
  const onWindow = { signal: stop.signal, capture: true };
  window.addEventListener("pointerdown", onPointerDown, onWindow);
  window.addEventListener("pointerup", onPointerUp, onWindow);
  window.addEventListener("click", onClick, onWindow);
  window.addEventListener("keydown", onKeyDown, onWindow);
  window.addEventListener("input", onInput, onWindow);
  window.addEventListener("wheel", onWheel, { ...onWindow, passive: true });
  return () => stop.abort();
}
