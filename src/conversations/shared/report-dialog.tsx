import type { Message } from "@contracts/conversations/conversation";
import { messageReportSchema, messageReportWordsLength } from "@contracts/conversations/message-report";
import { type MessageReportReason, messageReportReasons } from "@contracts/conversations/message-report-reason";
import { productName } from "@contracts/operator";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { toast } from "@/components/feedback/toast";
import { RadioGroupField } from "@/components/form/choice-fields";
import { Form, formOptions } from "@/components/form/form";
import { DialogActions, FormDialog } from "@/components/form/form-dialog";
import { TextareaField } from "@/components/form/text-field";
import { messageReportWords } from "@/components/product/message-report-words";
import { useReportMessage } from "@/conversations/data/message-reports";

const meanings: Record<MessageReportReason, string> = {
  harassment: "It insults, threatens or humiliates someone.",
  fraud: "It asks for money, documents or passwords.",
  spam: "It has nothing to do with the application.",
  off_platform: "It asks you to continue somewhere else, where no one can help you.",
  other: "Describe it below.",
};
const options = messageReportReasons.map((value) => ({
  value,
  label: messageReportWords[value],
  text: meanings[value],
}));

interface ReportDialogProps {
  applicationId: string;
  /** words: its text; "" if only files, times or an offer were sent. */
  message: { id: string; authorName: string; words: string };
  /** The reader's existing report, to edit. */
  said: Message["own_report"];
  onClose: () => void;
}

/** Reports a message of the other side, and says who will read the report. */
export function ReportDialog({ applicationId, message, said, onClose }: ReportDialogProps) {
  const report = useReportMessage(applicationId);
  const form = useForm({
    ...formOptions,
    resolver: zodResolver(messageReportSchema),
    defaultValues: said ?? { reason: "" as MessageReportReason, words: "" },
  });
  return (
    <FormDialog
      draft={`report-message:${message.id}`}
      size="form"
      busy={report.isPending}
      onClose={onClose}
      title={said ? "Change your report" : `Report ${message.authorName}'s message`}
      description={
        said
          ? "No one has reviewed your report yet. What you write now replaces it."
          : `${productName} administrators see this message and its files, but nothing else in the conversation. It stays until they decide.`
      }
    >
      {message.words && (
        <blockquote
          dir="auto"
          className="mb-4 line-clamp-3 break-words border-line border-l-2 pl-3 text-ink-muted text-sm"
        >
          {message.words}
        </blockquote>
      )}
      <Form
        form={form}
        label={said ? "Change your report" : "Report this message"}
        onSubmit={async ({ reason, words }) => {
          await report.mutateAsync({ messageId: message.id, reason, words: words ?? "" });
          onClose();
          toast.success(
            said
              ? { title: "Your report was changed" }
              : {
                  title: "The message was reported",
                  description: `An administrator will review it, and we'll notify you. ${message.authorName} never learns who reported it.`,
                },
          );
        }}
      >
        <RadioGroupField name="reason" label="What is wrong?" required options={options} />
        <TextareaField name="words" label="In your own words" rows={3} maxLength={messageReportWordsLength} />
        <DialogActions busyLabel={said ? "Changing..." : "Reporting..."} onClose={onClose}>
          {said ? "Change report" : "Report message"}
        </DialogActions>
      </Form>
    </FormDialog>
  );
}
