import { useMutation } from "@tanstack/react-query";
import { Navigate, useSearchParams } from "react-router-dom";
import { useAuth } from "@/auth/use-auth";
import { Button } from "@/components/ui/button";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { resendConfirmationMutation } from "@/data/auth/confirmation-resend-mutation";
import { isDeadLink, linkTypes, verifyLinkMutation } from "@/data/auth/link-verify-mutation";
import { AuthFrame } from "@/features/auth/auth-frame";
import { EmailForm } from "@/features/auth/email-form";

function DeadLink() {
  const resend = useMutation(resendConfirmationMutation);
  return (
    <AuthFrame
      title="This link does not work"
      lead="It has expired or was used already. If you have confirmed your email, just sign in. If not, we send you a new link."
      foot={
        <>
          Confirmed already? <TextLink to={paths.signIn()}>Sign in</TextLink>
        </>
      }
    >
      <EmailForm
        label="New confirmation link"
        submitLabel="Resend confirmation email"
        onSubmit={(values) => resend.mutateAsync(values)}
      />
    </AuthFrame>
  );
}

/** Where confirmation mails lead. The token is redeemed by a press, because mail scanners open links. */
export function ConfirmPage() {
  const { status } = useAuth();
  const [params] = useSearchParams();
  const tokenHash = params.get("token_hash");
  const type = linkTypes.find((each) => each === params.get("type"));
  const verify = useMutation(verifyLinkMutation);

  // The sign-in page leads people who are signed in to their own dashboard.
  if (verify.isSuccess && status === "signed-in") return <Navigate to={paths.signIn()} replace />;
  if (!tokenHash || !type || isDeadLink(verify.error)) return <DeadLink />;
  return (
    <AuthFrame title="Confirm your email" lead="One press, and your account is ready.">
      <meta name="referrer" content="no-referrer" />
      <Button
        variant="primary"
        size="lg"
        busy={verify.isPending || verify.isSuccess}
        busyLabel="Confirming..."
        onClick={() => verify.mutate({ tokenHash, type })}
      >
        Confirm my email
      </Button>
    </AuthFrame>
  );
}
