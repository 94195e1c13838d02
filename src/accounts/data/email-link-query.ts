import type { EmailLinkType } from "@contracts/accounts/account";
import { readSignUpSecret } from "@/accounts/data/sign-up-secret";
import { procedureQuery } from "@/lib/procedure-query";

export const emailLinkQuery = (tokenHash: string, type: EmailLinkType) =>
  procedureQuery(
    "get_email_link",
    { p_token_hash: tokenHash, p_type: type, p_secret: (type === "signup" && readSignUpSecret()) || undefined },
    { meta: { silent: true } },
  );
