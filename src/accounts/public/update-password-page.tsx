import { useMutation } from "@tanstack/react-query";
import { Navigate, useNavigate, useSearchParams } from "react-router-dom";
import { type EmailLinkSession, isDeadLink } from "@/accounts/data/email-link";
import { resetByLinkMutation } from "@/accounts/data/password-reset-by-link-mutation";
import { AuthFrame } from "@/accounts/public/auth-frame";
import { EmailLinkPage } from "@/accounts/public/email-link-page";
import { NewPasswordForm } from "@/accounts/public/new-password-form";
import { SomeoneElse } from "@/accounts/public/someone-else";
import { useAuth } from "@/auth/use-auth";
import { PageLoader } from "@/components/feedback/page-loader";
import { LinkButton } from "@/components/ui/button";
import { paths } from "@/config/paths";

function DeadLink() {
  return (
    <AuthFrame
      title="This link doesn't work"
      lead="It has expired or was already used. A link works once, for one hour. Your password has not been changed."
    >
      <LinkButton to={paths.forgotPassword()} variant="primary" size="lg">
        Send a new link
      </LinkButton>
    </AuthFrame>
  );
}

function ByLink({ email, session }: { email: string; session: EmailLinkSession }) {
  const navigate = useNavigate();
  const reset = useMutation(resetByLinkMutation(session));
  if (isDeadLink(reset.error)) return <DeadLink />;
  return (
    <AuthFrame
      title="Choose a new password"
      lead={
        <>
          For <b className="font-semibold text-ink">{email}</b>. You'll use the new password on all your devices.
        </>
      }
    >
      <SomeoneElse email={email}>Choosing a password signs you out here.</SomeoneElse>
      <NewPasswordForm
        email={email}
        onSubmit={async (values) => {
          await reset.mutateAsync(values);
          navigate(paths.signIn());
        }}
      />
    </AuthFrame>
  );
}

function WithoutLink() {
  const { status, role } = useAuth();
  if (status === "loading") return <PageLoader />;
  // A signed-in user knows the current password, which that page asks for.
  return role ? <Navigate to={paths[role].security()} replace /> : <DeadLink />;
}

/** /update-password, from the emailed link. */
export function UpdatePasswordPage() {
  const [params] = useSearchParams();
  const tokenHash = params.get("token_hash");
  if (!tokenHash) return <WithoutLink />;
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      <EmailLinkPage key={tokenHash} tokenHash={tokenHash} type="recovery" dead={<DeadLink />}>
        {({ email }, session) => <ByLink email={email} session={session} />}
      </EmailLinkPage>
    </>
  );
}
