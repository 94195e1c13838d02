import { passwordRules, type SignUp, signUpSchema } from "@contracts/accounts/account";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useNavigate, useSearchParams } from "react-router-dom";
import { signUpMutation } from "@/accounts/data/sign-up-mutation";
import { readSignUpInvitation } from "@/accounts/model/sign-up-invitation";
import type { SignedUp } from "@/accounts/model/sign-up-notice";
import { AuthFrame } from "@/accounts/public/auth-frame";
import { safeRedirect } from "@/auth/safe-redirect";
import { RadioGroupField } from "@/components/form/choice-fields";
import { Form, formOptions } from "@/components/form/form";
import { PasswordField } from "@/components/form/password-field";
import { SubmitButton } from "@/components/form/submit-button";
import { EmailField } from "@/components/form/text-field";
import { KeyValues } from "@/components/ui/key-values";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { keepTicksFor } from "@/lib/ticks-owner";

const roles = [
  { value: "candidate", label: "Candidate: I am looking for a job" },
  { value: "company", label: "Company: I am hiring" },
];

/** /signup. What an invitation fixes cannot be changed here. */
export function SignUpPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const redirect = safeRedirect(params.get("redirect"));
  // By "Keep this match" of a job.
  const keepsTicks = params.get("keep") === "ticks";
  const signInPage = paths.signIn({ redirect });
  const { invitation, email, role, roleName, staffRole, title, lead } = readSignUpInvitation(params);
  const form = useForm<SignUp, unknown, SignUp>({
    ...formOptions,
    resolver: zodResolver(signUpSchema),
    defaultValues: { email: email ?? "", password: "", role: role ?? undefined } satisfies Partial<SignUp>,
  });
  const signUp = useMutation(signUpMutation);

  return (
    <AuthFrame
      title={title}
      lead={lead}
      foot={
        <>
          Already have an account? <TextLink to={signInPage}>Sign in</TextLink>
        </>
      }
    >
      {invitation && <meta name="referrer" content="no-referrer" />}
      <Form
        form={form}
        label="Sign up"
        onSubmit={async (values) => {
          const userId = await signUp.mutateAsync({ ...values, redirect });
          if (keepsTicks && values.role === "candidate") keepTicksFor(userId);
          const signedUp: SignedUp = { email: values.email, staffRole };
          navigate(signInPage, { state: { signedUp } });
        }}
      >
        <EmailField
          name="email"
          label="Email"
          required
          lockedReason={
            email === null
              ? undefined
              : invitation
                ? "The invitation is for this address."
                : "The link you opened names this address."
          }
        />
        <PasswordField name="password" label="Password" autoComplete="new-password" rules={passwordRules} required />
        {role === null ? (
          <RadioGroupField name="role" label="I am a" options={roles} required />
        ) : (
          <KeyValues items={[{ label: "Account", value: roleName }]} />
        )}
        <p className="text-ink-muted text-sm">
          With an account you agree to the <TextLink to={paths.terms()}>terms</TextLink>. What is kept of you, and what
          for, says the <TextLink to={paths.privacy()}>privacy page</TextLink>.
        </p>
        <SubmitButton size="lg" busyLabel="Creating account...">
          Create account
        </SubmitButton>
      </Form>
    </AuthFrame>
  );
}
