import { useMutation } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { resendConfirmationMutation } from "@/data/auth/confirmation-resend-mutation";

/** Sends the confirmation mail for a known address once more. */
export function ResendConfirmation({ email }: { email: string }) {
  const resend = useMutation(resendConfirmationMutation);
  return (
    <Button size="sm" busy={resend.isPending} busyLabel="Sending..." onClick={() => resend.mutate({ email })}>
      Resend confirmation email
    </Button>
  );
}
