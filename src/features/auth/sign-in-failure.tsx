import { Notice } from "@/components/ui/notice";
import { isUnconfirmed, signInFailure, signInFailureTitle } from "@/data/auth/sign-in-mutation";
import { ResendConfirmation } from "@/features/auth/resend-confirmation";
import type { AppError } from "@/lib/app-error";

/** Why the last sign-in failed, for as long as it is so; its toast has told it aloud. */
export function SignInFailure({ error, email }: { error: AppError; email: string }) {
  if (!isUnconfirmed(error)) {
    return (
      <Notice tone="bad" title={signInFailureTitle(error)}>
        {signInFailure(error)}
      </Notice>
    );
  }
  return (
    <Notice tone="warn" title="This email is not confirmed yet" actions={<ResendConfirmation email={email} />}>
      {signInFailure(error)} The link works for one hour.
    </Notice>
  );
}
