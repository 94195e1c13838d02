import type { ReactNode } from "react";
import { toast } from "@/components/feedback/toast";

/** How long an undo is offered, in ms; the database allows a little more, for the way there (private.undo_time). */
const undoTime = 10_000;

interface Undoable {
  title: ReactNode;
  description?: ReactNode;
  undo: () => void;
  /** What it is about: of that only the last act can be undone. */
  of?: string;
}

/** The offers that stand, wherever they were made, by what they are about. */
const standing = new Map<string, { toast: number; undo: () => void }>();

/** Takes an offer away: what comes next has its own, or it was undone. */
export function withdrawUndo(of: string): void {
  const offer = standing.get(of);
  if (offer) toast.dismiss(offer.toast);
  standing.delete(of);
}

/** Says what was just done and offers to undo it, until others are notified. */
export function offerUndo({ title, description, undo, of = crypto.randomUUID() }: Undoable): void {
  withdrawUndo(of);
  const act = () => {
    // Its button can still be pressed while it leaves.
    if (standing.get(of)?.undo !== act) return;
    withdrawUndo(of);
    undo();
  };
  const id = toast.success({ title, description, action: { label: "Undo", onSelect: act }, lasts: undoTime });
  standing.set(of, { toast: id, undo: act });
  setTimeout(() => {
    if (standing.get(of)?.toast === id) standing.delete(of);
  }, undoTime);
}

/** Undoes the last act, as the button of its offer does; false when it can't be undone. */
export function undoLast(of: string): boolean {
  const offer = standing.get(of);
  offer?.undo();
  return offer !== undefined;
}
