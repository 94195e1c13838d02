import type { InvitationSent } from "@contracts/invitations/invitation";
import { limits } from "@contracts/limits";
import type { ReactNode } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useAuth } from "@/auth/use-auth";
import { CancelButton } from "@/components/form/cancel-button";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { EmailField, TextareaField } from "@/components/form/text-field";
import { useFormDraft } from "@/components/form/use-form-draft";
import { useUnsavedWarning } from "@/components/form/use-unsaved-warning";
import type { Invited } from "@/components/product/new-links";
import { type PlatformInvitation, sendingTexts } from "@/invitations/model/sending-texts";

export interface InvitationFormFrame {
  /** The page's primary action is in another form. */
  isSecondary?: boolean;
  onSent: (invited: Invited, answer: InvitationSent) => void;
  onCancel: () => void;
}

interface InvitationFormProps<Values extends FieldValues, Output> extends InvitationFormFrame {
  kind: PlatformInvitation;
  form: UseFormReturn<Values, unknown, Output>;
  send: (values: Output) => Promise<InvitationSent>;
  children: ReactNode;
  note?: ReactNode;
}

/** Shared by the administrators' two invitation forms. Refused input stays. */
export function InvitationForm<Values extends FieldValues, Output extends { email: string }>({
  kind,
  form,
  send,
  isSecondary = false,
  onSent,
  onCancel,
  children,
  note,
}: InvitationFormProps<Values, Output>) {
  const { user } = useAuth();
  const clearDraft = useFormDraft(user?.id, `invitation:${kind}`, form);
  useUnsavedWarning(form.formState.isDirty);
  const { action } = sendingTexts[kind];
  return (
    <Form
      form={form}
      label={action}
      className="grow grid-rows-[1fr_auto]"
      onSubmit={async (values) => {
        const answer = await send(values);
        clearDraft();
        onSent({ kind, email: values.email }, answer);
      }}
    >
      <div className="grid content-start gap-4">
        <EmailField name="email" label="Email" required autoComplete="off" maxLength={limits.email} />
        {children}
        <TextareaField
          name="message"
          label="Message"
          optional
          rows={3}
          placeholder="Shows above the button in the email"
          maxLength={limits.invitationMessage}
        />
        {note}
      </div>
      <div className="flex flex-row-reverse flex-wrap gap-2">
        <SubmitButton variant={isSecondary ? "secondary" : "primary"} className="max-sm:grow" busyLabel="Sending...">
          {action}
        </SubmitButton>
        <CancelButton
          question="Discard this invitation?"
          onCancel={() => {
            clearDraft();
            onCancel();
          }}
        />
      </div>
    </Form>
  );
}
