import type { PersonDetail } from "@contracts/administration/administration";
import {
  type DeletionRequestWay,
  deletionOnRequestSchema,
  deletionRequestWays,
} from "@contracts/administration/suspension";
import { requiredLine } from "@contracts/text";
import { zodResolver } from "@hookform/resolvers/zod";
import { Archive, Mail, Undo2 } from "lucide-react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { useDeleteOnRequest, useUndoDeletion } from "@/administration/data/accounts";
import { offerUndo } from "@/components/feedback/undo-offer";
import { formOptions } from "@/components/form/form";
import { DialogForm } from "@/components/form/form-dialog";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { Consequences } from "@/components/ui/consequences";
import { formatCount } from "@/lib/format";

const wayLabels: Record<DeletionRequestWay, string> = {
  email: "By email, from this address",
  contact_page: "On the contact page",
  phone: "By phone",
  letter: "By letter",
};
const options = deletionRequestWays.map((value) => ({ value, label: wayLabels[value] }));

/** Asks how the person made the request, and for their email, before deleting on their behalf. */
export function DeleteOnRequestDialog({ person, onClose }: { person: PersonDetail; onClose: () => void }) {
  const { email, name, open_applications, id } = person;
  const remove = useDeleteOnRequest(person);
  const undo = useUndoDeletion(person);
  const isTheirs = z.refine<string>(
    (value) => value.toLowerCase() === email.toLowerCase(),
    "This isn't the account's email",
  );
  const form = useForm({
    ...formOptions,
    resolver: zodResolver(
      z.extend(deletionOnRequestSchema, { email: requiredLine("Enter the account's email", 320).check(isTheirs) }),
    ),
    defaultValues: { asked_by: "" as DeletionRequestWay, email: "" },
  });
  return (
    <DialogForm
      form={form}
      draft={null}
      size="form"
      title={`Delete the account of ${name ?? email}?`}
      description="Only if they asked for it. After 10 seconds it can't be undone."
      submitLabel="Delete account"
      busyLabel="Deleting..."
      danger
      onSubmit={async (values) => {
        await remove.mutateAsync(values);
        offerUndo({
          title: `The account of ${name ?? email} is being deleted`,
          description: "It's deleted in 10 seconds.",
          undo: () => undo.mutate(),
          of: id,
        });
      }}
      onClose={onClose}
    >
      <SelectField name="asked_by" label="How they asked" required placeholder="Choose" options={options} />
      <TextField name="email" label={`Type ${email}`} required autoComplete="off" />
      <Consequences
        items={[
          { icon: Undo2, title: "For 10 seconds nothing happens", text: "You can undo until then." },
          {
            icon: Archive,
            title: "Then the account and personal data are gone",
            text: `${open_applications > 0 ? `${formatCount(open_applications, "open application")} ${open_applications === 1 ? "is" : "are"} withdrawn. ` : ""}Copies in backups are gone after 30 days.`,
          },
          { icon: Mail, title: "They get one last email", text: "It says that the account is deleted." },
        ]}
      />
    </DialogForm>
  );
}
