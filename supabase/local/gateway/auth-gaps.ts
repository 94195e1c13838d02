import { createHash, randomInt, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Sql } from "postgres";
import type { Api } from "../api/api.ts";
import type { Config } from "../config.ts";

/**
 * Where the local Auth API falls short of the hosted one: it never repeats a confirmation mail, and it tells a taken
 * address from a new one at sign-up.
 */
export interface AuthGaps {
  /** Answers a request to /auth/v1. */
  fetch(request: Request): Promise<Response>;
}

interface AuthGapsOptions {
  api: Api;
  /** Connection with the API's login role. */
  sql: Sql;
  siteUrl: string;
  email: Config["auth"]["email"];
}

interface Account {
  id: string;
  email: string;
  confirmed: boolean;
  /** Seconds since the last confirmation mail; null when none was sent. */
  age: number | null;
}

const tooSoon = (seconds: number) =>
  Response.json(
    {
      code: 429,
      error_code: "over_email_send_rate_limit",
      msg: `For security purposes, you can only request this after ${seconds} seconds.`,
    },
    { status: 429 },
  );

/** Creates the handler of /auth/v1 requests. */
export function createAuthGaps({ api, sql, siteUrl, email: settings }: AuthGapsOptions): AuthGaps {
  const findAccount = async (email: string): Promise<Account | undefined> => {
    const [account] = await sql<Account[]>`
      select id, email, email_confirmed_at is not null as confirmed,
        extract(epoch from now() - confirmation_sent_at)::float8 as age
      from auth.users where email = ${email.toLowerCase()}`;
    return account;
  };

  /** Seconds to wait before another confirmation mail may go to the account; 0 when it may go now. */
  const waitFor = ({ age }: Account) => (age === null ? 0 : Math.max(0, Math.ceil(settings.max_frequency - age)));

  const repeatConfirmation = async ({ id, email }: Account): Promise<void> => {
    const code = String(randomInt(1_000_000)).padStart(6, "0");
    const tokenHash = createHash("sha256")
      .update(email.toLowerCase() + code)
      .digest("hex");
    await sql`
      update auth.users set confirmation_token = ${tokenHash}, confirmation_sent_at = now() where id = ${id}`;
    const values: Record<string, string> = { SiteURL: siteUrl, TokenHash: tokenHash, Token: code, Email: email };
    const template = settings.template.confirmation;
    const html = template
      ? readFileSync(template.content_path, "utf8").replace(/\{\{\s*\.(\w+)\s*\}\}/g, (_, name) => values[name] ?? "")
      : `<a href="${siteUrl}/auth/confirm?token_hash=${tokenHash}&type=signup">Confirm your address</a>`;
    await api.sendMail({ to: email, subject: template?.subject ?? "Confirm your address", html });
  };

  const resend = async (email: string): Promise<Response> => {
    const account = await findAccount(email);
    if (account && !account.confirmed) {
      const wait = waitFor(account);
      if (wait > 0) return tooSoon(wait);
      await repeatConfirmation(account);
    }
    return Response.json({});
  };

  /** Sign-up for a taken address: the answer a new one gets, without identities; an unconfirmed one gets its mail again. */
  const repeatSignUp = async (email: string, metadata: unknown): Promise<Response> => {
    const account = await findAccount(email);
    if (account && !account.confirmed && waitFor(account) === 0) await repeatConfirmation(account);
    const now = new Date().toISOString();
    return Response.json({
      id: randomUUID(),
      aud: "authenticated",
      role: "",
      email: email.toLowerCase(),
      phone: "",
      confirmation_sent_at: now,
      app_metadata: { provider: "email", providers: ["email"] },
      user_metadata: metadata ?? {},
      identities: [],
      created_at: now,
      updated_at: now,
      is_anonymous: false,
    });
  };

  return {
    fetch: async (request) => {
      const path = new URL(request.url).pathname;
      if (request.method !== "POST" || (path !== "/auth/v1/resend" && path !== "/auth/v1/signup")) {
        return api.fetch(request);
      }
      const copy = request.clone();
      const response = await api.fetch(request);
      // Its answer tells whether key and input were good; only its refusal to mail again is replaced.
      if (response.status !== 429) return response;
      const { email, data } = (await copy.json()) as { email: string; data?: unknown };
      return path === "/auth/v1/resend" ? resend(email) : repeatSignUp(email, data);
    },
  };
}
