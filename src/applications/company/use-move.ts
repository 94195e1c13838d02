import type { CompanyApplicationDetail, Rejection } from "@contracts/application";
import { applicationStatusLabels } from "@contracts/application-status";
import type { ApplicationStatus } from "@contracts/enums";
import { useEffect, useState } from "react";
import { useSetApplicationStatus, useUndoApplicationStatus } from "@/applications/data/move-mutations";
import { offerUndo, withdrawUndo } from "@/components/feedback/undo-offer";
import { type AppError, isAppError } from "@/lib/app-error";

/** How long buttons that have become others take no press, in ms, so that one meant for what stood there hits nothing. */
const restTime = 1000;

/**
 * Moves an application on and offers to undo it, until the candidate is told. `isResting` from the press until a moment after the
 * answer, and after the last press meanwhile: whoever taps on does not get through to the next stage. So it is when the application
 * turns out to stand elsewhere, whoever moved it. `isMoved` while it rests where this person has moved it.
 */
export function useMove({ id, status, candidate }: Pick<CompanyApplicationDetail, "id" | "status" | "candidate">) {
  const undo = useUndoApplicationStatus(id);
  const [moved, setMoved] = useState<ApplicationStatus | null>(null);
  const [isResting, setIsResting] = useState(false);
  const [presses, setPresses] = useState(0);
  const [shown, setShown] = useState(status);
  if (status !== shown) {
    setShown(status);
    setIsResting(true);
    if (status !== moved) setMoved(null);
  }
  const name = candidate.first_name || "The candidate";
  const { mutateAsync, isPending } = useSetApplicationStatus(id, ({ status }) => {
    offerUndo({
      title: `${name} moved to ${applicationStatusLabels[status]}`,
      description: `${name} is told in 10 seconds.`,
      undo: () => undo.mutate(status),
      of: "application",
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press and each other status lets it rest anew
  useEffect(() => {
    if (!isResting || isPending) return;
    const end = setTimeout(() => setIsResting(false), restTime);
    return () => clearTimeout(end);
  }, [isResting, isPending, status, presses]);
  /** Whether it moved; a failure has been shown. */
  const move = async (to: ApplicationStatus, rejection?: Rejection, onRefused?: (error: AppError) => void) => {
    withdrawUndo("application");
    setMoved(to);
    setIsResting(true);
    try {
      await mutateAsync({ from: status, to, ...(rejection && { rejection }) });
      return true;
    } catch (error) {
      if (!isAppError(error)) throw error;
      setMoved(null);
      onRefused?.(error);
      return false;
    }
  };
  /** A press that comes too early. */
  const holdOff = () => setPresses((count) => count + 1);
  // What was refused or undone is put back, and is not moved.
  const isMoved = isResting && status === moved;
  return { move, holdOff, isMoving: isPending || undo.isPending, isResting, isMoved };
}
