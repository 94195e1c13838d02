import type { EmailLinkType } from "@contracts/account";
import { queryOptions } from "@tanstack/react-query";
import { authKeys } from "@/accounts/data/email-link-keys";
import { callProcedure } from "@/lib/call-procedure";

/** Whose a mailed link is and what waits for that address; redeems nothing. Throws AppError 404 for an unknown or used link. */
export const emailLinkQuery = (tokenHash: string, type: EmailLinkType) =>
  queryOptions({
    queryKey: authKeys.emailLink(tokenHash, type),
    queryFn: ({ signal }) => callProcedure("get_email_link", { p_token_hash: tokenHash, p_type: type }, { signal }),
    meta: { silent: true },
  });
