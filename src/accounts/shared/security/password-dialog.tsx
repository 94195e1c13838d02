import { changePasswordSchema, passwordRules } from "@contracts/accounts/account";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { changePasswordMutation } from "@/accounts/data/password-change-mutation";
import { requestPasswordResetMutation } from "@/accounts/data/password-reset-mutation";
import { formOptions } from "@/components/form/form";
import { DialogForm } from "@/components/form/form-dialog";
import { PasswordField } from "@/components/form/password-field";
import { UsernameHint } from "@/components/form/username-hint";

export function PasswordDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const change = useMutation(changePasswordMutation);
  const reset = useMutation(requestPasswordResetMutation);
  const form = useForm({
    ...formOptions,
    resolver: zodResolver(changePasswordSchema),
    defaultValues: { currentPassword: "", password: "", confirmPassword: "" } satisfies z.input<
      typeof changePasswordSchema
    >,
  });
  return (
    <DialogForm
      form={form}
      draft={null}
      title="Change your password"
      description={`For ${email}. You stay signed in here and are signed out everywhere else.`}
      submitLabel="Change password"
      busyLabel="Changing..."
      onSubmit={async ({ currentPassword, password }) => {
        // Its result is about other sessions: the password is changed either way.
        await change.mutateAsync({ email, currentPassword, password });
      }}
      onClose={onClose}
    >
      <UsernameHint email={email} />
      <PasswordField name="currentPassword" label="Current password" autoComplete="current-password" required />
      <PasswordField name="password" label="New password" autoComplete="new-password" rules={passwordRules} required />
      <PasswordField name="confirmPassword" label="Confirm new password" autoComplete="new-password" required />
      <p className="text-ink-muted text-sm">
        Don't know your current password?{" "}
        <button type="button" className="link" onClick={() => reset.mutate({ email })}>
          Email me a link
        </button>
        to choose a new one.
      </p>
    </DialogForm>
  );
}
