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
      title={`Stop representing ${name}?`}
      confirmLabel="Stop representing"
      busyLabel="Stopping..."
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
            title: "Your company can no longer see the profile",
            text: "You lose access to the profile, documents and your team's notes right away. Applications stay as they were sent.",
          },
          {
            icon: Undo2,
            title: "Requests and agreements end",
            text: `Open requests about jobs are canceled${isOffered("partners") ? ", they have no owner, and partners can no longer see them." : ", and they have no owner."}`,
          },
          {
            icon: Bell,
            title: `We notify ${who} right away`,
            text: "Here and by email. You can invite them again.",
          },
        ]}
      />
    </ConfirmDialog>
  );
}
