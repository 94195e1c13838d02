import type { ManagedCandidate } from "@contracts/candidates/managed-candidate";
import { Bell, EyeOff, Undo2 } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { useEndManagement } from "@/candidates/data/represented-candidates";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Consequences } from "@/components/ui/consequences";
import { isOffered } from "@/config/left-out";
import { paths } from "@/config/paths";
import { personName } from "@/lib/format";

interface EndDialogProps {
  candidate: ManagedCandidate;
  onClose: () => void;
}

/** Ends the representation of a candidate, after saying what ends. */
export function EndDialog({ candidate, onClose }: EndDialogProps) {
  const end = useEndManagement();
  const navigate = useNavigate();
  const name = personName(candidate, "candidate");
  const who = candidate.first_name || "The candidate";
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`End the management of ${name}?`}
      confirmLabel="End management"
      busyLabel="Ending..."
      danger
      busy={end.isPending}
      onConfirm={() =>
        end.mutate(candidate.id, {
          onSuccess: () => navigate(paths.company.candidates()),
          onError: onClose,
        })
      }
    >
      <Consequences
        items={[
          {
            icon: EyeOff,
            title: "Your company no longer sees the profile",
            text: "Profile, documents and your team's notes close at once. Applications stay as they were sent.",
          },
          {
            icon: Undo2,
            title: "What was asked or agreed ends",
            text: `Questions about jobs that wait for an answer are taken back${isOffered("partners") ? ", the assignment ends, and partners see them no more." : ", and the assignment ends."}`,
          },
          {
            icon: Bell,
            title: `${who} is told at once`,
            text: "Here and by email. You can invite them again.",
          },
        ]}
      />
    </ConfirmDialog>
  );
}
