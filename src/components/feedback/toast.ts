import type { ReactNode } from "react";

interface ToastOptions {
  title: ReactNode;
  description?: ReactNode;
  /** The failure it tells, and the page it happened on: the list links to the help about it. */
  failure?: { code: string; at: string } | undefined;
  /** An action, such as copying a link. */
  action?: { label: string; onSelect: () => void };
  /** A time limit for the action, in ms: the toast shows the countdown and leaves when it ends, even while hovered. */
  lasts?: number;
  /** From background work: answers to a press take precedence. */
  isBackground?: boolean;
}

export interface Toast extends ToastOptions {
  id: number;
  tone: "success" | "error" | "info";
  open: boolean;
  /** The number of presses before it: equal numbers may answer the same press. */
  press: number;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
let presses = 0;
// Clicks cover finger, mouse, Enter and assistive technology; shortcuts are only keys.
for (const press of ["click", "keydown"])
  globalThis.addEventListener?.(press, () => (presses += 1), { capture: true, passive: true });
const listeners = new Set<() => void>();

function change(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function show(tone: Toast["tone"], options: ToastOptions): number {
  const open = toasts.filter((each) => each.open);
  const same = open.find(
    (each) =>
      each.tone === tone &&
      each.title === options.title &&
      each.description === options.description &&
      // Each undoable action is separate.
      each.lasts === undefined &&
      options.lasts === undefined,
  );
  if (same) return same.id;
  lastId += 1;
  const id = lastId;
  change([...open, { ...options, tone, id, open: true, press: presses }]);
  if (options.lasts !== undefined) setTimeout(() => toast.dismiss(id), options.lasts);
  return id;
}

/** Shows what just happened. Callable from anywhere; each returns the id for `dismiss`. Errors stay, others leave after 5 s, with an action after 10. */
export const toast = {
  success: (options: ToastOptions) => show("success", options),
  error: (options: ToastOptions) => show("error", options),
  info: (options: ToastOptions) => show("info", options),
  dismiss: (id: number) => change(toasts.map((each) => (each.id === id ? { ...each, open: false } : each))),
};

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  read: () => toasts,
};
