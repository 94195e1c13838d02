import { limits } from "@contracts/limits";
import { requiredText } from "@contracts/text";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { formOptions } from "@/components/form/form";
import { DialogForm, type DialogLook } from "@/components/form/form-dialog";
import { TextareaField } from "@/components/form/text-field";

interface WordsDialogProps extends DialogLook {
  label: string;
  /** The error if empty. */
  missing: string;
  onSend: (words: string) => Promise<unknown>;
}

export function WordsDialog({ label, missing, onSend, ...dialog }: WordsDialogProps) {
  const form = useForm({
    ...formOptions,
    resolver: zodResolver(z.object({ words: requiredText(missing, limits.interviewWords) })),
    defaultValues: { words: "" },
  });
  return (
    <DialogForm {...dialog} form={form} onSubmit={({ words }) => onSend(words)}>
      <TextareaField name="words" label={label} required rows={3} maxLength={limits.interviewWords} />
    </DialogForm>
  );
}
