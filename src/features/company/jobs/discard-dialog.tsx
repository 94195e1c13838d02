import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

interface DiscardDialogProps {
  isNew: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before what was typed is gone. Keeping it comes first, and has the focus. */
export function DiscardDialog({ isNew, onKeep, onDiscard }: DiscardDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onKeep}
      title={isNew ? "Discard this job?" : "Discard your changes?"}
      description="What you typed is not saved. If you leave by any other way, it waits here in this tab."
      actions={
        <>
          <Button variant="primary" onClick={onKeep}>
            Keep editing
          </Button>
          <Button variant="danger-quiet" onClick={onDiscard}>
            Discard
          </Button>
        </>
      }
    />
  );
}
