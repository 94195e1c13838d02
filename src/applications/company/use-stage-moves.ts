import type { CompanyApplicationDetail } from "@contracts/applications/application";
import type { ApplicationStatus } from "@contracts/enums";
import { useEffect, useState } from "react";
import { moveLabel, stageMoves } from "@/applications/company/stages";
import { restTime, useMoves } from "@/applications/company/use-moves";
import { fullName } from "@/lib/format";

/**
 * The moves a page or panel offers. `nextLabel` names the usual next one, and for a moment what was done; `held` is spread on buttons
 * that rest: from the press until a moment after the answer and the last press, and when somebody else has moved it. So whoever taps
 * on does not get through to the next stage.
 */
export function useStageMoves(application: CompanyApplicationDetail) {
  const { id, status, candidate } = application;
  const [moved, setMoved] = useState<ApplicationStatus | null>(null);
  const [isResting, setIsResting] = useState(false);
  const [presses, setPresses] = useState(0);
  const [shown, setShown] = useState(status);
  if (status !== shown) {
    setShown(status);
    setIsResting(true);
    if (status !== moved) setMoved(null);
  }
  const { ask, isSending, isMoving, dialogs } = useMoves({
    application,
    onBegin: (to) => {
      setMoved(to);
      setIsResting(true);
    },
    onRefused: () => setMoved(null),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press and each other status lets it rest anew
  useEffect(() => {
    if (!isResting || isSending) return;
    const end = setTimeout(() => setIsResting(false), restTime);
    return () => clearTimeout(end);
  }, [isResting, isSending, status, presses]);
  /** A press that comes too early. */
  const holdOff = () => setPresses((count) => count + 1);
  const move = (to: ApplicationStatus) => {
    if (isResting) holdOff();
    else ask([{ id, status, candidate_name: fullName(candidate) || candidate.email, can: { move: true } }], to);
  };
  const { next, reject, others } = stageMoves(application);
  // What was refused or undone is put back, and is not moved.
  const isMoved = isResting && status === moved;
  return {
    next,
    reject,
    others,
    firstName: candidate.first_name || "The candidate",
    move,
    holdOff,
    isMoving,
    isResting,
    isMoved,
    // The button stays in its place, and the focus with it, while it says what it has done.
    moveOn: () => (next ? move(next) : holdOff()),
    nextLabel: isMoved ? "Moved" : next && moveLabel(next),
    held: { "aria-disabled": isResting || undefined },
    dialogs,
  };
}
