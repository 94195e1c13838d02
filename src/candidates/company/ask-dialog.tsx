import type { JobForCandidate, ManagedCandidate } from "@contracts/candidates/managed-candidate";
import { FileText, UserCheck } from "lucide-react";
import { MatchPanel } from "@/components/product/match";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Consequences } from "@/components/ui/consequences";
import { useSubmitToJob } from "@/partners/data/company-submissions";

interface AskDialogProps {
  candidate: ManagedCandidate;
  job: JobForCandidate;
  onClose: () => void;
}

/** Confirms before asking a candidate about a job: what both sides will see, and what follows. */
export function AskDialog({ candidate, job, onClose }: AskDialogProps) {
  const ask = useSubmitToJob();
  const who = candidate.first_name || "the candidate";
  return (
    <ConfirmDialog
      open
      size="wide"
      onOpenChange={(open) => !open && onClose()}
      title={`Submit ${who} to ${job.title}?`}
      description={`${job.company_name}, ${job.location}`}
      confirmLabel={`Ask ${who}`}
      busyLabel="Asking..."
      busy={ask.isPending}
      onConfirm={() => ask.mutate({ jobId: job.id, candidateIds: [candidate.id] }, { onSettled: onClose })}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <MatchPanel
          match={job.match}
          reader="company"
          note={`${candidate.first_name || "The candidate"} and ${job.company_name} see exactly this.`}
        />
        <Consequences
          items={[
            {
              icon: UserCheck,
              title: `We ask ${candidate.first_name || "the candidate"} first`,
              text: "Here and by email. They can decline, and nothing is sent until they agree.",
            },
            {
              icon: FileText,
              title: "What's included",
              text: "Their profile, their documents, and their own responses to the job's questions.",
            },
          ]}
        />
      </div>
    </ConfirmDialog>
  );
}
