import {
  type CandidateSignUp,
  candidateSignUpSchema,
  passwordRules,
  type SignUp,
  signUpSchema,
} from "@contracts/accounts/account";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { type Resolver, useForm, useWatch } from "react-hook-form";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { signUpMutation } from "@/accounts/data/sign-up-mutation";
import { readSignUpInvitation } from "@/accounts/model/sign-up-invitation";
import { readInvitedName, readSignedUp, type SignedUp } from "@/accounts/model/sign-up-notice";
import { AuthFrame } from "@/accounts/public/auth-frame";
import { CheckEmail } from "@/accounts/public/check-email";
import { safeRedirect } from "@/auth/safe-redirect";
import { RadioGroupField } from "@/components/form/choice-fields";
import { Form, formOptions } from "@/components/form/form";
import { PasswordField } from "@/components/form/password-field";
import { SubmitButton } from "@/components/form/submit-button";
import { EmailField, TextField } from "@/components/form/text-field";
import { KeyValues } from "@/components/ui/key-values";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { keepTicksFor } from "@/lib/ticks-owner";

const roles = [
  { value: "candidate", label: "Find a job" },
  { value: "company", label: "Hire people" },
];

type Values = SignUp & Partial<CandidateSignUp>;

/** Adds the names. */
const resolveCandidate = zodResolver(candidateSignUpSchema) as Resolver<Values, unknown, Values>;
const resolveOther = zodResolver(signUpSchema) as Resolver<Values, unknown, Values>;

/** /signup, followed by "Check your email", which keeps the form filled in. Values set by an invitation can't be edited. */
export function SignUpPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const redirect = safeRedirect(params.get("redirect"));
  // From "Create an account" next to a job's match.
  const keepsTicks = params.get("keep") === "ticks";
  const { invitation, email, role, roleName, staffRole, isAdmin, title, lead } = readSignUpInvitation(params);
  const form = useForm<Values, unknown, Values>({
    ...formOptions,
    resolver: (values, ...rest) =>
      (values.role === "candidate" && !isAdmin ? resolveCandidate : resolveOther)(values, ...rest),
    defaultValues: {
      ...readInvitedName(location.state),
      email: email ?? "",
      password: "",
      role: role ?? (redirect?.startsWith("/candidate/") ? "candidate" : undefined),
    },
  });
  const asksName = useWatch({ control: form.control, name: "role" }) === "candidate" && !isAdmin;
  const signUp = useMutation(signUpMutation);
  const signedUp = readSignedUp(location.state);

  if (signedUp) return <CheckEmail signedUp={signedUp} search={location.search} />;
  return (
    <AuthFrame
      title={title}
      lead={lead}
      foot={
        <>
          Already have an account? <TextLink to={paths.signIn({ redirect })}>Sign in</TextLink>
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
          const sent: SignedUp = { email: values.email, staffRole, at: Date.now() };
          navigate({ search: location.search }, { state: { signedUp: sent } });
        }}
      >
        {role === null ? (
          <RadioGroupField
            name="role"
            label="I want to"
            options={roles}
            listClassName="grid-cols-2 font-semibold"
            required
          />
        ) : (
          <KeyValues items={[{ label: "Account", value: roleName }]} />
        )}
        {asksName && (
          <div className="grid grid-cols-2 gap-3">
            <TextField name="firstName" label="First name" autoComplete="given-name" required />
            <TextField name="lastName" label="Last name" autoComplete="family-name" required />
          </div>
        )}
        <EmailField
          name="email"
          label="Email"
          required
          lockedReason={
            email === null
              ? undefined
              : invitation
                ? "The invitation is for this address."
                : "The link you opened is for this address."
          }
        />
        <PasswordField name="password" label="Password" autoComplete="new-password" rules={passwordRules} required />
        <SubmitButton size="lg" busyLabel="Creating account...">
          Create account
        </SubmitButton>
        <p className="text-center text-ink-muted text-sm">
          By creating an account you agree to the <TextLink to={paths.terms()}>terms</TextLink>. The{" "}
          <TextLink to={paths.privacy()}>privacy page</TextLink> explains what we store and why.
        </p>
      </Form>
    </AuthFrame>
  );
}
