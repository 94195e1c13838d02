import { toast } from "@/components/feedback/toast";
import { undoTime } from "@/lib/undo-time";

interface Undoable {
  title: string;
  description: string;
  undo: () => void;
}

/** The one that stands, wherever it was made: only the last move can be undone. */
let standing: { toast: number; undo: () => void } | null = null;

/** Takes the offer away: what comes next has its own, or the move was undone. */
export function withdrawUndo(): void {
  if (standing) toast.dismiss(standing.toast);
  standing = null;
}

/** Offers to undo what was just done, until its candidates are told. */
export function offerUndo({ title, description, undo }: Undoable): void {
  withdrawUndo();
  const act = () => {
    withdrawUndo();
    undo();
  };
  const id = toast.success({ title, description, action: { label: "Undo", onSelect: act }, lasts: undoTime });
  standing = { toast: id, undo: act };
  setTimeout(() => {
    if (standing?.toast === id) standing = null;
  }, undoTime);
}

/** Undoes what can be undone by now, as the button of the offer does; false when nothing can. */
export function undoLast(): boolean {
  const was = standing;
  was?.undo();
  return was !== null;
}
