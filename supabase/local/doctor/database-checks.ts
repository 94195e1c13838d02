import { readdirSync } from "node:fs";
import { type Bucket, buckets, publicBuckets } from "../../functions/_shared/contracts/files/files.ts";
import { heardColumns } from "../../functions/_shared/contracts/notifications/heard.ts";
import { operator } from "../../functions/_shared/contracts/operator.ts";
import { projectPaths } from "../project-paths.ts";
import type { Check } from "./check.ts";

const push = "Run `npx supabase@3.1.0 db push --remote`.";

const list = (names: readonly string[]) =>
  names.length > 5 ? `${names.slice(0, 5).join(", ")} and ${names.length - 5} more` : names.join(", ");

export const databaseChecks: readonly Check[] = [
  {
    name: "Migrations",
    run: async ({ sql }) => {
      const rows = await sql<{ version: string }[]>`select version from supabase_migrations.schema_migrations`;
      const applied = new Set(rows.map(({ version }) => version));
      const ours = readdirSync(projectPaths.migrations).flatMap((file) => /^(\d+)_.*\.sql$/.exec(file)?.[1] ?? []);
      const missing = ours.filter((version) => !applied.has(version));
      const unknown = [...applied].filter((version) => !ours.includes(version));
      return [
        ...(missing.length > 0 ? [{ problem: `Not applied: ${list(missing)}`, todo: push }] : []),
        ...(unknown.length > 0
          ? [
              {
                problem: `Applied but not in this checkout: ${list(unknown)}`,
                todo: "Check out the version that was deployed, or a newer one.",
              },
            ]
          : []),
      ];
    },
  },
  {
    name: "Row level security",
    run: async ({ sql }) => {
      const open = await sql<{ name: string }[]>`
        select c.oid::regclass::text as name from pg_class c
        where c.relkind in ('r', 'p') and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and not c.relrowsecurity
        order by 1`;
      if (open.length === 0) return undefined;
      const names = list(open.map(({ name }) => name));
      return {
        problem: `Off for ${names}`,
        todo: "Run `alter table … enable row level security` for each: no migration of ours turns it off.",
      };
    },
  },
  {
    name: "Hook before each request",
    hostedOnly: true,
    run: async ({ sql }) => {
      const [role] = await sql<
        { settings: string[] | null }[]
      >`select rolconfig as settings from pg_roles where rolname = 'authenticator'`;
      if (role?.settings?.some((setting) => setting.startsWith("pgrst.db_pre_request="))) return undefined;
      return {
        problem: "pgrst.db_pre_request isn't set, so ended sessions still work",
        todo: "Run `alter role authenticator set pgrst.db_pre_request = 'private.refuse_ended_session'; notify pgrst, 'reload config'`.",
      };
    },
  },
  {
    name: "Live updates",
    run: async ({ sql }) => {
      const heard = await sql<
        { tablename: string }[]
      >`select tablename from pg_publication_tables where pubname = 'supabase_realtime'`;
      const names = heard.map(({ tablename }) => tablename);
      const missing = Object.keys(heardColumns).filter((table) => !names.includes(table));
      const tables = missing.map((table) => `public.${table}`).join(", ");
      return missing.length === 0
        ? undefined
        : {
            problem: `Not published: ${list(missing)}`,
            todo: `Run \`alter publication supabase_realtime add table ${tables}\`, or build with VITE_REALTIME=off.`,
          };
    },
    hostedOnly: true,
  },
  {
    name: "Buckets",
    run: async ({ sql }) => {
      const found = await sql<{ id: string; public: boolean; limit: string | null }[]>`
        select id, public, file_size_limit as limit from storage.buckets`;
      const wrong = (Object.keys(buckets) as Bucket[]).filter((name) => {
        const bucket = found.find(({ id }) => id === name);
        return (
          !bucket || bucket.limit === null || bucket.public !== (publicBuckets as readonly string[]).includes(name)
        );
      });
      return wrong.length === 0
        ? undefined
        : {
            problem: `Missing, without a size limit, or open to the wrong people: ${list(wrong)}`,
            todo: "Run the statements that insert into storage.buckets in the migrations once more.",
          };
    },
  },
  {
    name: "Schedules",
    hostedOnly: true,
    run: async ({ sql }) => {
      const [{ cron } = { cron: false }] = await sql<
        { cron: boolean }[]
      >`select to_regclass('cron.job') is not null as cron`;
      if (!cron)
        return {
          problem: "pg_cron is missing, so no email goes out",
          todo: "Run `create extension pg_cron; create extension pg_net with schema extensions; select private.apply_schedules()`.",
        };
      const missing = await sql<{ name: string }[]>`
        select s.name from private.schedules() s where not exists (select from cron.job j where j.jobname = s.name and j.active)`;
      return missing.length === 0
        ? undefined
        : {
            problem: `Not scheduled: ${list(missing.map(({ name }) => name))}`,
            todo: "Run `select private.apply_schedules()`.",
          };
    },
  },
  {
    name: "Runs of schedules",
    run: async ({ sql }) => {
      const late = await sql<
        { name: string; problem: string | null }[]
      >`select name, problem from private.late_schedules()`;
      return late.map(({ name, problem }) => ({
        problem: problem ? `${name} failed: ${problem}` : `${name} is late`,
        todo: "Open Health in the administration and run it; if that fails too, read the database's log.",
      }));
    },
  },
  {
    name: "Vault",
    hostedOnly: true,
    run: async ({ sql, apiUrl }) => {
      const secrets = await sql<{ name: string; value: string }[]>`
        select name, decrypted_secret as value from vault.decrypted_secrets where name in ('project_url', 'outbox_secret')`;
      const value = (name: string) => secrets.find((secret) => secret.name === name)?.value;
      const todo = "Run `select vault.create_secret(value, name)`, or `vault.update_secret`, in the SQL editor.";
      return [
        ...["project_url", "outbox_secret"]
          .filter((name) => !value(name))
          .map((name) => ({ problem: `${name} is missing`, todo })),
        ...(value("project_url") && value("project_url") !== apiUrl
          ? [{ problem: `project_url is ${value("project_url")}, not ${apiUrl}`, todo }]
          : []),
      ];
    },
  },
  {
    name: "Waiting email",
    run: async ({ sql }) => {
      const [row] = await sql<
        { email: { is_late: boolean; waiting: number; last_error: string | null } }[]
      >`select private.email_health() as email`;
      if (!row?.email.is_late) return undefined;
      const { waiting, last_error } = row.email;
      return {
        problem: `${waiting} wait${last_error ? `; the last try said: ${last_error}` : ""}`,
        todo: "Check MAIL_SMTP_URL, MAIL_FROM and the log of deliver-email.",
      };
    },
  },
  {
    name: "Address in emails",
    run: async ({ sql }) => {
      const [{ line } = { line: "" }] = await sql<
        { line: string }[]
      >`select coalesce(private.operator_line(), '') as line`;
      return line === operator.address
        ? undefined
        : {
            problem: `Settings say "${line}", the operator file "${operator.address}"`,
            todo: "Make `address` in operator.ts the same, then renew and push the auth service's emails (DEPLOY.md, Build and publish the website).",
          };
    },
  },
  {
    name: "Administrators",
    run: async ({ sql }) => {
      const admins = await sql`select from public.profiles where role = 'admin' limit 1`;
      return admins.length > 0
        ? undefined
        : { problem: "There is none", todo: "Sign up, then run `npm run admin:grant -- you@example.com`." };
    },
  },
];
