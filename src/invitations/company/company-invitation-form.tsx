import { companyInvitationSchema } from "@contracts/invitations/invitation-input";
import { limits } from "@contracts/limits";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { formOptions } from "@/components/form/form";
import { TextField } from "@/components/form/text-field";
import { InvitationForm, type InvitationFormFrame } from "@/invitations/company/invitation-form";
import { outcomeTexts } from "@/invitations/company/outcome";
import { useSendInvitation } from "@/invitations/data/invitation-send-mutation";

const texts = outcomeTexts("company", "Failed to create company invitation:");

export function CompanyInvitationForm(frame: InvitationFormFrame) {
  const send = useSendInvitation("send-company-invitation", texts);
  const form = useForm({
    ...formOptions,
    resolver: zodResolver(companyInvitationSchema),
    defaultValues: { email: "", companyName: "", message: "" } satisfies z.input<typeof companyInvitationSchema>,
  });
  return (
    <InvitationForm {...frame} kind="company" form={form} send={(values) => send.mutateAsync(values)}>
      <TextField name="companyName" label="Company name" required autoComplete="off" maxLength={limits.name} />
    </InvitationForm>
  );
}
