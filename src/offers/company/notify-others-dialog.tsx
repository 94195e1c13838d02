import type { Rejection } from "@contracts/applications/application";
import { limits } from "@contracts/limits";
import type { Hire } from "@contracts/offers/offer";
import { zodResolver } from "@hookform/resolvers/zod";
import { Mail, Undo2 } from "lucide-react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { formOptions } from "@/components/form/form";
import { DialogForm } from "@/components/form/form-dialog";
import { TextareaField } from "@/components/form/text-field";
import { Consequences } from "@/components/ui/consequences";
import { formatCount } from "@/lib/format";

const schema = z.object({
  message: z.string().check(z.maxLength(limits.rejectionMessage, "Use at most 2,000 characters")),
});

/** The default message to those who weren't selected. */
const kindWords = (title: string): string =>
  `Thank you for applying for ${title}, and for the time and care you gave it. We have now filled the position. This is no reflection on your skills, and we would be glad to hear from you about another job. We wish you all the best.`;

interface NotifyOthersDialogProps {
  job: Pick<Hire["job"], "id" | "title">;
  others: Hire["others"];
  /** False if no one was notified. */
  onNotify: (rejection: Rejection) => Promise<boolean>;
  onClose: () => void;
}

/** Marks all remaining applicants as Not Selected, with an editable message to each. */
export function NotifyOthersDialog({ job, others, onNotify, onClose }: NotifyOthersDialogProps) {
  const form = useForm({
    ...formOptions,
    resolver: zodResolver(schema),
    defaultValues: { message: kindWords(job.title) },
  });
  const people = formatCount(others.length, "person", "people");
  const shown = others.slice(0, 5).map(({ candidate_name }) => candidate_name);
  const more = others.length - shown.length;
  return (
    <DialogForm
      form={form}
      draft={`notify-others:${job.id}`}
      title={`Notify ${people} that the job is filled?`}
      size="form"
      label="Notify the other applicants"
      submitLabel={`Notify ${people}`}
      busyLabel="Notifying..."
      // After a failure the typed text stays.
      onSubmit={({ message }) => {
        const text = message.trim();
        return onNotify({ reason: "job_closed", ...(text && { message: text }) });
      }}
      onClose={onClose}
    >
      <TextareaField
        name="message"
        label={others.length === 1 ? `Message to ${shown[0]}` : "Message to each of them"}
        optional
        rows={7}
        maxLength={limits.rejectionMessage}
        help="Without one, each gets our standard email: status, job and date."
      />
      <Consequences
        items={[
          {
            icon: Undo2,
            title: "We wait 10 seconds",
            text: "They move to Not Selected right away, and you can undo that.",
          },
          {
            icon: Mail,
            title: more > 0 ? `${shown.join(", ")} and ${more} more` : shown.join(", "),
            text: "Then by email, with your message, and under their applications.",
          },
        ]}
      />
    </DialogForm>
  );
}
