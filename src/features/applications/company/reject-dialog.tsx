import { type Rejection, rejectionReasonLabels, rejectionReasons } from "@contracts/application";
import { limits } from "@contracts/limits";
import { zodResolver } from "@hookform/resolvers/zod";
import { Mail, Undo2 } from "lucide-react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { Form, formOptions } from "@/components/form/form";
import { DialogActions, FormDialog } from "@/components/form/form-dialog";
import { SelectField } from "@/components/form/select-field";
import { TextareaField } from "@/components/form/text-field";
import { Told } from "@/components/ui/told";
import { names, shortName } from "@/features/applications/move-words";
import { formatCount } from "@/lib/format";

const schema = z.object({
  reason: z.enum(rejectionReasons, "Choose a reason"),
  message: z.string().check(z.maxLength(limits.rejectionMessage, "Use at most 2,000 characters")),
});

interface RejectDialogProps {
  people: { id: string; name: string }[];
  /** What was chosen and written before, where it could not be sent. */
  given?: Rejection | undefined;
  onReject: (rejection: Rejection) => void;
  onClose: () => void;
}

/** Asks why somebody is not selected, which only the team reads, and what they are written, which is another thing. */
export function RejectDialog({ people, given, onReject, onClose }: RejectDialogProps) {
  const form = useForm({
    ...formOptions,
    resolver: zodResolver(schema),
    // Nothing is chosen at first: the reason counts in the reports.
    defaultValues: { reason: given?.reason ?? ("" as Rejection["reason"]), message: given?.message ?? "" },
  });
  const isOne = people.length === 1;
  const all = names(people.map(({ name }) => name));
  const who = isOne ? shortName(people[0]?.name ?? null) : formatCount(people.length, "person", "people");
  return (
    <FormDialog
      title={`Mark ${who} as Not Selected?`}
      description={isOne ? undefined : all}
      size="form"
      busy={false}
      onClose={onClose}
    >
      <Form
        form={form}
        label="Mark as Not Selected"
        onSubmit={({ reason, message }) => {
          const text = message.trim();
          onReject({ reason, ...(text && { message: text }) });
        }}
      >
        <SelectField
          name="reason"
          label="Reason, for your team only"
          required
          placeholder="Choose a reason"
          options={rejectionReasons.map((reason) => ({ value: reason, label: rejectionReasonLabels[reason] }))}
          help={`It counts in your reports. ${isOne ? `${who} never sees it.` : "They never see it."}`}
        />
        <TextareaField
          name="message"
          label={`Message to ${isOne ? who : "each of them"}`}
          optional
          rows={4}
          maxLength={limits.rejectionMessage}
          help={
            isOne
              ? `Without it, ${who} gets the plain notice: status, job and date.`
              : "All of them get the same text. Without it, each gets the plain notice: status, job and date."
          }
        />
        <div className="grid gap-2">
          <h3 className="label">Who is told, and when</h3>
          <Told
            items={[
              { icon: Undo2, title: "Nobody for 10 seconds", text: "You can undo until then." },
              {
                icon: Mail,
                title: isOne ? (people[0]?.name ?? who) : all,
                text: "Then, by email with your message, and under their applications.",
              },
            ]}
          />
        </div>
        <DialogActions busyLabel="Marking..." onClose={onClose}>
          Mark as Not Selected
        </DialogActions>
      </Form>
    </FormDialog>
  );
}
