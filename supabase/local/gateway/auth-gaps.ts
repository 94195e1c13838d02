import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import { isEmail } from "../../functions/_shared/contracts/addresses.ts";
import type { Api } from "../api/api.ts";
import type { Config } from "../config.ts";
import { createAuthMail, newTokenHash } from "./auth-mail.ts";
import { createEmailChange } from "./email-change.ts";
import { createPresentPassword } from "./present-password.ts";
import { type RateLimits, tooSoon } from "./rate-limits.ts";
import { Refusal } from "./refusal.ts";
import { createSameSignIn } from "./same-sign-in.ts";
import { createSessionNotes } from "./session-notes.ts";
import { createTokenHook } from "./token-hook.ts";

/**
 * Gaps of the local Auth API compared with hosted: it never resends a confirmation, reveals taken addresses at sign-up and
 * unknown or unconfirmed ones at sign-in, asks only the old mailbox about a change of address, sets passwords without the current
 * one, fails on undeliverable addresses, doesn't record a session's user agent, calls no hook before creating a token, and limits
 * neither wrong passwords nor emails.
 */
export interface AuthGaps {
  /** Responds to an open endpoint of /auth/v1 with its picked fields. Throws a Refusal (429) past a limit. */
  fetch(request: Request, client: string): Promise<Response>;
}

interface AuthGapsOptions {
  api: Api;
  /** Connection with the API's login role. */
  sql: Sql;
  siteUrl: string;
  email: Config["auth"]["email"];
  limits: RateLimits;
}

interface Account {
  id: string;
  email: string;
  confirmed: boolean;
  /** Seconds since the last confirmation email; null if none was sent. */
  age: number | null;
}

/** Body fields the handlers below read (validated by open-endpoints.ts). */
interface Fields {
  email: string;
  password?: string;
  current_password?: string;
  data?: unknown;
  type: string;
  token_hash: string;
}

/** An account in the API's responses. */
interface User {
  id: string;
  email: string;
  new_email?: string;
}

/** Creates the handler of /auth/v1 requests. */
export function createAuthGaps({ api, sql, siteUrl, email: settings, limits }: AuthGapsOptions): AuthGaps {
  const mail = createAuthMail(api, siteUrl, settings.template);
  const emailChange = createEmailChange(sql, mail, settings.otp_expiry);
  const sessions = createSessionNotes(sql);
  const presentPassword = createPresentPassword(api, sql, limits);
  const sameSignIn = createSameSignIn(sql);
  const tokenHook = createTokenHook(sql);

  const findAccount = async (email: string): Promise<Account | undefined> => {
    const [account] = await sql<Account[]>`
      select id, email, email_confirmed_at is not null as confirmed,
        extract(epoch from now() - confirmation_sent_at)::float8 as age
      from auth.users where email = ${email.toLowerCase()}`;
    return account;
  };

  /** Resends the confirmation email to an unconfirmed address. */
  const repeatConfirmation = async (email: string): Promise<void> => {
    const account = await findAccount(email);
    if (!account || account.confirmed) return;
    const tokenHash = newTokenHash();
    await sql`
      update auth.users set confirmation_token = ${tokenHash}, confirmation_sent_at = now() where id = ${account.id}`;
    await mail.send("confirmation", account.email, { TokenHash: tokenHash, Email: account.email });
  };

  /** The response to a sign-up with a taken address: like a new one, without identities. */
  const pretendSignUp = ({ email, data }: Fields): Response => {
    const now = new Date().toISOString();
    return Response.json({
      id: randomUUID(),
      aud: "authenticated",
      role: "",
      email: email.toLowerCase(),
      phone: "",
      confirmation_sent_at: now,
      app_metadata: { provider: "email", providers: ["email"] },
      user_metadata: data ?? {},
      identities: [],
      created_at: now,
      updated_at: now,
      is_anonymous: false,
    });
  };

  /** Changes an account's password, its address, or both. */
  const changeUser = async (request: Request, email: string | undefined): Promise<Response> => {
    if (email === undefined) return api.fetch(request);
    refuseOddAddress(email);
    const before = (await (await api.fetch(currentUser(request))).json()) as { email_change_sent_at?: string };
    const wait = settings.max_frequency - (Date.now() - Date.parse(before.email_change_sent_at ?? "1970")) / 1_000;
    if (wait > 0) throw tooSoon(Math.ceil(wait));
    const response = await api.fetch(request);
    if (!response.ok) return response;
    const user = (await response.clone().json()) as User;
    if (user.new_email === email.toLowerCase())
      await emailChange.askNewMailbox({ id: user.id, email: user.email, newEmail: user.new_email });
    return response;
  };

  const handlers: Record<string, (request: Request, fields: Fields, client: string) => Promise<Response>> = {
    "POST /auth/v1/signup": async (request, fields) => {
      refuseOddAddress(fields.email);
      const response = await api.fetch(request);
      // Its response shows whether key and input were valid; only its refusal to email again is replaced.
      if (!response.ok && response.status !== 429) return response;
      const isFirst = await limits.countMail("confirmation", fields.email).then(
        () => true,
        () => false,
      );
      if (response.ok) return response;
      if (isFirst) await repeatConfirmation(fields.email);
      return pretendSignUp(fields);
    },
    "POST /auth/v1/resend": async (request, { email }) => {
      const response = await api.fetch(request);
      if (!response.ok && response.status !== 429) return response;
      await limits.countMail("confirmation", email);
      await repeatConfirmation(email);
      return Response.json({});
    },
    "POST /auth/v1/recover": async (request, { email }) => {
      await limits.countMail("recovery", email);
      return api.fetch(request);
    },
    "POST /auth/v1/token": async (request, { email, password }, client) => {
      const takeBack = email === undefined ? async () => {} : await limits.countPassword(client, email);
      const answer = await api.fetch(request);
      const response = email === undefined ? answer : await sameSignIn.level({ email, password }, answer);
      if (response.ok) await takeBack();
      await tokenHook.ask(response);
      await sessions.note(request, response, { byLink: false });
      return response;
    },
    "PUT /auth/v1/user": async (request, { email, password, current_password }, client) => {
      if (password === undefined || !settings.require_current_password) return changeUser(request, email);
      return presentPassword.guard({ whoAsks: currentUser(request), current: current_password, client }, () =>
        changeUser(request, email),
      );
    },
    "POST /auth/v1/verify": async (request, { type, token_hash: tokenHash }) => {
      if (type === "email_change" && (await emailChange.confirm(tokenHash)) === false) {
        const msg = "Confirmation link accepted. Please proceed to confirm link sent to the other email";
        return Response.json({ code: "200", msg });
      }
      const response = await api.fetch(request);
      await tokenHook.ask(response);
      await sessions.note(request, response, { byLink: true });
      return response;
    },
  };

  return {
    fetch: async (request, client) => {
      const handler = handlers[`${request.method} ${new URL(request.url).pathname}`];
      if (!handler) return api.fetch(request);
      return handler(request, (await request.clone().json()) as Fields, client);
    },
  };
}

/** The longest address the hosted Auth API accepts. */
const longestAddress = 255;

/** Refuses an address that is invalid in profiles or undeliverable. */
function refuseOddAddress(email: string): void {
  if (isEmail(email) && email.length <= longestAddress) return;
  throw new Refusal(400, "validation_failed", "Unable to validate email address: invalid format");
}

/** A request for this one's sender. */
function currentUser(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete("content-length");
  return new Request(request.url, { headers });
}
