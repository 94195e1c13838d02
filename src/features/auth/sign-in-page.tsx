import { type SignIn, signInSchema } from "@contracts/account";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { useLocation, useSearchParams } from "react-router-dom";
import { Form, formOptions } from "@/components/form/form";
import { PasswordField } from "@/components/form/password-field";
import { SubmitButton } from "@/components/form/submit-button";
import { EmailField } from "@/components/form/text-field";
import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { isUnconfirmed, signInMutation } from "@/data/auth/sign-in-mutation";
import { AuthFrame } from "@/features/auth/auth-frame";
import { ResendConfirmation } from "@/features/auth/resend-confirmation";
import { readSignedUp, signedUpText } from "@/features/auth/sign-up-notice";
import { hasBeenHere } from "@/lib/been-here";
import { getSupabase } from "@/lib/supabase";

/** /signin. Where it leads is the guard's to say: this page is for people who are signed out. */
export function SignInPage() {
  const [params] = useSearchParams();
  const location = useLocation();
  const signedUp = readSignedUp(location.state);
  const lockedEmail = params.get("email");
  const form = useForm({
    ...formOptions,
    resolver: zodResolver(signInSchema),
    defaultValues: { email: lockedEmail ?? signedUp?.email ?? "", password: "" } satisfies SignIn,
  });
  const signIn = useMutation(signInMutation);
  const unconfirmed = signIn.isError && isUnconfirmed(signIn.error) ? signIn.variables.email : null;

  // The client is needed next; it loads while the fields are being filled in. A failure shows on submit.
  useEffect(() => {
    getSupabase().catch((error: unknown) => console.warn("The client could not be loaded ahead.", error));
  }, []);

  return (
    <AuthFrame
      title="Sign in"
      lead={hasBeenHere() ? "Good to see you again." : "With the email and password of your account."}
      foot={
        <>
          New to Fairmatch?{" "}
          <TextLink to={paths.signUp({ redirect: params.get("redirect") })}>Create an account</TextLink>
        </>
      }
    >
      {signedUp && !unconfirmed && (
        <Notice tone="good" role="status" actions={<ResendConfirmation email={signedUp.email} />}>
          {signedUpText(signedUp)}
        </Notice>
      )}
      {unconfirmed && (
        <Notice
          tone="warn"
          title="This email is not confirmed yet"
          actions={<ResendConfirmation email={unconfirmed} />}
        >
          The link in the confirmation email makes it yours. It works for one hour.
        </Notice>
      )}
      <Form
        form={form}
        label="Sign in"
        onSubmit={async (values) => {
          try {
            await signIn.mutateAsync(values);
          } catch (error) {
            form.resetField("password");
            throw error;
          }
        }}
      >
        <EmailField
          name="email"
          label="Email"
          lockedReason={lockedEmail === null ? undefined : "Complete your sign in to access your admin dashboard"}
        />
        <div className="relative">
          <PasswordField name="password" label="Password" autoComplete="current-password" />
          <TextLink to={paths.forgotPassword()} className="absolute right-0 top-0 text-sm">
            Forgot password?
          </TextLink>
        </div>
        <SubmitButton size="lg" busyLabel="Signing In..." busy={signIn.isPending || signIn.isSuccess}>
          Sign In
        </SubmitButton>
      </Form>
    </AuthFrame>
  );
}
