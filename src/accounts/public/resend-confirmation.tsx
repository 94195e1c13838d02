import { useMutation } from "@tanstack/react-query";
import { resendConfirmationMutation } from "@/accounts/data/confirmation-resend-mutation";
import { Button } from "@/components/ui/button";

export function ResendConfirmation({ email }: { email: string }) {
  const resend = useMutation(resendConfirmationMutation);
  return (
    <Button size="sm" busy={resend.isPending} busyLabel="Sending..." onClick={() => resend.mutate({ email })}>
      Resend confirmation
    </Button>
  );
}
