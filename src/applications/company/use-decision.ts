import type { CompanyApplicationDetail } from "@contracts/applications/application";
import type { ApplicationStatus } from "@contracts/enums";
import { useEffect, useState } from "react";
import { stageMoves } from "@/applications/company/stages";
import { type AskForOffer, restTime, useMoves } from "@/applications/company/use-moves";
import { fullName } from "@/lib/format";

/**
 * A decision about one person, on a page or in a panel. Afterwards no other is offered until it is undone, refused, or requested:
 * repeated taps reach the next person, not further stages. Returning buttons are disabled for a moment, also when a colleague moved
 * the person.
 */
export function useDecision(application: CompanyApplicationDetail, askForOffer?: AskForOffer) {
  const { id, status, candidate } = application;
  const [decided, setDecided] = useState<ApplicationStatus | null>(null);
  const [isResting, setIsResting] = useState(false);
  const [shown, setShown] = useState(status);
  if (status !== shown) {
    setShown(status);
    if (status !== decided) {
      setDecided(null);
      setIsResting(true);
    }
  }
  useEffect(() => {
    if (!isResting) return;
    const end = setTimeout(() => setIsResting(false), restTime);
    return () => clearTimeout(end);
  }, [isResting]);
  const { ask, isMoving, dialogs } = useMoves({
    application,
    inPlace: true,
    askForOffer,
    onBegin: setDecided,
    onRefused: () => {
      setDecided(null);
      setIsResting(true);
    },
  });
  const move = (to: ApplicationStatus) => {
    if (!isResting)
      ask([{ id, status, candidate_name: fullName(candidate) || candidate.email, can: { move: true } }], to);
  };
  return {
    ...stageMoves(application),
    firstName: candidate.first_name || "The candidate",
    decided,
    move,
    isMoving,
    held: { "aria-disabled": isResting || undefined },
    dialogs,
  };
}
