import type { ReportedMessage } from "@contracts/conversations/message-report";
import { Eraser, Mail, Undo2 } from "lucide-react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Consequences } from "@/components/ui/consequences";
import { useMessageDecision } from "@/conversations/admin/use-message-decision";

export function RemoveDialog({ message, onClose }: { message: ReportedMessage; onClose: () => void }) {
  const { decide, isPending } = useMessageDecision();
  const { author_name, author_company_name } = message;
  return (
    <ConfirmDialog
      open
      danger
      size="form"
      title={`Remove ${author_name}'s message?`}
      confirmLabel="Remove message"
      busyLabel="Removing..."
      busy={isPending}
      onOpenChange={(open) => !open && onClose()}
      onConfirm={() => void decide({ messageId: message.message_id, decision: "removed" }).then(onClose, () => {})}
    >
      <Consequences
        items={[
          {
            icon: Eraser,
            title: "Its text and files are gone for both sides",
            text: "A line says it was removed. Times or an offer sent with it stay.",
          },
          { icon: Undo2, title: "We wait 10 seconds", text: "You can undo until then." },
          {
            icon: Mail,
            title: author_company_name
              ? `Then ${author_name} and the administrators of ${author_company_name}`
              : `Then ${author_name}`,
            text: "By email and in the app. We tell the person who reported it that you reviewed it.",
          },
        ]}
      />
    </ConfirmDialog>
  );
}
