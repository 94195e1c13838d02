import { useLayoutEffect, useState } from "react";

type TextField = HTMLInputElement | HTMLTextAreaElement;

const textFields = "input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea";
const nameOf = (field: TextField) =>
  field.getAttribute("aria-label") ?? field.labels?.[0]?.textContent?.trim() ?? field.name;

function fieldsOf(root: HTMLElement) {
  return [...root.querySelectorAll<TextField>(textFields)].map((field) => ({ name: nameOf(field), field }));
}

/** As if typed: the setter of the prototype leaves React to see that the value differs. */
function type(field: TextField, text: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** How long the app's own fields may take to come. */
const patience = 10_000;

/** When the app replaces the page a server wrote, what was typed there goes into the app's own fields. */
export function TypedAhead({ root }: { root: HTMLElement }) {
  // Fields keep their text when they are removed.
  const [served] = useState(() => ({ fields: fieldsOf(root), focused: document.activeElement }));
  // Before anything else gives the focus of the fields that leave to what is left, such as the title.
  useLayoutEffect(() => {
    let waiting = served.fields.filter(({ field }) => field.value !== field.defaultValue || field === served.focused);
    const hand = () => {
      const own = fieldsOf(root);
      waiting = waiting.filter(({ name, field }) => {
        const taker = own.find((each) => each.name === name)?.field;
        if (!taker) return true;
        if (field === served.focused && document.activeElement?.matches("body, h1"))
          taker.focus({ preventScroll: true });
        // One that was only entered stays as the app knows it, such as from an earlier visit.
        if (field.value !== field.defaultValue && taker.value === taker.defaultValue) type(taker, field.value);
        return false;
      });
      if (waiting.length === 0) observer.disconnect();
    };
    const observer = new MutationObserver(hand);
    observer.observe(root, { childList: true, subtree: true });
    hand();
    const timer = setTimeout(() => observer.disconnect(), patience);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [root, served]);
  return null;
}
