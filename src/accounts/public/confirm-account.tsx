import {
  type ConfirmAccount as ConfirmValues,
  confirmAccountSchema,
  type EmailLink,
  passwordRules,
} from "@contracts/accounts/account";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import { useForm } from "react-hook-form";
import { Navigate } from "react-router-dom";
import { confirmAccountMutation } from "@/accounts/data/account-confirm-mutation";
import { type EmailLinkSession, isDeadLink } from "@/accounts/data/email-link";
import { AuthFrame } from "@/accounts/public/auth-frame";
import { OfferedInvitation } from "@/accounts/public/offered-invitation";
import { SomeoneElse } from "@/accounts/public/someone-else";
import { useAuth } from "@/auth/use-auth";
import { toast } from "@/components/feedback/toast";
import { Form, formOptions } from "@/components/form/form";
import { PasswordField } from "@/components/form/password-field";
import { SubmitButton } from "@/components/form/submit-button";
import { UsernameHint } from "@/components/form/username-hint";
import { KeyValues } from "@/components/ui/key-values";
import { paths } from "@/config/paths";
import { formatWords } from "@/lib/format";

interface ConfirmAccountProps {
  link: EmailLink;
  session: EmailLinkSession;
  dead: ReactNode;
}

/**
 * Confirms a new account. Anybody can have signed the address up, so whoever holds its mailbox says the password here
 * (RULES: Accounts), and sees what an open invitation is about before accepting it.
 */
export function ConfirmAccount({ link: { email, role, invitations, redirect }, session, dead }: ConfirmAccountProps) {
  const { user } = useAuth();
  const form = useForm({
    ...formOptions,
    resolver: zodResolver(confirmAccountSchema),
    defaultValues: { password: "" } satisfies ConfirmValues,
  });
  const confirm = useMutation(confirmAccountMutation(session));
  const accepting = useRef(false);
  const [invitation] = invitations;
  const busy = confirm.isPending || confirm.isSuccess;

  // The sign-in page leads people who are signed in on: to where they were going, if that is a path of ours, or to their dashboard.
  if (confirm.isSuccess && user?.email === email) return <Navigate to={paths.signIn({ redirect })} replace />;
  if (isDeadLink(confirm.error)) return dead;
  return (
    <AuthFrame
      title="Confirm your email"
      lead={
        <>
          For <b className="font-semibold text-ink">{email}</b>. Choose the password for this account; if you have just
          signed up, type yours again.
        </>
      }
    >
      <SomeoneElse email={email}>Confirming signs you out here and that account in.</SomeoneElse>
      {invitation ? (
        <OfferedInvitation invitation={invitation} others={invitations.length - 1} />
      ) : (
        <KeyValues items={[{ label: "Account", value: formatWords(role) }]} />
      )}
      <Form
        form={form}
        label="Confirm your email"
        onSubmit={async ({ password }) => {
          const invitationId = (accepting.current && invitation?.id) || null;
          const { refusal } = await confirm.mutateAsync({ password, invitationId });
          if (refusal) toast.error({ title: "Failed to accept invitation", description: refusal.message });
        }}
      >
        <UsernameHint email={email} />
        <PasswordField name="password" label="Password" autoComplete="new-password" rules={passwordRules} required />
        {invitation ? (
          <div className="grid gap-3">
            <SubmitButton
              size="lg"
              busy={busy}
              busyLabel="Confirming..."
              onClick={() => {
                accepting.current = true;
              }}
            >
              Confirm and accept
            </SubmitButton>
            <SubmitButton
              variant="secondary"
              size="lg"
              busy={busy}
              onClick={() => {
                accepting.current = false;
              }}
            >
              Confirm only
            </SubmitButton>
          </div>
        ) : (
          <SubmitButton size="lg" busy={busy} busyLabel="Confirming...">
            Confirm my email
          </SubmitButton>
        )}
      </Form>
    </AuthFrame>
  );
}
