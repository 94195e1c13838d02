/** How long after a press another one in its place is the second half of a double tap, in ms: nobody has read by then what came. */
const doubleTapTime = 600;
/** How far apart the two halves fall at most, in px. */
const doubleTapReach = 24;

const controls = "a, button, input, select, textarea, label, summary, [tabindex]";
/** What a press reaches; of a field and its label the field. */
function controlOf({ target }: Event): Element | null {
  const found = target instanceof Element ? target.closest(controls) : null;
  return found instanceof HTMLLabelElement ? (found.control ?? found) : found;
}

/**
 * Whether a press goes on with what another one began: the same control, or one of those that are pressed again and again in one
 * place, where each press brings the next of its kind: they share the value of `data-again`.
 */
const goesOn = (control: Element | null, before: Element | null) =>
  control === before ||
  (control?.hasAttribute("data-again") && control.getAttribute("data-again") === before?.getAttribute("data-again"));

interface Press {
  at: number;
  x: number;
  y: number;
  control: Element | null;
}

/**
 * Holds back the second half of a double tap, and the repeats of a key that is held, where something else has come under them
 * meanwhile: a dialog, what stood behind one, the next page. Neither was meant for it. Returns what stops it.
 */
export function holdBackSecondTaps(): () => void {
  let last: Press | undefined;
  let isHeld = false;
  let keyControl: Element | null = null;
  const hold = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const onPointerDown = (event: PointerEvent) => {
    const press: Press = { at: event.timeStamp, x: event.clientX, y: event.clientY, control: controlOf(event) };
    const isSecond =
      last !== undefined &&
      press.at - last.at < doubleTapTime &&
      Math.hypot(press.x - last.x, press.y - last.y) < doubleTapReach;
    isHeld = isSecond && !goesOn(press.control, last?.control ?? null);
    if (isHeld) hold(event);
    // A third tap belongs to the first as well.
    last = isHeld && last ? { ...press, control: last.control } : press;
  };
  const onClick = (event: MouseEvent) => {
    // A click without a count comes from a key or from code.
    if (isHeld && event.detail > 0) hold(event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.repeat) keyControl = controlOf(event);
    else if ((event.key === "Enter" || event.key === " ") && controlOf(event) !== keyControl) hold(event);
  };
  // On the window, before anybody else hears of it.
  window.addEventListener("pointerdown", onPointerDown, true);
  window.addEventListener("click", onClick, true);
  window.addEventListener("keydown", onKeyDown, true);
  return () => {
    window.removeEventListener("pointerdown", onPointerDown, true);
    window.removeEventListener("click", onClick, true);
    window.removeEventListener("keydown", onKeyDown, true);
  };
}
