/**
 * Leaving a field shows its error, or adds what was typed to a list, and moves what stands below. Between a press and its click that
 * would carry the pressed control away, and the press would be lost. So a field of `form` that is left by a press hears of it once
 * the click is through, before the page it may lead to; one that is left by Tab hears of it at once. Returns what stops it.
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
  // The click, if there is one, comes in the same task. A finger lets go before it presses and clicks as a mouse.
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

/** For a press that asks what the form holds: does it once the field that was left by that press has heard of it. */
export function afterPress(act: () => void): void {
  setTimeout(act);
}
