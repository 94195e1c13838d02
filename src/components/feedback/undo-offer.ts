import { type ReactNode, useCallback, useSyncExternalStore } from "react";
import { toast } from "@/components/feedback/toast";

/** How long an undo is offered, in ms; the database allows a little more, for the way there (private.undo_time). */
export const undoTime = 10_000;

interface Undoable {
  title: ReactNode;
  description?: ReactNode;
  undo: () => void;
  /** What it is about: of that only the last act can be undone. */
  of?: string;
  /** The screen shows it where the act was done; `moveUndoToToast` when that is left. */
  inPlace?: boolean;
}

interface Offer {
  title: ReactNode;
  /** Null while the screen shows it. */
  toast: number | null;
  /** When it ends. */
  ends: number;
  undo: () => void;
  /** Shows it as a toast, for the time that is left. */
  show: () => number;
}

/** The offers that stand, wherever they were made, by what they are about. */
const standing = new Map<string, Offer>();
const listeners = new Set<() => void>();
const changed = () => {
  for (const listener of listeners) listener();
};

/** Takes an offer away: what comes next has its own, or it was undone. */
export function withdrawUndo(of: string): void {
  const offer = standing.get(of);
  if (offer && offer.toast !== null) toast.dismiss(offer.toast);
  standing.delete(of);
  changed();
}

/** Says what was just done and offers to undo it, until others are notified. */
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

/** The place that showed an offer is left: its toast goes on with it. */
export function moveUndoToToast(of: string): void {
  const offer = standing.get(of);
  if (offer?.toast !== null) return;
  standing.set(of, { ...offer, toast: offer.show() });
  changed();
}

/** The other way: a screen that shows it in its place takes it over. */
export function moveUndoInPlace(of: string): void {
  const offer = standing.get(of);
  if (!offer || offer.toast === null) return;
  toast.dismiss(offer.toast);
  standing.set(of, { ...offer, toast: null });
  changed();
}

/** Whether it can still be undone. */
export const isUndoOffered = (of: string): boolean => standing.has(of);

/** The offer that the screen shows in its place, or null. */
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

/** Undoes the last act, as the button of its offer does; false when it can't be undone. */
export function undoLast(of: string): boolean {
  const offer = standing.get(of);
  offer?.undo();
  return offer !== undefined;
}
