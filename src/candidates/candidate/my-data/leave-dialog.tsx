import type { Candidate } from "@contracts/candidates/candidate";
import type { MyManagement } from "@contracts/partners/partnership";
import { Bell, EyeOff, Inbox, MailPlus, Undo2 } from "lucide-react";
import { useLeaveManagement } from "@/candidates/data/profile-mutations";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Consequences } from "@/components/ui/consequences";
import { isOffered } from "@/config/left-out";
import { formatCount } from "@/lib/format";
import { useEagerQuery } from "@/lib/use-eager-query";
import { mySubmissionsQuery } from "@/partners/data/my-submissions";

interface LeaveDialogProps {
  candidate: Candidate;
  management: MyManagement;
  onClose: () => void;
}

export function LeaveDialog({ candidate, management: { company }, onClose }: LeaveDialogProps) {
  const leave = useLeaveManagement();
  const requests = useEagerQuery(mySubmissionsQuery());
  const asked = requests.data?.length ?? 0;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Leave ${company.name}?`}
      confirmLabel={`Leave ${company.name}`}
      busyLabel="Leaving..."
      danger
      busy={leave.isPending}
      disabled={requests.isPending}
      onConfirm={() => leave.mutate(company.id, { onSettled: onClose })}
    >
      <Consequences
        items={[
          {
            icon: EyeOff,
            title: `${company.name} can no longer see your profile`,
            text: "It loses access to your profile, documents and its notes about you right away.",
          },
          {
            icon: Undo2,
            title:
              asked > 0
                ? `${formatCount(asked, "open request")} about jobs ${asked === 1 ? "is" : "are"} canceled`
                : "It can no longer submit you to jobs",
            text: !isOffered("partners")
              ? "You can still find jobs and apply yourself."
              : candidate.shown_to_partners
                ? "Its partners can no longer see you either."
                : "Its partners couldn't see you, and still can't.",
          },
          {
            icon: Inbox,
            title: "Applications you made stay",
            text: `They're yours and stay with the companies you sent them to. ${company.name} can still see those you made while it represented you.`,
          },
          {
            icon: Bell,
            title: `We notify ${company.name} right away`,
            text: "Its administrators and the owner of your profile, here and by email.",
          },
          {
            icon: MailPlus,
            title: "You can come back",
            text: "It can invite you again. It represents you only if you accept.",
          },
        ]}
      />
    </ConfirmDialog>
  );
}
