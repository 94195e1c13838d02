import { type ReactNode, useCallback, useSyncExternalStore } from "react";
import { toast } from "@/components/feedback/toast";

/** How long undo is offered, in ms; the database allows slightly more for the request (private.undo_time). */
export const undoTime = 10_000;

interface Undoable {
  title: ReactNode;
  description?: ReactNode;
  undo: () => void;
  /** The subject, of which only the last action can be undone. */
  of?: string;
  /** The screen shows it in place; `moveUndoToToast` when the user leaves. */
  inPlace?: boolean;
}

interface Offer {
  title: ReactNode;
  /** Null while shown in place. */
  toast: number | null;
  ends: number;
  undo: () => void;
  /** Shows it as a toast for the remaining time. */
  show: () => number;
}

/** Active offers from anywhere, by subject. */
const standing = new Map<string, Offer>();
const listeners = new Set<() => void>();
const changed = () => {
  for (const listener of listeners) listener();
};

/** The latest action being saved, by subject, and whether its undo is already wanted. */
const saving = new Map<string, { isUnwanted: boolean }>();

export function withdrawUndo(of: string): void {
  const offer = standing.get(of);
  if (offer && offer.toast !== null) toast.dismiss(offer.toast);
  standing.delete(of);
  changed();
}

/**
 * Begins an action that will offer undo; undoLast then waits for it. Returns the function to call at its end, with whether its undo is
 * offered.
 */
export function beginUndoable(of: string): (isOffered: boolean) => void {
  withdrawUndo(of);
  const action = { isUnwanted: false };
  saving.set(of, action);
  return (isOffered) => {
    if (saving.get(of) === action) saving.delete(of);
    // Another may have begun since. If this one failed, the offer found here is the one before.
    if (action.isUnwanted && isOffered) standing.get(of)?.undo();
  };
}

/** Says what was done, with undo until others are notified. */
export function offerUndo({ title, description, undo, of = crypto.randomUUID(), inPlace = false }: Undoable): void {
  withdrawUndo(of);
  const act = () => {
    // Its button can still be pressed while it leaves.
    if (standing.get(of)?.undo !== act) return;
    withdrawUndo(of);
    undo();
  };
  const ends = Date.now() + undoTime;
  const show = () =>
    toast.success({ title, description, action: { label: "Undo", onSelect: act }, lasts: ends - Date.now() });
  standing.set(of, { title, toast: inPlace ? null : show(), ends, undo: act, show });
  changed();
  setTimeout(() => {
    if (standing.get(of)?.undo !== act) return;
    standing.delete(of);
    changed();
  }, undoTime);
}

/** The screen that showed an offer is gone: continue as a toast. */
export function moveUndoToToast(of: string): void {
  const offer = standing.get(of);
  if (offer?.toast !== null) return;
  standing.set(of, { ...offer, toast: offer.show() });
  changed();
}

/** The reverse: a screen that shows offers in place takes it over. */
export function moveUndoInPlace(of: string): void {
  const offer = standing.get(of);
  if (!offer || offer.toast === null) return;
  toast.dismiss(offer.toast);
  standing.set(of, { ...offer, toast: null });
  changed();
}

export const isUndoOffered = (of: string): boolean => standing.has(of);

/** The offer the screen shows in place, or null. */
export function useUndoInPlace(of: string): Pick<Offer, "title" | "ends" | "undo"> | null {
  const subscribe = useCallback((listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, []);
  const offer = useSyncExternalStore(subscribe, () => standing.get(of) ?? null);
  return offer?.toast === null ? offer : null;
}

/** Undoes the last action, like the offer's button, or once it is saved; false if it can't be undone. */
export function undoLast(of: string): boolean {
  const action = saving.get(of);
  if (action) {
    action.isUnwanted = true;
    return true;
  }
  const offer = standing.get(of);
  offer?.undo();
  return offer !== undefined;
}
