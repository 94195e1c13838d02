import { isUnconfirmed, signInFailure, signInFailureTitle } from "@/accounts/data/sign-in-mutation";
import { ResendConfirmation } from "@/accounts/public/resend-confirmation";
import { Notice } from "@/components/ui/notice";
import type { AppError } from "@/lib/app-error";

/** Why the last sign-in failed, until the next attempt; its toast has announced it. */
export function SignInFailure({ error, email }: { error: AppError; email: string }) {
  if (!isUnconfirmed(error)) {
    return (
      <Notice tone="bad" title={signInFailureTitle(error)}>
        {signInFailure(error)}
      </Notice>
    );
  }
  return (
    <Notice tone="warn" title="This email isn't confirmed yet" actions={<ResendConfirmation email={email} />}>
      {signInFailure(error)} The link works for one hour.
    </Notice>
  );
}
