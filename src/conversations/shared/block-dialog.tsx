import { CalendarDays, Eye, MessageSquareOff, Undo2 } from "lucide-react";
import { toast } from "@/components/feedback/toast";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Consequences } from "@/components/ui/consequences";
import { useBlockConversation } from "@/conversations/data/message-reports";

interface BlockDialogProps {
  applicationId: string;
  otherName: string;
  onClose: () => void;
}

export function BlockDialog({ applicationId, otherName, onClose }: BlockDialogProps) {
  const block = useBlockConversation(applicationId);
  const confirm = async () => {
    await block.mutateAsync(true);
    onClose();
    toast.success({
      title: "The conversation is blocked",
      action: { label: "Undo", onSelect: () => block.mutate(false) },
    });
  };
  return (
    <ConfirmDialog
      open
      danger
      size="form"
      title={`Block the conversation with ${otherName}?`}
      confirmLabel="Block"
      busyLabel="Blocking..."
      busy={block.isPending}
      onOpenChange={(open) => !open && onClose()}
      onConfirm={() => void confirm().catch(() => {})}
    >
      <Consequences
        items={[
          {
            icon: MessageSquareOff,
            title: "Neither side can write",
            text: "Or propose times, or make an offer.",
          },
          { icon: Eye, title: `${otherName} sees that it is blocked`, text: "They don't get an email about it." },
          {
            icon: CalendarDays,
            title: "The application continues",
            text: "Messages, interviews and offers stay. Cancel or answer those yourself.",
          },
          { icon: Undo2, title: "You can unblock it at any time" },
        ]}
      />
    </ConfirmDialog>
  );
}
