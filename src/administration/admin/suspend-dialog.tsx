import {
  type SuspensionReason,
  suspensionReasons,
  suspensionSchema,
  suspensionWords,
} from "@contracts/administration/suspension";
import { zodResolver } from "@hookform/resolvers/zod";
import { Building2, Mail, Undo2 } from "lucide-react";
import { useForm } from "react-hook-form";
import { type Suspended, useLift, useSuspend } from "@/administration/data/accounts";
import { offerUndo } from "@/components/feedback/undo-offer";
import { formOptions } from "@/components/form/form";
import { DialogForm } from "@/components/form/form-dialog";
import { SelectField } from "@/components/form/select-field";
import { TextareaField } from "@/components/form/text-field";
import { type Consequence, Consequences } from "@/components/ui/consequences";

const reasonLabels: Record<SuspensionReason, string> = {
  messages: "Messages that break the terms",
  jobs: "Jobs that break the terms",
  identity: "Not who they say they are",
  other: "Something else",
};
const options = suspensionReasons.map((value) => ({ value, label: reasonLabels[value] }));

const forCompany: Consequence[] = [
  {
    icon: Mail,
    title: "Then the administrators of the company",
    text: "By email and on their dashboard, with your message.",
  },
  {
    icon: Building2,
    title: "Jobs are hidden, applications stay",
    text: "Applicants see that the company is paused, but never why. Everything comes back when you lift it.",
  },
];
const forPerson: Consequence[] = [
  {
    icon: Mail,
    title: "Then they get an email with your message",
    text: "If they work for a company, its administrators are notified too.",
  },
  {
    icon: Building2,
    title: "They are signed out and can't sign in",
    text: "Profile and applications stay. Companies can't write to them until you lift it.",
  },
];

interface SuspendDialogProps {
  subject: Suspended;
  name: string;
  onClose: () => void;
}

/** Suspends an account or a company, with a reason and a message to it. */
export function SuspendDialog({ subject, name, onClose }: SuspendDialogProps) {
  const suspend = useSuspend(subject);
  const lift = useLift(subject);
  const isCompany = "company" in subject;
  const form = useForm({
    ...formOptions,
    resolver: zodResolver(suspensionSchema),
    defaultValues: { reason: "" as SuspensionReason, words: "" },
  });
  return (
    <DialogForm
      form={form}
      draft={`suspend:${isCompany ? subject.company : subject.user}`}
      title={`Suspend ${name}?`}
      description={
        isCompany
          ? "Stops posting, inviting and writing. Applicants keep their applications. You can lift it at any time."
          : "Signs them out and keeps them out. Applications stay where they are. You can lift it at any time."
      }
      size="form"
      danger
      submitLabel={isCompany ? "Suspend company" : "Suspend account"}
      busyLabel="Suspending..."
      onSubmit={async (values) => {
        await suspend.mutateAsync(values);
        offerUndo({
          title: `${name} is suspended`,
          description: "We'll notify them in 10 seconds.",
          undo: () => lift.mutate(),
          of: isCompany ? subject.company : subject.user,
        });
      }}
      onClose={onClose}
    >
      <SelectField name="reason" label="Reason" required placeholder="Choose a reason" options={options} />
      <TextareaField
        name="words"
        label="What they should know"
        required
        rows={4}
        maxLength={suspensionWords}
        help="Sent exactly as you write it."
      />
      <Consequences
        items={[
          { icon: Undo2, title: "No one is notified for 10 seconds", text: "You can undo until then." },
          ...(isCompany ? forCompany : forPerson),
        ]}
      />
    </DialogForm>
  );
}
