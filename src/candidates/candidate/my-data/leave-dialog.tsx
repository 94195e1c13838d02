import type { Candidate } from "@contracts/candidates/candidate";
import type { MyManagement } from "@contracts/partners/partnership";
import { Bell, EyeOff, Inbox, MailPlus, Undo2 } from "lucide-react";
import { useLeaveManagement } from "@/candidates/data/profile-mutations";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Consequences } from "@/components/ui/consequences";
import { isOffered } from "@/config/left-out";
import { formatCount } from "@/lib/format";
import { useEagerQuery } from "@/lib/use-eager-query";
import { myPutForwardsQuery } from "@/partners/data/my-submissions";

interface LeaveDialogProps {
  candidate: Candidate;
  management: MyManagement;
  onClose: () => void;
}

/** Ends the representation, after saying what ends and what stays. */
export function LeaveDialog({ candidate, management: { company }, onClose }: LeaveDialogProps) {
  const leave = useLeaveManagement();
  const asked = useEagerQuery(myPutForwardsQuery()).data?.length ?? 0;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Leave ${company.name}?`}
      confirmLabel={`Leave ${company.name}`}
      busyLabel="Leaving..."
      danger
      busy={leave.isPending}
      onConfirm={() => leave.mutate(company.id, { onSettled: onClose })}
    >
      <Consequences
        items={[
          {
            icon: EyeOff,
            title: `${company.name} no longer sees your profile`,
            text: "Profile, documents and its notes about you close at once, and nobody there looks after you any more.",
          },
          {
            icon: Undo2,
            title:
              asked > 0
                ? `${formatCount(asked, "question")} about jobs that ${asked === 1 ? "waits" : "wait"} for you ${asked === 1 ? "ends" : "end"}`
                : "It can no longer submit you to jobs",
            text: !isOffered("partners")
              ? "You find and apply to jobs yourself, as before."
              : candidate.shown_to_partners
                ? "Its partners see you no more: that you are visible to them ends as well."
                : "Its partners couldn't see you, and still can't.",
          },
          {
            icon: Inbox,
            title: "Applications you made stay",
            text: `They are yours, and stay with the companies they went to. ${company.name} goes on reading those you made while it managed you.`,
          },
          {
            icon: Bell,
            title: `${company.name} is told at once`,
            text: "Its administrators and the owner of your profile, here and by email.",
          },
          {
            icon: MailPlus,
            title: "You can come back",
            text: "It may invite you again. You are managed only if you accept.",
          },
        ]}
      />
    </ConfirmDialog>
  );
}
