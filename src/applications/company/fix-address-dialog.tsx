import { addedPersonSchema } from "@contracts/applications/added-person";
import type { CompanyApplicationDetail } from "@contracts/applications/application";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { useEmailAddedPerson } from "@/applications/data/added-people";
import { formOptions } from "@/components/form/form";
import { DialogForm } from "@/components/form/form-dialog";
import { EmailField } from "@/components/form/text-field";

const schema = z.pick(addedPersonSchema, { email: true });

interface FixAddressDialogProps {
  application: CompanyApplicationDetail;
  onClose: () => void;
}

/** Corrects the email of a person added by hand if their email bounced. */
export function FixAddressDialog({ application, onClose }: FixAddressDialogProps) {
  const form = useForm({
    ...formOptions,
    resolver: zodResolver(schema),
    defaultValues: { email: application.candidate.email },
  });
  const email = useEmailAddedPerson(application.id);
  return (
    <DialogForm
      form={form}
      draft={null}
      title="Fix the address"
      description="The email goes to the new address. Links sent to the old one stop working."
      submitLabel="Send email"
      busyLabel="Sending..."
      onSubmit={({ email: address }) => email.mutateAsync(address)}
      onClose={onClose}
    >
      <EmailField name="email" label="Email" required autoComplete="off" />
    </DialogForm>
  );
}
