import type { InterviewProposal } from "@contracts/interviews/interview";
import { Circle, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useState } from "react";
import { useAuth } from "@/auth/use-auth";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Icon } from "@/components/ui/icon";
import { useWithdrawTimes } from "@/interviews/data/interview-mutations";
import { slotDay, slotRange, termsWords } from "@/interviews/model/slot-words";
import { useReaderZone } from "@/lib/reader-zone";
import { zoneName } from "@/lib/time-zones";

/** The outcome of one of the times. */
function fateOf({ state, picked }: InterviewProposal, slot: InterviewProposal["slots"][number]): string {
  if (slot.starts_at === picked) return "Picked";
  if (state !== "open") return "Free again";
  return slot.can_pick ? "" : "Too late";
}

const endings: Partial<Record<InterviewProposal["state"], string>> = {
  declined: "None of them work.",
  withdrawn: "Withdrawn.",
  ended: "No longer open.",
};

interface ProposedTimesProps {
  proposal: InterviewProposal;
  applicationId: string;
  /** Below their outcome: a calendar file. */
  actions?: ReactNode;
}

/** Proposed times with their outcomes, below the message that brought them. */
export function ProposedTimes({ proposal, applicationId, actions }: ProposedTimesProps) {
  const { user } = useAuth();
  const [zone] = useReaderZone();
  const withdraw = useWithdrawTimes(applicationId);
  const [asking, setAsking] = useState(false);
  const ending = endings[proposal.state];
  return (
    <div className="ask">
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to some screen readers */}
      <ul role="list" aria-label="Proposed times">
        {proposal.slots.map((slot) => {
          const isPicked = slot.starts_at === proposal.picked;
          return (
            <li key={slot.starts_at} className={classNames("slot-row", isPicked && "on")}>
              <Icon icon={isPicked ? CircleCheck : Circle} className={isPicked ? "text-accent-text" : "text-control"} />
              <span className="min-w-0 grow">
                <b className="block font-semibold">{slotDay(slot.starts_at, zone)}</b>
                <span className="tnum block text-sm">{slotRange(slot.starts_at, proposal.minutes, zone)}</span>
              </span>
              <span className={classNames("text-sm", isPicked && "font-semibold")}>{fateOf(proposal, slot)}</span>
            </li>
          );
        })}
      </ul>
      <div className="ask-foot">
        <div className="grid min-w-0 grow gap-1 text-ink-muted text-sm">
          <p>
            {termsWords(proposal, user?.id)}. {zoneName(zone)}.
          </p>
          {ending && (
            <p className="wrap-anywhere whitespace-pre-line" dir="auto">
              {proposal.note ? `${ending} ${proposal.note}` : ending}
            </p>
          )}
        </div>
        {actions}
        {proposal.can.withdraw && (
          <Button size="sm" variant="quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            Withdraw
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Withdraw these times?"
        description={
          proposal.interview_id
            ? "We notify the applicant right away. The interview doesn't change."
            : "We notify the applicant right away. They can no longer pick them."
        }
        confirmLabel="Withdraw times"
        busyLabel="Withdrawing..."
        danger
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate(proposal.id, { onSettled: () => setAsking(false) })}
      />
    </div>
  );
}
