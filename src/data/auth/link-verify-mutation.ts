import { mutationOptions } from "@tanstack/react-query";
import type { AppError } from "@/lib/app-error";
import { settle } from "@/lib/settle";
import { getSupabase } from "@/lib/supabase";

/** The kinds of links our mails carry. */
export const linkTypes = ["signup", "email", "email_change", "recovery"] as const;
export type LinkType = (typeof linkTypes)[number];

/** Redeems the token of an emailed link, once; signs its owner in. */
async function verifyLink({ tokenHash, type }: { tokenHash: string; type: LinkType }): Promise<void> {
  const { auth } = await getSupabase();
  await settle(auth.verifyOtp({ token_hash: tokenHash, type }));
}

/** Whether the link itself is at fault: expired, used or not ours. */
export const isDeadLink = (error: AppError | null): boolean =>
  error !== null && error.status >= 400 && error.status < 500 && error.status !== 429;

export const verifyLinkMutation = mutationOptions({
  mutationFn: verifyLink,
  meta: { errorTitle: "The link could not be checked", silent: isDeadLink },
});
