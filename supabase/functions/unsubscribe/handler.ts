import * as z from "zod/mini";
import type { Caller } from "../_shared/auth/caller.ts";
import type { UnsubscribeLink } from "../_shared/contracts/notifications/notification.ts";
import { readText } from "../_shared/http/read-json.ts";

export const oneClickSchema = z.object({
  token: z
    .string("This link is incomplete")
    .check(z.minLength(1, "This link is incomplete"), z.maxLength(100, "This link is incomplete")),
  "List-Unsubscribe": z.literal("One-Click", "This request isn't from an unsubscribe button"),
});

/** What an email client posts (RFC 8058): the header's address, and a one-field form of either encoding. */
export async function readOneClick(request: Request): Promise<object> {
  const token = new URL(request.url).searchParams.get("token") ?? undefined;
  const text = await readText(request);
  const field =
    /name="?List-Unsubscribe"?\r?\n\r?\n(\S+)/.exec(text)?.[1] ?? new URLSearchParams(text).get("List-Unsubscribe");
  return { token, "List-Unsubscribe": field ?? undefined };
}

/** Unsubscribes from the emails a link names; having the email is enough. */
export const unsubscribe = ({ token }: z.output<typeof oneClickSchema>, { call }: Caller): Promise<UnsubscribeLink> =>
  call("unsubscribe", { p_token: token });
