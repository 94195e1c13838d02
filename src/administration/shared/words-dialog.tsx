import { adminWordsSchema } from "@contracts/administration/warnings";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { ReportWords } from "@/administration/data/report-words";
import { formOptions } from "@/components/form/form";
import { DialogForm, type DialogLook } from "@/components/form/form-dialog";
import { TextareaField } from "@/components/form/text-field";

interface WordsDialogProps extends DialogLook {
  onSend: (words: ReportWords) => Promise<unknown>;
}

export function WordsDialog({ onSend, ...dialog }: WordsDialogProps) {
  const [id] = useState(() => crypto.randomUUID());
  const form = useForm({
    ...formOptions,
    resolver: zodResolver(adminWordsSchema),
    defaultValues: { words: "" },
  });
  return (
    <DialogForm {...dialog} form={form} size="form" onSubmit={({ words }) => onSend({ id, words })}>
      <TextareaField name="words" label="Message" required rows={4} maxLength={2000} />
    </DialogForm>
  );
}
