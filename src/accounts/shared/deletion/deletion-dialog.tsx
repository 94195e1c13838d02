import { type ReactNode, useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { Form } from "@/components/form/form";
import { DialogActions, FormDialog } from "@/components/form/form-dialog";
import { PasswordField } from "@/components/form/password-field";

interface DeletionDialogProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  title: string;
  description: string;
  act: string;
  busy: boolean;
  onSubmit: (values: Values) => Promise<void>;
  onClose: () => void;
  /** What it asks besides the password. */
  children: ReactNode;
}

/** Asks for confirmation and the password before a deletion; Cancel gets the first focus. */
export function DeletionDialog<Values extends FieldValues>(props: DeletionDialogProps<Values>) {
  const { form, title, description, act, busy, onSubmit, onClose, children } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <FormDialog
      draft={null}
      busy={busy}
      onClose={onClose}
      title={title}
      description={description}
      initialFocus={cancel}
    >
      <Form form={form} label={act} onSubmit={onSubmit}>
        {children}
        <PasswordField name="password" label="Your password" required autoComplete="current-password" />
        <DialogActions danger busyLabel="Deleting..." cancel={cancel} onClose={onClose}>
          {act}
        </DialogActions>
      </Form>
    </FormDialog>
  );
}
