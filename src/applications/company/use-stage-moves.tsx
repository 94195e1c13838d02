import type { CompanyApplicationDetail, Rejection } from "@contracts/application";
import type { ApplicationStatus } from "@contracts/enums";
import { type ReactNode, useState } from "react";
import { RejectDialog } from "@/applications/company/dialogs";
import { asksFirst, moveLabel, moveQuestion, stageMoves } from "@/applications/company/stages";
import { useMove } from "@/applications/company/use-move";
import { WhatEnds } from "@/applications/company/what-ends";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { AppError } from "@/lib/app-error";
import { fullName } from "@/lib/format";

/**
 * The moves an application offers, and what asks before those that decide. `nextLabel` names the usual next one, and for a moment
 * what was done; `held` is spread on buttons that rest meanwhile.
 */
export function useStageMoves(application: CompanyApplicationDetail) {
  const { move: moveNow, holdOff, isMoving, isResting, isMoved } = useMove(application);
  const [asking, setAsking] = useState<ApplicationStatus | null>(null);
  const [given, setGiven] = useState<Rejection>();
  const [problems, setProblems] = useState<AppError["fields"]>();
  const { next, reject, others } = stageMoves(application);
  const { candidate } = application;
  const firstName = candidate.first_name || "The candidate";
  const question = asking && asking !== "rejected" ? moveQuestion(asking, firstName) : null;
  const move = (to: ApplicationStatus) => {
    if (isResting) holdOff();
    else if (asksFirst(to)) setAsking(to);
    else void moveNow(to);
  };
  const dialog: ReactNode = (
    <>
      {asking === "rejected" && (
        <RejectDialog
          people={[{ id: application.id, name: fullName(candidate) || candidate.email }]}
          given={given}
          problems={problems}
          onReject={(rejection) => {
            setAsking(null);
            // What was written is not lost with a failure.
            setGiven(rejection);
            return moveNow("rejected", rejection, ({ fields }) => {
              setProblems(fields);
              setAsking("rejected");
            });
          }}
          onClose={() => setAsking(null)}
        />
      )}
      {asking && question && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsking(null)}
          title={question.title}
          description={question.text}
          confirmLabel={moveLabel(asking)}
          onConfirm={() => {
            void moveNow(asking);
            setAsking(null);
          }}
        >
          {asking === "hired" && <WhatEnds ids={[application.id]} />}
        </ConfirmDialog>
      )}
    </>
  );
  return {
    next,
    reject,
    others,
    firstName,
    move,
    holdOff,
    isMoving,
    isResting,
    isMoved,
    // The button stays in its place, and the focus with it, while it says what it has done.
    moveOn: () => (next ? move(next) : holdOff()),
    nextLabel: isMoved ? "Moved" : next && moveLabel(next),
    held: { "aria-disabled": isResting || undefined },
    dialog,
  };
}
