import type { EmailLink } from "@contracts/accounts/account";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { confirmEmailChangeMutation } from "@/accounts/data/email-change-confirm-mutation";
import { type EmailLinkSession, isDeadLink } from "@/accounts/data/email-link";
import { AuthFrame } from "@/accounts/public/auth-frame";
import { Button, LinkButton } from "@/components/ui/button";
import { KeyValues } from "@/components/ui/key-values";
import { paths } from "@/config/paths";

interface ConfirmEmailChangeProps {
  link: EmailLink;
  session: EmailLinkSession;
  dead: ReactNode;
}

/** Confirms a changed address, showing old and new. Leaves every session as it is. */
export function ConfirmEmailChange({ link: { email, new_email }, session, dead }: ConfirmEmailChangeProps) {
  const change = useMutation(confirmEmailChangeMutation(session));
  if (isDeadLink(change.error)) return dead;
  if (change.data === false)
    return (
      <AuthFrame title="One more step" lead="Open the link we sent to your other address as well.">
        <LinkButton to={paths.home()} size="lg">
          Return to Home
        </LinkButton>
      </AuthFrame>
    );
  if (change.isSuccess)
    return (
      <AuthFrame title="Your email was changed" lead={`From now on, sign in with ${new_email}.`}>
        <LinkButton to={paths.signIn()} variant="primary" size="lg">
          Continue
        </LinkButton>
      </AuthFrame>
    );
  return (
    <AuthFrame title="Confirm your new email" lead="If you didn't ask for this, close the page and nothing changes.">
      <KeyValues
        items={[
          { label: "Account of", value: email },
          { label: "New email", value: new_email },
        ]}
      />
      <Button
        variant="primary"
        size="lg"
        busy={change.isPending}
        busyLabel="Confirming..."
        onClick={() => change.mutate()}
      >
        Confirm the change
      </Button>
    </AuthFrame>
  );
}
