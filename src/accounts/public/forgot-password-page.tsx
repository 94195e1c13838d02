import { useMutation } from "@tanstack/react-query";
import { requestPasswordResetMutation } from "@/accounts/data/password-reset-mutation";
import { AuthFrame } from "@/accounts/public/auth-frame";
import { EmailForm } from "@/accounts/public/email-form";
import { LinkButton } from "@/components/ui/button";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";

export function ForgotPasswordPage() {
  const request = useMutation(requestPasswordResetMutation);

  if (request.isSuccess) {
    return (
      <AuthFrame
        title="Check Your Email"
        lead="If an account exists with the email you entered, we've sent password reset instructions."
      >
        <LinkButton to={paths.signIn()} size="lg">
          Return to Sign In
        </LinkButton>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title="Forgot password"
      lead="Enter your email and we'll send you a link to choose a new one."
      foot={
        <>
          Remembered it? <TextLink to={paths.signIn()}>Sign in</TextLink>
        </>
      }
    >
      <EmailForm
        label="Forgot password"
        submitLabel="Send reset link"
        onSubmit={(values) => request.mutateAsync(values)}
      />
    </AuthFrame>
  );
}
