import { type RefObject, useLayoutEffect, useRef } from "react";
import { tinykeys } from "tinykeys";
import { keysAreOn } from "@/applications/model/keys-choice";

/** Where keys are typed, or mean something else. */
const elsewhere = "[contenteditable], input:not([type='checkbox']), select, textarea";
/** An open dialog or menu, wherever the focus is. */
const layers = "[role='dialog'], [role='alertdialog'], [role='menu']";

type Keys = Record<string, (event: KeyboardEvent) => void>;

/** A page's single-key shortcuts, while `isOn` and not turned off by the reader; inactive in fields and below open layers. */
export function useSingleKeys(isOn: boolean, keys: Keys): void {
  const latest: RefObject<Keys> = useRef(keys);
  // In layout effects: a key pressed as soon as a screen shows is for that screen.
  useLayoutEffect(() => {
    latest.current = keys;
  });
  const names = Object.keys(keys).join(" ");
  useLayoutEffect(() => {
    if (!isOn) return;
    const handlers = names.split(" ").map((name) => [name, (event: KeyboardEvent) => latest.current[name]?.(event)]);
    return tinykeys(window, Object.fromEntries(handlers), {
      ignore: (event) =>
        !keysAreOn() ||
        event.isComposing ||
        event.defaultPrevented ||
        (event.target as Element).matches(elsewhere) ||
        document.querySelector(layers) !== null,
    });
  }, [isOn, names]);
}
