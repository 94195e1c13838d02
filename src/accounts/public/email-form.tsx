import { type ForgotPassword, forgotPasswordSchema } from "@contracts/accounts/account";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Form, formOptions } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { EmailField } from "@/components/form/text-field";

interface EmailFormProps {
  label: string;
  submitLabel: string;
  onSubmit: (values: ForgotPassword) => Promise<unknown>;
}

export function EmailForm({ label, submitLabel, onSubmit }: EmailFormProps) {
  const form = useForm({
    ...formOptions,
    resolver: zodResolver(forgotPasswordSchema),
    defaultValues: { email: "" } satisfies ForgotPassword,
  });
  return (
    <Form form={form} label={label} onSubmit={onSubmit}>
      <EmailField name="email" label="Email" />
      <SubmitButton size="lg" busyLabel="Sending...">
        {submitLabel}
      </SubmitButton>
    </Form>
  );
}
