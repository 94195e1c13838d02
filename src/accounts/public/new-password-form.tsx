import { passwordRules, updatePasswordSchema } from "@contracts/accounts/account";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { Form, formOptions } from "@/components/form/form";
import { PasswordField } from "@/components/form/password-field";
import { SubmitButton } from "@/components/form/submit-button";
import { UsernameHint } from "@/components/form/username-hint";

interface NewPasswordFormProps {
  email: string;
  onSubmit: (values: { password: string }) => Promise<unknown>;
}

export function NewPasswordForm({ email, onSubmit }: NewPasswordFormProps) {
  const form = useForm({
    ...formOptions,
    resolver: zodResolver(updatePasswordSchema),
    defaultValues: { password: "", confirmPassword: "" } satisfies z.input<typeof updatePasswordSchema>,
  });
  return (
    <Form form={form} label="Choose a new password" onSubmit={({ password }) => onSubmit({ password })}>
      <UsernameHint email={email} />
      <PasswordField name="password" label="New password" autoComplete="new-password" rules={passwordRules} required />
      <PasswordField name="confirmPassword" label="Confirm password" autoComplete="new-password" required />
      <SubmitButton size="lg" busyLabel="Updating...">
        Update password
      </SubmitButton>
    </Form>
  );
}
