import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { examine, type Installation } from "../../../supabase/local/doctor/check.ts";
import { databaseChecks } from "../../../supabase/local/doctor/database-checks.ts";
import { byHand, serviceChecks } from "../../../supabase/local/doctor/service-checks.ts";
import { securityHeaders } from "../../../supabase/site/security-headers.ts";
import { sql } from "../../support/accounts.ts";

const apiUrl = "https://abc.supabase.co";
const checked = [...databaseChecks, ...serviceChecks].map(({ name }) => name);
const tried = new Set<string>();

/** The check's result for a modified database; the change is rolled back. */
async function problemsAfter(name: string, change: string): Promise<string[]> {
  tried.add(name);
  const check = databaseChecks.filter((each) => each.name === name);
  let problems: string[] = [];
  await sql
    .begin(async (transaction) => {
      await transaction.unsafe(change).simple();
      const installation: Installation = {
        apiUrl,
        publishableKey: "",
        siteUrl: "",
        isHosted: true,
        sql: transaction as unknown as postgres.Sql,
      };
      const [finding] = await examine(installation, check);
      problems = finding?.problems.map(({ problem, todo }) => `${problem} -> ${todo}`) ?? [];
      throw new Error("put back");
    })
    .catch((error: Error) => expect(error.message).toBe("put back"));
  return problems;
}

/** A hosted project's schedules and secrets, as far as the checks read them. */
const hosted = `
  create schema cron; create table cron.job (jobid bigint, jobname text, command text, active boolean);
  insert into cron.job select 1, name, command, true from private.schedules();
  create schema vault; create table vault.decrypted_secrets (name text, decrypted_secret text);
  insert into vault.decrypted_secrets values ('project_url', '${apiUrl}'), ('outbox_secret', 'secret');
`;

describe("the database check", () => {
  it.each([
    [
      "Migrations",
      "delete from supabase_migrations.schema_migrations where version = (select max(version) from supabase_migrations.schema_migrations)",
      /Not applied: \d+ -> Run .*db push/,
    ],
    [
      "Migrations",
      "insert into supabase_migrations.schema_migrations (version) values ('20990101000000')",
      /not in this checkout: 20990101000000/,
    ],
    ["Row level security", "alter table private.errors disable row level security", /Off for private.errors/],
    ["Live updates", "drop publication if exists supabase_realtime", /Not published: conversations/],
    ["Buckets", "update storage.buckets set public = true where id = 'candidate_resumes'", /candidate_resumes/],
    ["Schedules", "select 1", /pg_cron is missing/],
    ["Schedules", `${hosted} delete from cron.job where jobname = 'deliver-email'`, /Not scheduled: deliver-email/],
    [
      "Runs of schedules",
      "update private.schedule_runs set problem = 'out of memory' where name = 'tend-offers'",
      /tend-offers failed: out of memory/,
    ],
    ["Vault", `${hosted} delete from vault.decrypted_secrets where name = 'outbox_secret'`, /outbox_secret is missing/],
    [
      "Vault",
      `${hosted} update vault.decrypted_secrets set decrypted_secret = 'https://old.supabase.co' where name = 'project_url'`,
      /https:\/\/old/,
    ],
    [
      "Waiting email",
      "insert into public.email_outbox (template, to_email, next_attempt_at) values ('account_deleted', 'x@example.com', now() - interval '1 hour')",
      /1 wait|wait/,
    ],
    [
      "Address in emails",
      "insert into private.settings (key, value, changed_at) values ('operatorName', '\"Rowanfield\"', now()) on conflict (key) do update set value = excluded.value",
      /Settings say "Rowanfield.*", the operator file ""/,
    ],
    [
      "Administrators",
      "alter table public.profiles disable trigger user; update public.profiles set role = 'candidate' where role = 'admin'",
      /There is none/,
    ],
  ])("%s, broken by %s", async (name, change, says) => {
    expect((await problemsAfter(name, change)).join("\n")).toMatch(says);
  });

  it.each(["Migrations", "Row level security", "Buckets", "Schedules", "Vault"])(
    "%s finds no problem in a healthy database",
    async (name) => {
      expect(await problemsAfter(name, hosted)).toEqual([]);
    },
  );

  it.each([
    [null, 1],
    [["statement_timeout=8s"], 1],
    [["pgrst.db_pre_request=private.refuse_ended_session"], 0],
  ])("reports a missing request hook for settings %o", async (settings, count) => {
    const name = "Hook before each request";
    tried.add(name);
    // The role that runs migrations here isn't allowed to change it.
    const answer = (() => Promise.resolve([{ settings }])) as unknown as postgres.Sql;
    const checks = databaseChecks.filter((check) => check.name === name);
    const [finding] = await examine({ apiUrl, publishableKey: "", siteUrl: "", isHosted: true, sql: answer }, checks);
    expect(finding?.problems).toHaveLength(count);
  });

  it("reports a problem if it can't read something", async () => {
    expect((await problemsAfter("Vault", "select 1")).join()).toMatch(/vault.*connection string/);
  });
});

/** Each address's response: status, body, headers; 200 for all others. */
let answers: Record<string, { status?: number; body?: string; headers?: Record<string, string> }> = {};
const server = createServer((request: IncomingMessage, response: ServerResponse) => {
  const { status = 200, body = "", headers = {} } = answers[new URL(request.url ?? "", "http://x").pathname] ?? {};
  response.writeHead(status, headers).end(body);
});
let origin = "";
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

async function serviceProblems(name: string, given: typeof answers): Promise<string> {
  tried.add(name);
  const fine: typeof answers = {
    "/": { headers: securityHeaders(origin) },
    "/jobs/no-such-job": { status: 404 },
    "/robots.txt": { body: `Sitemap: ${origin}/sitemap.xml` },
    "/auth/v1/settings": { body: "{}" },
  };
  answers = { ...fine, ...given };
  const secrets = (() => Promise.resolve([{ value: "secret" }])) as unknown as postgres.Sql;
  const installation: Installation = {
    apiUrl: origin,
    publishableKey: "key",
    siteUrl: origin,
    isHosted: true,
    sql: secrets,
  };
  const [finding] = await examine(
    installation,
    serviceChecks.filter((check) => check.name === name),
  );
  return finding?.problems.map(({ problem, todo }) => `${problem} -> ${todo}`).join("\n") ?? "not run";
}

describe("the service check", () => {
  it.each([
    ["Functions", { "/functions/v1/open-file": { status: 404 } }, /^open-file isn't deployed -> .*functions deploy.*$/],
    ["Functions", { "/functions/v1/deliver-email": { status: 503 } }, /^deliver-email answers 503/],
    ["Secret of the functions", { "/functions/v1/deliver-email": { status: 401 } }, /refuses the secret/],
    ["Health", { "/functions/v1/health": { status: 503, body: '{"email":false}' } }, /503: {"email":false}/],
    ["Sign-up", { "/auth/v1/settings": { body: '{"mailer_autoconfirm":true}' } }, /aren't confirmed/],
    ["Sign-up", { "/auth/v1/settings": { body: '{"disable_signup":true}' } }, /No one can sign up/],
    ["Website", { "/": { status: 500 } }, /answers 500/],
    ["Website", { "/": { headers: {} } }, /Content-Security-Policy is missing/],
    ["Website", { "/jobs/no-such-job": { status: 200 } }, /answers 200 instead of 404/],
    ["Website", { "/robots.txt": { body: "Sitemap: https://other.example/sitemap.xml" } }, /another address/],
  ])("%s, broken by %o", async (name, given, says) => {
    expect(await serviceProblems(name, given)).toMatch(says);
    expect(await serviceProblems(name, {})).toBe("");
  });

  it("each reports a problem if a service doesn't respond", async () => {
    const installation = {
      apiUrl: "http://127.0.0.1:1",
      publishableKey: "key",
      siteUrl: "http://127.0.0.1:1",
      isHosted: false,
      sql,
    };
    const findings = await examine(installation, serviceChecks);
    expect(findings.filter(({ problems }) => problems.length === 0)).toEqual([]);
  });
});

it("every check was tested with a failure, and the manual checks are listed", () => {
  expect([...tried].toSorted()).toEqual([...new Set(checked)].toSorted());
  expect(byHand.length).toBeGreaterThan(3);
});
