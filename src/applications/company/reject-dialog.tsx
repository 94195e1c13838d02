import {
  type Rejection,
  rejectionReasonLabels,
  rejectionReasons,
  rejectionSchema,
} from "@contracts/applications/application";
import { limits } from "@contracts/limits";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { Mail, Undo2 } from "lucide-react";
import { useEffect } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useClosingEffects } from "@/applications/company/closing-effects";
import { names, rejectDraft, shortName } from "@/applications/model/move-words";
import { filledTemplateQuery, mailTemplatesQuery } from "@/companies/data/mail-templates";
import { RadioGroupField } from "@/components/form/choice-fields";
import { Form, formOptions } from "@/components/form/form";
import { DialogActions, FormDialog } from "@/components/form/form-dialog";
import { TextareaField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { Consequences } from "@/components/ui/consequences";
import type { AppError } from "@/lib/app-error";
import { formatCount } from "@/lib/format";

/** The company's default message: for one person with their name, for several with placeholders. Undefined while it loads. */
function useRejectionWords(ids: readonly string[]): string | null | undefined {
  const [first = ""] = ids;
  const filled = useQuery({ ...filledTemplateQuery(first, "rejection"), enabled: ids.length === 1 });
  const templates = useQuery({ ...mailTemplatesQuery(), enabled: ids.length > 1 });
  if ((ids.length === 1 ? filled : templates).isPending) return undefined;
  if (ids.length === 1) return filled.data ?? null;
  const template = templates.data?.templates.find(({ kind }) => kind === "rejection");
  return template ? (template.own ?? template.ours) : null;
}

interface RejectDialogProps {
  people: { id: string; name: string }[];
  /** The earlier input, if sending failed. */
  given?: Rejection | undefined;
  /** Server errors by field. */
  problems?: AppError["fields"] | undefined;
  /** False if it failed; keeps the input. */
  onReject: (rejection: Rejection) => Promise<boolean>;
  onClose: () => void;
}

/** Rejects candidates, with a reason for the team and a separate message to them. */
export function RejectDialog({ people, given, problems, onReject, onClose }: RejectDialogProps) {
  const form = useForm({
    ...formOptions,
    resolver: zodResolver(rejectionSchema),
    // No reason is preselected, because reports count it.
    defaultValues: { reason: given?.reason ?? ("" as Rejection["reason"]), message: given?.message ?? "" },
  });
  const { setError } = form;
  useEffect(() => {
    // After the dialog has focused its first control.
    const opened = requestAnimationFrame(() => {
      for (const [field, message] of Object.entries(problems ?? {}))
        setError(field as keyof Rejection, { type: "server", message }, { shouldFocus: true });
    });
    return () => cancelAnimationFrame(opened);
  }, [problems, setError]);
  const isOne = people.length === 1;
  const words = useRejectionWords(people.map(({ id }) => id));
  const ending = useClosingEffects(isOne ? people[0]?.id : undefined);
  const message = useWatch({ control: form.control, name: "message" });
  const all = names(people.map(({ name }) => name));
  const who = isOne ? shortName(people[0]?.name ?? null) : formatCount(people.length, "person", "people");
  return (
    <FormDialog
      draft={rejectDraft(people.map(({ id }) => id))}
      title={`Decline ${who}?`}
      description={isOne ? undefined : all}
      size="form"
      busy={false}
      onClose={onClose}
    >
      <Form
        form={form}
        label="Decline"
        onSubmit={({ reason, message: typed }) => {
          const text = typed.trim();
          return onReject({ reason, ...(text && { message: text }) });
        }}
      >
        <RadioGroupField
          name="reason"
          label="Reason, for your team only"
          required
          options={rejectionReasons.map((reason) => ({ value: reason, label: rejectionReasonLabels[reason] }))}
          help={`${isOne ? who : "They"} never see${isOne ? "s" : ""} it. Your reports count it.`}
        />
        <TextareaField
          name="message"
          label={`Message to ${isOne ? who : "each of them"}`}
          optional
          rows={4}
          maxLength={limits.rejectionMessage}
          help={
            isOne
              ? `Without one, ${who} gets our standard email: status, job and date.`
              : "We fill in fields such as {first_name} for each person. Without a message, each gets our standard email: status, job and date."
          }
        />
        {words !== null && message === "" && (
          <Button
            size="sm"
            className="-mt-3 justify-self-start"
            // In its place from the start: appearing later, it would move what is being pressed.
            busy={words === undefined}
            onClick={() => form.setValue("message", words ?? "", { shouldDirty: true })}
          >
            Start from the template
          </Button>
        )}
        <div className="grid gap-2">
          <h3 className="label">Who we notify, and when</h3>
          <Consequences
            items={[
              { icon: Undo2, title: "We wait 10 seconds", text: "You can undo until then." },
              {
                icon: Mail,
                title: isOne ? (people[0]?.name ?? who) : all,
                text: `Then by email, with your message, and under their applications.${isOne ? "" : " Upcoming interviews, proposed times and open offers end."}`,
              },
              ...ending,
            ]}
          />
        </div>
        <DialogActions busyLabel="Declining..." onClose={onClose}>
          {isOne ? "Decline" : `Decline ${formatCount(people.length, "person", "people")}`}
        </DialogActions>
      </Form>
    </FormDialog>
  );
}
