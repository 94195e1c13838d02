import { useMutation } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { resendConfirmationMutation } from "@/accounts/data/confirmation-resend-mutation";
import { AuthFrame } from "@/accounts/public/auth-frame";
import { ConfirmAccount } from "@/accounts/public/confirm-account";
import { ConfirmEmailChange } from "@/accounts/public/confirm-email-change";
import { EmailForm } from "@/accounts/public/email-form";
import { EmailLinkPage } from "@/accounts/public/email-link-page";
import { useAuth } from "@/auth/use-auth";
import { LinkButton } from "@/components/ui/button";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";

function DeadLink() {
  const { user, role } = useAuth();
  const resend = useMutation(resendConfirmationMutation);
  // Usually the same email opened again.
  if (user && role) {
    return (
      <AuthFrame
        title="This link doesn't work"
        lead={
          <>
            It has expired or was already used. You're signed in as{" "}
            <b className="font-semibold text-ink">{user.email}</b>.
          </>
        }
        foot="To use another account, sign out and sign in with that one. You can get a new link there."
      >
        <LinkButton to={paths[role].dashboard()} variant="primary" size="lg">
          Go to your dashboard
        </LinkButton>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title="This link doesn't work"
      lead="It has expired or was already used. If you have confirmed your email, just sign in. If not, we'll send you a new link."
      foot={
        <>
          Confirmed already? <TextLink to={paths.signIn()}>Sign in</TextLink>, or{" "}
          <TextLink to={paths.forgotPassword()}>choose a new password</TextLink>
        </>
      }
    >
      <EmailForm
        label="New confirmation link"
        submitLabel="Resend confirmation"
        onSubmit={(values) => resend.mutateAsync(values)}
      />
    </AuthFrame>
  );
}

/** /auth/confirm, where emails about sign-up and address changes lead. */
export function ConfirmPage() {
  const [params] = useSearchParams();
  const tokenHash = params.get("token_hash");
  const type = params.get("type");
  const dead = <DeadLink />;
  if (!tokenHash || (type !== "signup" && type !== "email_change")) return dead;
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      <EmailLinkPage key={tokenHash} tokenHash={tokenHash} type={type} dead={dead}>
        {(link, session) =>
          type === "signup" ? (
            <ConfirmAccount link={link} session={session} dead={dead} />
          ) : (
            <ConfirmEmailChange link={link} session={session} dead={dead} />
          )
        }
      </EmailLinkPage>
    </>
  );
}
