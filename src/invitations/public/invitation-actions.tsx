import type { Invitation } from "@contracts/invitations/invitation";
import { useMutation } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useAuth } from "@/auth/use-auth";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { paths } from "@/config/paths";
import { acceptInvitationMutation } from "@/invitations/data/invitation-respond-mutation";
import { invitationTexts } from "@/invitations/public/invitation-texts";

interface InvitationActionsProps {
  invitation: Invitation;
  token: string;
}

/** To sign-up, with the invitation's values. */
function GoToSignUp({ invitation, token }: InvitationActionsProps) {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const { kind, email, role, company_id, first_name: firstName, last_name: lastName } = invitation;
  return (
    <Button
      variant="primary"
      size="lg"
      block
      className="px-3"
      busy={leaving}
      busyLabel="Redirecting to Sign Up..."
      onClick={() => {
        setLeaving(true);
        const employee = kind === "employee" ? { companyId: company_id, employee_role: role } : {};
        navigate(paths.signUp({ email, invitation: token, role: kind, ...employee }), {
          state: { invited: { firstName, lastName } },
        });
      }}
    >
      {invitationTexts[kind].button}
    </Button>
  );
}

function Accept({ token }: InvitationActionsProps) {
  const { refreshRole } = useAuth();
  const navigate = useNavigate();
  const accept = useMutation(acceptInvitationMutation);
  return (
    <Button
      variant="primary"
      size="lg"
      block
      busy={accept.isPending || accept.isSuccess}
      busyLabel="Accepting..."
      onClick={async () => {
        try {
          await accept.mutateAsync({ token });
        } catch {
          // The query client has reported it.
          return;
        }
        await refreshRole();
        // The sign-in page redirects signed-in users to their dashboard.
        navigate(paths.signIn(), { replace: true });
      }}
    >
      Accept Invitation
    </Button>
  );
}

function SomeoneElse({ invitation, signedInAs }: { invitation: Invitation; signedInAs: string }) {
  const { signOut } = useAuth();
  const [leaving, setLeaving] = useState(false);
  return (
    <Notice
      tone="warn"
      title="This invitation is for someone else"
      actions={
        <Button
          busy={leaving}
          busyLabel="Signing Out..."
          onClick={async () => {
            setLeaving(true);
            await signOut();
            setLeaving(false);
          }}
        >
          Sign Out
        </Button>
      }
    >
      It was sent to {invitation.email}. You're signed in as {signedInAs}. Sign out to accept it.
    </Notice>
  );
}

/** The visitor's options, depending on who is signed in (RULES: Invitations). */
export function InvitationActions({ invitation, token }: InvitationActionsProps) {
  const { user } = useAuth();
  if (user && user.email.toLowerCase() !== invitation.email.toLowerCase())
    return <SomeoneElse invitation={invitation} signedInAs={user.email} />;
  return (
    <>
      <p className="flex items-start gap-2 text-sm text-ink-muted">
        <Icon icon={Mail} size="sm" className="mt-0.5" />
        <span className="min-w-0 break-words">For {invitation.email}</span>
      </p>
      {invitation.stopped ? (
        <Notice tone="warn">{invitation.stopped}</Notice>
      ) : user ? (
        <Accept invitation={invitation} token={token} />
      ) : (
        <GoToSignUp invitation={invitation} token={token} />
      )}
    </>
  );
}
