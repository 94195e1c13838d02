import {
  type ConfirmAccount as ConfirmValues,
  confirmAccountSchema,
  type EmailLink,
  passwordRules,
} from "@contracts/accounts/account";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { Navigate } from "react-router-dom";
import { confirmAccountMutation, isTooLateToKeep } from "@/accounts/data/account-confirm-mutation";
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
import { Button } from "@/components/ui/button";
import { KeyValues } from "@/components/ui/key-values";
import { Notice } from "@/components/ui/notice";
import { paths } from "@/config/paths";
import { formatWords } from "@/lib/format";

interface ConfirmAccountProps {
  link: EmailLink;
  session: EmailLinkSession;
  dead: ReactNode;
}

/**
 * Confirms a new account. The browser that signed up keeps its password; elsewhere the mailbox's owner chooses one, because anyone
 * could have signed up with the address (RULES: Accounts). An open invitation shows its details before it's accepted.
 */
export function ConfirmAccount({ link, session, dead }: ConfirmAccountProps) {
  const { email, role, invitations, redirect, first_name: firstName } = link;
  const { user } = useAuth();
  const [keeps, setKeeps] = useState(link.keeps_password);
  const choose = zodResolver(confirmAccountSchema);
  const form = useForm({
    ...formOptions,
    resolver: (values, ...rest) => (keeps ? { values, errors: {} } : choose(values, ...rest)),
    defaultValues: { password: "" } satisfies ConfirmValues,
  });
  const confirm = useMutation(confirmAccountMutation(session));
  const accepting = useRef(false);
  const [invitation] = invitations;
  const busy = confirm.isPending || confirm.isSuccess;

  // The sign-in page redirects signed-in users: to their target if it's one of our paths, or to their dashboard.
  if (confirm.isSuccess && user?.email === email) return <Navigate to={paths.signIn({ redirect })} replace />;
  if (isDeadLink(confirm.error)) return dead;
  const address = <b className="font-semibold text-ink">{email}</b>;
  return (
    <AuthFrame
      title={keeps ? "Confirm your email" : "Choose a password"}
      lead={
        keeps ? (
          <>For {address}. You signed up in this browser, so your password stays.</>
        ) : (
          <>
            {firstName ? `Welcome, ${firstName}. This is the last step` : "This is the last step"}, for {address}.
          </>
        )
      }
    >
      <SomeoneElse email={email}>Confirming signs you out of this account and into the other one.</SomeoneElse>
      {isTooLateToKeep(confirm.error) && (
        <Notice tone="warn" role="alert">
          {confirm.error?.message}
        </Notice>
      )}
      {invitation ? (
        <OfferedInvitation invitation={invitation} others={invitations.length - 1} />
      ) : (
        <KeyValues items={[{ label: "Account", value: formatWords(role) }]} />
      )}
      <Form
        form={form}
        label={keeps ? "Confirm your email" : "Choose a password"}
        onSubmit={async ({ password }) => {
          const invitationId = (accepting.current && invitation?.id) || null;
          const request = { password: keeps ? null : password, invitationId };
          const { refusal } = await confirm.mutateAsync(request, {
            onError: (error) => isTooLateToKeep(error) && setKeeps(false),
          });
          if (refusal) toast.error({ title: "Failed to accept invitation", description: refusal.message });
        }}
      >
        <UsernameHint email={email} />
        {!keeps && (
          <PasswordField name="password" label="Password" autoComplete="new-password" rules={passwordRules} required />
        )}
        <div className="grid gap-3">
          {invitation ? (
            <>
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
            </>
          ) : (
            <SubmitButton size="lg" busy={busy} busyLabel="Confirming...">
              {keeps ? "Confirm my email" : "Save and continue"}
            </SubmitButton>
          )}
          {keeps && (
            <Button variant="quiet" onClick={() => setKeeps(false)}>
              Choose another password
            </Button>
          )}
        </div>
      </Form>
      <p className="text-ink-muted text-sm">Didn't sign up? Close this page. No one can sign in until you confirm.</p>
    </AuthFrame>
  );
}
