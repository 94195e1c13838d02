import { type RefObject, useLayoutEffect, useRef } from "react";

/** The page's title, which can be focused. */
const pageTitle = () => document.querySelector<HTMLElement>("main h1");

/**
 * For a button whose press takes it off the page: as it leaves with the focus, the focus goes to what `next` finds, or else to the
 * page's title. Returns the button's ref.
 */
export function useHandedFocus(
  next: (button: HTMLButtonElement) => HTMLElement | null = () => null,
): RefObject<HTMLButtonElement | null> {
  const ref = useRef<HTMLButtonElement>(null);
  const find = useRef(next);
  useLayoutEffect(() => {
    const button = ref.current;
    return () => {
      if (button && button === document.activeElement)
        (find.current(button) ?? pageTitle())?.focus({ preventScroll: true });
    };
  }, []);
  return ref;
}
