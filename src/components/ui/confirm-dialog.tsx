import { type ReactNode, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { DialogProps } from "@/components/ui/dialog-panel";

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Names the act: "Delete job". */
  confirmLabel: string;
  busyLabel?: string;
  /** For destructive actions: the safe button has the focus, so Enter changes nothing. */
  danger?: boolean;
  busy?: boolean;
  disabled?: boolean;
  size?: DialogProps["size"];
  onConfirm: () => void;
  children?: ReactNode;
}

/** Asks once before an action that can't be undone or notifies people. It stays open while busy. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  busyLabel,
  danger,
  busy = false,
  disabled,
  size,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !busy && onOpenChange(next)}
      title={title}
      description={description}
      size={size}
      initialFocus={danger ? cancel : undefined}
      actions={
        <>
          <Button
            variant={danger ? "danger" : "primary"}
            busy={busy}
            busyLabel={busyLabel}
            disabled={disabled}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
          <Button ref={cancel} variant="quiet" onClick={() => !busy && onOpenChange(false)}>
            Cancel
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
