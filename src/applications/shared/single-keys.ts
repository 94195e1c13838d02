import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { tinykeys } from "tinykeys";
import { keysAreOn } from "@/applications/model/keys-choice";

/** Where keys are typed, or mean something else. */
const elsewhere = "[contenteditable], input:not([type='checkbox']), select, textarea";
/** A dialog or menu stands open, wherever the focus is. */
const layers = "[role='dialog'], [role='alertdialog'], [role='menu']";

type Keys = Record<string, (event: KeyboardEvent) => void>;

/** Single keys of a page, while `isOn` and the reader has not turned them off; not where something is typed or stands open above it. */
export function useSingleKeys(isOn: boolean, keys: Keys): void {
  const latest: RefObject<Keys> = useRef(keys);
  // As the screen is drawn: a key that comes before effects do means what is seen.
  useLayoutEffect(() => {
    latest.current = keys;
  });
  const names = Object.keys(keys).join(" ");
  useEffect(() => {
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
