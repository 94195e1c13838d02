import { forgotPasswordSchema } from "@contracts/account";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { Form, formOptions } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { EmailField } from "@/components/form/text-field";
import { LinkButton } from "@/components/ui/button";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { requestPasswordResetMutation } from "@/data/auth/password-reset-mutation";
import { AuthFrame } from "@/features/auth/auth-frame";

/** Forgot password (S1 §2). */
export function ForgotPasswordPage() {
  const form = useForm({ ...formOptions, resolver: zodResolver(forgotPasswordSchema), defaultValues: { email: "" } });
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
    <AuthFrame title="Forgot password" lead="Enter your email and we send you a link to choose a new one.">
      <Form form={form} label="Forgot password" onSubmit={(values) => request.mutateAsync(values)}>
        <EmailField name="email" label="Email" />
        <SubmitButton size="lg" busyLabel="Sending...">
          Send reset link
        </SubmitButton>
      </Form>
      <p className="text-center text-ink-muted">
        Remembered it? <TextLink to={paths.signIn()}>Sign in</TextLink>
      </p>
    </AuthFrame>
  );
}
