import { readdirSync } from "node:fs";
import { securityHeaders } from "../../site/security-headers.ts";
import type { Check, Problem } from "./check.ts";

const patience = () => ({ signal: AbortSignal.timeout(15_000), redirect: "manual" as const });

export const serviceChecks: readonly Check[] = [
  {
    name: "Functions",
    run: async ({ apiUrl }) => {
      const names = readdirSync("supabase/functions").filter((name) => !name.startsWith("_"));
      const answers = await Promise.all(
        names.map(async (name) => {
          const answer = await fetch(`${apiUrl}/functions/v1/${name}`, { method: "OPTIONS", ...patience() });
          await answer.body?.cancel();
          return { name, status: answer.status };
        }),
      );
      return answers
        .filter(({ status }) => status === 404 || status >= 500)
        .map(({ name, status }) => ({
          problem: status === 404 ? `${name} isn't deployed` : `${name} answers ${status}`,
          todo:
            status === 404
              ? "Run `npx supabase@3.1.0 functions deploy --remote`."
              : "Read the function's log: a secret may be missing.",
        }));
    },
  },
  {
    name: "Secret of the functions",
    hostedOnly: true,
    run: async ({ apiUrl, sql }) => {
      const [secret] = await sql<
        { value: string }[]
      >`select decrypted_secret as value from vault.decrypted_secrets where name = 'outbox_secret'`;
      const answer = await fetch(`${apiUrl}/functions/v1/deliver-email`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-outbox-secret": secret?.value ?? "" },
        body: "{}",
        ...patience(),
      });
      await answer.body?.cancel();
      return answer.status === 401
        ? {
            problem: "deliver-email refuses the secret in Vault",
            todo: "Set the same OUTBOX_SECRET in `secrets set` and in Vault.",
          }
        : undefined;
    },
  },
  {
    name: "Health",
    run: async ({ apiUrl }) => {
      const answer = await fetch(`${apiUrl}/functions/v1/health`, patience());
      const parts = await answer.text();
      return answer.status === 200
        ? undefined
        : { problem: `The function health answers ${answer.status}: ${parts}`, todo: "See the other lines." };
    },
  },
  {
    name: "Sign-up",
    run: async ({ apiUrl, publishableKey }) => {
      const answer = await fetch(`${apiUrl}/auth/v1/settings`, { headers: { apikey: publishableKey }, ...patience() });
      if (answer.status === 404) return undefined;
      if (!answer.ok)
        return { problem: `The auth service answers ${answer.status}`, todo: "Check the publishable key." };
      const { disable_signup, mailer_autoconfirm } = (await answer.json()) as Record<string, boolean>;
      return [
        ...(disable_signup
          ? [{ problem: "No one can sign up", todo: "Turn on sign-ups in the dashboard, Authentication." }]
          : []),
        ...(mailer_autoconfirm
          ? [{ problem: "Addresses aren't confirmed", todo: "Run `npx supabase@3.1.0 config push --remote`." }]
          : []),
      ];
    },
  },
  {
    name: "Website",
    run: async ({ siteUrl, apiUrl }) => {
      const problems: Problem[] = [];
      const home = await fetch(siteUrl, patience());
      await home.body?.cancel();
      if (home.status !== 200)
        problems.push({ problem: `${siteUrl} answers ${home.status}`, todo: "Publish `dist` (DEPLOY.md, step 4)." });
      for (const [name, value] of Object.entries(securityHeaders(apiUrl)))
        if (home.headers.get(name) !== value)
          problems.push({
            problem: `${name} is ${home.headers.get(name) ?? "missing"}`,
            todo: `Have the host send: ${value}`,
          });
      const missing = await fetch(`${siteUrl}/jobs/no-such-job`, patience());
      await missing.body?.cancel();
      if (missing.status !== 404)
        problems.push({
          problem: `A job that doesn't exist answers ${missing.status} instead of 404`,
          todo: "Build with SITE_URL, on a host that runs JavaScript.",
        });
      const robots = await fetch(`${siteUrl}/robots.txt`, patience());
      if (!(await robots.text()).includes(`${siteUrl}/`))
        problems.push({ problem: "robots.txt names another address", todo: `Build with SITE_URL=${siteUrl}.` });
      return problems;
    },
  },
];

/** What can't be checked without the platform's access token, and where to find it. */
export const byHand: readonly { what: string; where: string }[] = [
  { what: "Redirect addresses hold the website's address with /**", where: "Authentication, URL Configuration" },
  { what: "Site URL is the website's address", where: "Authentication, URL Configuration" },
  { what: "Own SMTP server, port 465; 360 emails an hour", where: "Authentication, Emails, SMTP and Rate Limits" },
  { what: "Email templates are ours", where: "Authentication, Emails, Templates" },
  {
    what: "The current password is required to change it; both addresses confirm a change",
    where: "Authentication, Providers, Email",
  },
  { what: "Backups are kept as long as the privacy page says", where: "Database, Backups" },
];
