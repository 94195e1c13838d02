import { type SignIn, signInSchema } from "@contracts/accounts/account";
import { suspendedAccount } from "@contracts/administration/suspension";
import { productName } from "@contracts/operator";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useForm, useFormState } from "react-hook-form";
import { useSearchParams } from "react-router-dom";
import { signInMutation } from "@/accounts/data/sign-in-mutation";
import { AuthFrame } from "@/accounts/public/auth-frame";
import { SignInFailure } from "@/accounts/public/sign-in-failure";
import { Suspended } from "@/accounts/public/suspended";
import { Form, formOptions } from "@/components/form/form";
import { PasswordField } from "@/components/form/password-field";
import { SubmitButton } from "@/components/form/submit-button";
import { EmailField } from "@/components/form/text-field";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { hasBeenHere } from "@/lib/been-here";
import { getSupabase } from "@/lib/supabase";

/** /signin. The guard redirects: this page is only for signed-out users. */
export function SignInPage() {
  const [params] = useSearchParams();
  const lockedEmail = params.get("email");
  const form = useForm({
    ...formOptions,
    resolver: zodResolver(signInSchema),
    defaultValues: { email: lockedEmail ?? "", password: "" } satisfies SignIn,
  });
  const signIn = useMutation(signInMutation);
  const failed = useRef(false);
  const { isSubmitting } = useFormState({ control: form.control });

  // When the form accepts input again: the address is probably right, so focus the password.
  useEffect(() => {
    if (!failed.current || isSubmitting) return;
    failed.current = false;
    form.setFocus("password");
  });

  // Preloads the client while the user types. A failure shows on submit.
  useEffect(() => {
    getSupabase().catch((error: unknown) => console.warn("The client could not be loaded ahead.", error));
  }, []);

  const suspended = signIn.error && suspendedAccount(signIn.error.message);
  if (suspended) return <Suspended account={suspended} email={signIn.variables?.email ?? ""} onBack={signIn.reset} />;
  return (
    <AuthFrame
      title="Sign in"
      lead={hasBeenHere() ? "Good to see you again." : "Use your email and password."}
      foot={
        <>
          New to {productName}?{" "}
          <TextLink to={paths.signUp({ redirect: params.get("redirect") })}>Create an account</TextLink>
        </>
      }
    >
      <Form
        form={form}
        label="Sign in"
        onSubmit={async (values) => {
          try {
            await signIn.mutateAsync(values);
          } catch (error) {
            form.resetField("password");
            failed.current = true;
            throw error;
          }
        }}
      >
        {signIn.isError && <SignInFailure error={signIn.error} email={signIn.variables.email} />}
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
