/**
 * Leaving a field shows its error, or adds typed text to a list, and shifts what is below. Between a press and its click that would
 * move the pressed control away and lose the press. So a field of `form` left by a press gets its blur after the click, before any
 * navigation; one left by Tab gets it right away. Returns a stop function.
 */
export function blurAfterPress(form: HTMLElement): () => void {
  const stop = new AbortController();
  const left = new Set<EventTarget>();
  let pressed = false;
  let ending: ReturnType<typeof setTimeout> | undefined;

  const end = () => {
    clearTimeout(ending);
    pressed = false;
    const fields = [...left];
    left.clear();
    for (const field of fields) {
      if (field !== document.activeElement) field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    }
  };
  const press = ({ button }: MouseEvent) => {
    if (button !== 0) return;
    clearTimeout(ending);
    pressed = true;
  };
  // A click comes in the same task. A finger lifts before its mouse events and click.
  const release = () => {
    clearTimeout(ending);
    ending = setTimeout(end);
  };
  const onWindow = { signal: stop.signal, capture: true };
  for (const type of ["pointerdown", "mousedown"] as const) window.addEventListener(type, press, onWindow);
  for (const type of ["pointerup", "mouseup", "pointercancel", "contextmenu"] as const) {
    window.addEventListener(type, release, onWindow);
  }
  window.addEventListener("click", end, { signal: stop.signal });
  window.addEventListener("keydown", ({ key }) => key === "Tab" && end(), onWindow);
  form.addEventListener(
    "focusout",
    (event) => {
      if (!pressed || !event.target) return;
      event.stopPropagation();
      left.add(event.target);
    },
    onWindow,
  );
  return () => {
    clearTimeout(ending);
    stop.abort();
  };
}

/** For presses that read the form: runs once the field left by the press has handled its blur. */
export function afterPress(act: () => void): void {
  setTimeout(act);
}
