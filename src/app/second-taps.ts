/** How long after a press another one in its place is the second half of a double tap, in ms: nobody has read by then what came. */
const doubleTapTime = 600;
/** How far apart the two halves fall at most, in px. A mouse hardly moves between them. */
const doubleTapReach = 24;
const mouseReach = 8;

const controls = "a, button, input, select, textarea, label, summary, [tabindex]";

/** What a press there is for: the control, which a label stands for, or what is no control itself. */
function pressedAt(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  const found = target.closest(controls) ?? target;
  return (found instanceof HTMLLabelElement && found.control) || found;
}

/**
 * Whether a press goes on with what another one began: the same control, or one of those that are pressed again and again in one
 * place, where each press brings the next of its kind: they share the value of `data-again`.
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

/** Whether something else has come where the press was. Who missed a control has pressed beside it, and may press again at once. */
const hasChangedUnder = ({ x, y, on }: Press): boolean => pressedAt(document.elementFromPoint(x, y)) !== on;

/**
 * Holds back the second half of a double tap, and the repeats of a key that is held, where something else has come under them
 * meanwhile: a dialog, what stood behind one, the next page. Neither was meant for it. Returns what stops it.
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
    // A third tap belongs to the first as well.
    last = isHeld && last ? { ...press, on: last.on } : press;
  };
  const onPointerUp = (event: PointerEvent) => {
    // A swipe isn't a tap: the buttons it shows can be pressed at once.
    if (last && Math.hypot(event.clientX - last.x, event.clientY - last.y) > doubleTapReach) last = undefined;
  };
  const onClick = (event: MouseEvent) => {
    // A click without a count comes from a key or from code.
    if (isHeld && event.detail > 0) hold(event);
  };
  // Who has typed something since has looked as well, and so has who turned the wheel.
  const onInput = (event: Event) => {
    if (event instanceof InputEvent) last = undefined;
  };
  const onWheel = () => {
    last = undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.repeat) keyOn = pressedAt(event.target);
    else if ((event.key === "Enter" || event.key === " ") && pressedAt(event.target) !== keyOn) hold(event);
  };
  // On the window, before anybody else hears of it.
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
