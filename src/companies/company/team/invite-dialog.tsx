import type { InvitationSent } from "@contracts/invitations/invitation";
import { employeeInvitationSchema } from "@contracts/invitations/invitation-input";
import { limits } from "@contracts/limits";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { useAuth } from "@/auth/use-auth";
import { roleOptions } from "@/companies/model/role-words";
import { RadioGroupField } from "@/components/form/choice-fields";
import { Form, formOptions } from "@/components/form/form";
import { DialogActions, FormDialog } from "@/components/form/form-dialog";
import { InvitedNameFields } from "@/components/form/invited-name-fields";
import { EmailField } from "@/components/form/text-field";
import { useFormDraft } from "@/components/form/use-form-draft";
import { useSendInvitation } from "@/invitations/data/invitation-send-mutation";
import type { OutcomeTexts } from "@/lib/call-meta";
import { isOutcomeUnknown, unknownOutcomeTitle } from "@/lib/send-safely";
import { PlanLimitLine } from "@/plans/shared/plan-limit-line";

type Values = z.input<typeof employeeInvitationSchema>;

interface InviteDialogProps {
  companyId: string;
  /** The invitation exists, even if its email failed. */
  onSent: (email: string, sent: InvitationSent) => void;
  onClose: () => void;
}

const texts: OutcomeTexts = {
  errorTitle: (error) => {
    if (isOutcomeUnknown(error)) return unknownOutcomeTitle;
    return error.code === "company_not_found" ? "Company ID not found" : "Failed to send invitation";
  },
};

export function InviteDialog({ companyId, onSent, onClose }: InviteDialogProps) {
  const send = useSendInvitation("send-company-invitation", texts);
  const form = useForm<Values, unknown, z.output<typeof employeeInvitationSchema>>({
    ...formOptions,
    resolver: zodResolver(employeeInvitationSchema),
    defaultValues: { firstName: "", lastName: "", email: "", companyId },
  });
  const { user } = useAuth();
  const clearDraft = useFormDraft(user?.id, `invite-employee:${companyId}`, form);
  return (
    <FormDialog
      draft={null}
      busy={send.isPending}
      onClose={onClose}
      title="Invite an employee"
      description="The invitation is valid for 7 days and belongs to this email address."
    >
      <Form
        form={form}
        label="Invite an employee"
        onSubmit={async (invitation) => {
          const sent = await send.mutateAsync(invitation);
          clearDraft();
          onSent(invitation.email, sent);
        }}
      >
        <InvitedNameFields />
        <EmailField name="email" label="Work email" required autoComplete="off" maxLength={limits.email} />
        <RadioGroupField
          name="role"
          label="Role"
          required
          options={roleOptions}
          help="A partner recruiter sees the jobs and candidates you assign, and nothing else."
        />
        <PlanLimitLine companyId={companyId} parts={["team_members", "monthly_invitations"]} />
        <DialogActions
          busyLabel="Sending..."
          onClose={() => {
            clearDraft();
            onClose();
          }}
        >
          Send invitation
        </DialogActions>
      </Form>
    </FormDialog>
  );
}
