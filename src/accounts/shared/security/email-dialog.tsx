import { changeEmailSchema, type EmailChange } from "@contracts/accounts/account";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { KeyRound, MailCheck, UserRound } from "lucide-react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { requestEmailChangeMutation } from "@/accounts/data/email-change-mutation";
import { useAuth } from "@/auth/use-auth";
import { formOptions } from "@/components/form/form";
import { DialogForm } from "@/components/form/form-dialog";
import { EmailField } from "@/components/form/text-field";
import { Consequences } from "@/components/ui/consequences";

interface EmailDialogProps {
  email: string;
  /** A pending change that this one replaces. */
  change: EmailChange | null;
  onClose: () => void;
}

/** Changes the sign-in address, and explains how. */
export function EmailDialog({ email, change, onClose }: EmailDialogProps) {
  const { role } = useAuth();
  const request = useMutation(requestEmailChangeMutation);
  const isAnother = z.refine<{ email: string }>((value) => value.email !== email.toLowerCase(), {
    message: "You sign in with this address already",
    path: ["email"],
  });
  const form = useForm({
    ...formOptions,
    resolver: zodResolver(changeEmailSchema.check(isAnother)),
    defaultValues: { email: "" },
  });
  return (
    <DialogForm
      form={form}
      draft="email-change"
      title="Change the email you sign in with"
      label="Change email"
      submitLabel="Send both links"
      busyLabel="Sending..."
      onSubmit={(values) => request.mutateAsync(values)}
      onClose={onClose}
    >
      <EmailField name="email" label="New email" required autoComplete="off" />
      <Consequences
        items={[
          {
            icon: MailCheck,
            title: "Confirm from both addresses",
            text: `A link goes to ${email} and one to the new address. ${change ? `The change to ${change.email} is canceled.` : "Nothing changes until both are opened."}`,
          },
          {
            icon: KeyRound,
            title: "From then on you sign in with the new address",
            text: "Your password stays the same and you stay signed in. Open invitations move to the new address; their senders will see it.",
          },
          ...(role === "admin"
            ? []
            : [
                {
                  icon: UserRound,
                  title: "The email on your profile stays the same",
                  text: "To change your contact email, edit your profile.",
                },
              ]),
        ]}
      />
    </DialogForm>
  );
}
