import { limits } from "@contracts/limits";
import { requiredText } from "@contracts/text";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { Form, formOptions } from "@/components/form/form";
import { DialogActions, FormDialog } from "@/components/form/form-dialog";
import { TextareaField } from "@/components/form/text-field";

interface WordsDialogProps {
  /** Names the draft of what is written. */
  draft: string;
  title: string;
  description: string;
  label: string;
  /** What is said where nothing is written. */
  missing: string;
  action: string;
  busyLabel: string;
  danger?: boolean;
  closeLabel?: string;
  busy: boolean;
  onSend: (words: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for a few words before an interview is cancelled or another time asked for. */
export function WordsDialog(props: WordsDialogProps) {
  const {
    draft,
    title,
    description,
    label,
    missing,
    action,
    busyLabel,
    danger = false,
    closeLabel,
    busy,
    onSend,
    onClose,
  } = props;
  const form = useForm({
    ...formOptions,
    resolver: zodResolver(z.object({ words: requiredText(missing, limits.interviewWords) })),
    defaultValues: { words: "" },
  });
  return (
    <FormDialog draft={draft} title={title} description={description} busy={busy} onClose={onClose}>
      <Form
        form={form}
        label={title}
        onSubmit={async ({ words }) => {
          await onSend(words);
          onClose();
        }}
      >
        <TextareaField name="words" label={label} required rows={3} maxLength={limits.interviewWords} />
        <DialogActions danger={danger} busyLabel={busyLabel} closeLabel={closeLabel} onClose={onClose}>
          {action}
        </DialogActions>
      </Form>
    </FormDialog>
  );
}
