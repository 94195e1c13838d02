import { type ComponentProps, type ReactNode, type RefObject, useRef } from "react";
import { type FieldValues, useFormState } from "react-hook-form";
import { DraftName } from "@/components/form/draft-context";
import { Form } from "@/components/form/form";
import { useFormLock } from "@/components/form/form-lock";
import { SubmitButton } from "@/components/form/submit-button";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { DialogProps } from "@/components/ui/dialog-panel";

interface FormDialogProps extends Omit<DialogProps, "open" | "onOpenChange" | "actions"> {
  /**
   * Names the form's draft ("reject:<application id>"), kept until it is sent. Null if only passwords are typed, or the form keeps
   * its own draft.
   */
  draft: string | null;
  busy: boolean;
  onClose: () => void;
}

/** A dialog with one form: open while mounted, and closable unless the form is being sent. */
export const FormDialog = ({ draft, busy, onClose, ...rest }: FormDialogProps) => (
  <DraftName value={draft}>
    <Dialog {...rest} open onOpenChange={(open) => !open && !busy && onClose()} />
  </DraftName>
);

interface DialogActionsProps {
  children: ReactNode;
  busyLabel: string;
  /** For destructive actions. */
  danger?: boolean;
  /** True until there's something to send. */
  disabled?: boolean;
  /** Next to the buttons: "Draft saved 8:12 AM". */
  note?: ReactNode;
  /** The safe button, for the dialog's initial focus. */
  cancel?: RefObject<HTMLButtonElement | null>;
  /** The label of the closing button: "Cancel", unless the action is itself a cancellation. */
  closeLabel?: string | undefined;
  onClose: () => void;
}

/** The buttons of a form in a dialog: its action, and Cancel, which waits while sending. */
export function DialogActions({
  children,
  busyLabel,
  danger,
  disabled,
  note,
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
      {note !== undefined && (
        <p className="grow self-center text-ink-muted text-sm max-sm:text-center" role="status">
          {note}
        </p>
      )}
    </div>
  );
}

export interface DialogLook
  extends Omit<FormDialogProps, "busy" | "initialFocus">,
    Omit<DialogActionsProps, "children" | "cancel" | "note"> {
  /** Names the action, and the form if it has no `label`. */
  submitLabel: string;
  /** Enter changes nothing at first: Cancel has the focus. */
  cancelFirst?: boolean;
}

type DialogFormProps<Values extends FieldValues, Output> = ComponentProps<typeof Form<Values, Output>> & DialogLook;

/** A dialog with one form. It closes once sent, unless `onSubmit` returns false. */
export function DialogForm<Values extends FieldValues, Output>({
  form,
  label,
  className,
  onSubmit,
  submitLabel,
  busyLabel,
  danger,
  disabled,
  closeLabel,
  cancelFirst,
  onClose,
  children,
  ...dialog
}: DialogFormProps<Values, Output>) {
  const { isSubmitting } = useFormState({ control: form.control });
  const safe = useRef<HTMLButtonElement>(null);
  const cancel = cancelFirst ? safe : undefined;
  return (
    <FormDialog {...dialog} initialFocus={cancel} busy={isSubmitting} onClose={onClose}>
      <Form
        form={form}
        label={label ?? submitLabel}
        className={className}
        onSubmit={async (values) => {
          const sent = await onSubmit(values);
          if (sent !== false) onClose();
          return sent;
        }}
      >
        {children}
        <DialogActions {...{ busyLabel, danger, disabled, cancel, closeLabel, onClose }}>{submitLabel}</DialogActions>
      </Form>
    </FormDialog>
  );
}
