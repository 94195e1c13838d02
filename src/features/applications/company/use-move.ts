import type { CompanyApplicationDetail } from "@contracts/application";
import { applicationStatusLabels } from "@contracts/application-status";
import type { ApplicationStatus } from "@contracts/enums";
import { useRef, useState } from "react";
import { toast } from "@/components/feedback/toast";
import { useSetApplicationStatus } from "@/data/applications/application-status-mutation";
import { useUndoApplicationStatus } from "@/data/applications/application-status-undo-mutation";

/** How long an undo is offered, in ms; the database grants a little more, for the way there (RULES: Applications). */
const undoTime = 10_000;
/** How long "Moved" stands where the button was, in ms, so that a second tap hits nothing. */
const restTime = 1000;
/** The offer that stands, wherever it was made: only the last move can be undone. */
let offer: number | undefined;

/**
 * Moves an application on and offers to undo it, until the candidate is told. `isMoved` from the press until a moment after the
 * answer, and after the last press meanwhile: whoever taps on does not get through to the next stage.
 */
export function useMove({ id, status, candidate }: Pick<CompanyApplicationDetail, "id" | "status" | "candidate">) {
  const undo = useUndoApplicationStatus(id);
  const [moved, setMoved] = useState<ApplicationStatus | null>(null);
  const restEnd = useRef<ReturnType<typeof setTimeout>>(undefined);
  const name = candidate.first_name || "The candidate";
  const rest = () => {
    clearTimeout(restEnd.current);
    restEnd.current = setTimeout(() => setMoved(null), restTime);
  };
  const { mutate, isPending } = useSetApplicationStatus(id, ({ status }) => {
    rest();
    offer = toast.success({
      title: `${name} moved to ${applicationStatusLabels[status]}`,
      description: `${name} is told in 10 seconds.`,
      action: { label: "Undo", onSelect: () => undo.mutate(status) },
      lasts: undoTime,
    });
  });
  // What was refused or undone is put back, and is not moved.
  const isMoved = status === moved;
  const move = (to: ApplicationStatus) => {
    if (offer !== undefined) toast.dismiss(offer);
    clearTimeout(restEnd.current);
    setMoved(to);
    mutate({ from: status, to }, { onError: () => setMoved(null) });
  };
  /** A press that comes too early. */
  const holdOff = () => {
    if (!isPending) rest();
  };
  return { move, holdOff, isMoving: isPending || undo.isPending, isMoved };
}
