import { passwordRules, updatePasswordSchema } from "@contracts/account";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useNavigate, useSearchParams } from "react-router-dom";
import type * as z from "zod/mini";
import { useAuth } from "@/auth/use-auth";
import { PageLoader } from "@/components/feedback/page-loader";
import { Form, formOptions } from "@/components/form/form";
import { PasswordField } from "@/components/form/password-field";
import { SubmitButton } from "@/components/form/submit-button";
import { LinkButton } from "@/components/ui/button";
import { paths } from "@/config/paths";
import { isDeadLink, verifyLinkMutation } from "@/data/auth/link-verify-mutation";
import { updatePasswordMutation } from "@/data/auth/password-update-mutation";
import { AuthFrame } from "@/features/auth/auth-frame";

/**
 * /update-password, from the mailed link or signed in. Sending the form redeems the link, so that no mail scanner
 * can use it up; after that a refused password can be corrected without the link.
 */
export function UpdatePasswordPage() {
  const { status } = useAuth();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const tokenHash = params.get("token_hash");
  const form = useForm({
    ...formOptions,
    resolver: zodResolver(updatePasswordSchema),
    defaultValues: { password: "", confirmPassword: "" } satisfies z.input<typeof updatePasswordSchema>,
  });
  const verify = useMutation(verifyLinkMutation);
  const update = useMutation(updatePasswordMutation);

  const dead = isDeadLink(verify.error);
  if (status === "loading" && !verify.isSuccess) return <PageLoader />;
  if (dead || (!tokenHash && status === "signed-out" && verify.isIdle && update.isIdle)) {
    return (
      <AuthFrame
        title="This link does not work"
        lead="It has expired or was used already. A link works once, for one hour. Your password has not been changed."
      >
        <LinkButton to={paths.forgotPassword()} variant="primary" size="lg">
          Send a new link
        </LinkButton>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title="Choose a new password" lead="You sign in with it from now on, on all your devices.">
      <meta name="referrer" content="no-referrer" />
      <Form
        form={form}
        label="Choose a new password"
        onSubmit={async ({ password }) => {
          if (tokenHash && !verify.isSuccess) await verify.mutateAsync({ tokenHash, type: "recovery" });
          await update.mutateAsync({ password });
          navigate(paths.signIn());
        }}
      >
        <PasswordField
          name="password"
          label="New password"
          autoComplete="new-password"
          rules={passwordRules}
          required
        />
        <PasswordField name="confirmPassword" label="Confirm password" autoComplete="new-password" required />
        <SubmitButton size="lg" busyLabel="Updating...">
          Update password
        </SubmitButton>
      </Form>
    </AuthFrame>
  );
}
