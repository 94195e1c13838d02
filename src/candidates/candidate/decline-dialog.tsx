import { type Asked, refusalWords } from "@/components/product/submission-words";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useDeclineSubmission } from "@/partners/data/my-submissions";

interface DeclineDialogProps {
  asked: Asked;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function DeclineDialog({ asked, open, onOpenChange }: DeclineDialogProps) {
  const decline = useDeclineSubmission();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Not interested in ${asked.job.title}?`}
      description={refusalWords(asked)}
      confirmLabel="Not this one"
      busyLabel="Declining..."
      busy={decline.isPending}
      onConfirm={() => decline.mutate(asked.id, { onSettled: () => onOpenChange(false) })}
    />
  );
}
