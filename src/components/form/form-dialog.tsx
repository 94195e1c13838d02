import type { ReactNode, RefObject } from "react";
import { DraftName } from "@/components/form/draft-context";
import { useFormLock } from "@/components/form/form-lock";
import { SubmitButton } from "@/components/form/submit-button";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { DialogProps } from "@/components/ui/dialog-panel";

interface FormDialogProps extends Omit<DialogProps, "open" | "onOpenChange" | "actions"> {
  /**
   * Names what is typed in its form ("reject:<application id>"), which is then kept until it is sent. Null where nothing is typed
   * but passwords, or where the form keeps its draft itself.
   */
  draft: string | null;
  /** It is being sent: it stays open. */
  busy: boolean;
  onClose: () => void;
}

/** A dialog around one form: open while it is there, and closed by its reader unless the form is being sent. */
export const FormDialog = ({ draft, busy, onClose, ...rest }: FormDialogProps) => (
  <DraftName value={draft}>
    <Dialog {...rest} open onOpenChange={(open) => !open && !busy && onClose()} />
  </DraftName>
);

interface DialogActionsProps {
  /** Names the act: "Remove". */
  children: ReactNode;
  busyLabel: string;
  /** For what destroys. */
  danger?: boolean;
  /** What is sent is not known yet. */
  disabled?: boolean;
  /** The safe button, for the dialog's first focus. */
  cancel?: RefObject<HTMLButtonElement | null>;
  /** What closes it is called: "Cancel", unless the act is a cancelling itself. */
  closeLabel?: string | undefined;
  onClose: () => void;
}

/** The end of a form in a dialog: what it does, and Cancel, which waits while it is being done. */
export function DialogActions({
  children,
  busyLabel,
  danger,
  disabled,
  cancel,
  closeLabel = "Cancel",
  onClose,
}: DialogActionsProps) {
  const sending = useFormLock();
  return (
    <div className="layer-actions mt-0">
      <SubmitButton variant={danger ? "danger" : "primary"} busyLabel={busyLabel} disabled={disabled}>
        {children}
      </SubmitButton>
      <Button ref={cancel} variant="quiet" disabled={sending} onClick={onClose}>
        {closeLabel}
      </Button>
    </div>
  );
}
