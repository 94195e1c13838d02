import { describe, expect, test } from "vitest";
import { earliestDay, endOfDay, latestDay, utcDay } from "../../../supabase/functions/_shared/contracts/day.ts";
import { sql } from "../../support/accounts.ts";
import { makeCandidate, makeCompany } from "../../support/companies.ts";
import { openDay } from "../../support/dates.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";
import { zones } from "../../support/zones.ts";

const company = await makeCompany();

test("SQL and the contracts agree on days, hour by hour", async () => {
  const start = Date.parse("2026-12-30T00:00:00Z");
  const times = Array.from({ length: 24 * 5 * 2 }, (_, half) => start + half * 1_800_000 - (half % 3));
  const rows = await sql<{ at: Date; utc: string; first: string; last: string; ends: Date }[]>`
    select at, private.utc_day(at)::text as utc, private.earliest_day(at)::text as first, private.latest_day(at)::text as last,
      private.end_of_day(private.utc_day(at)) as ends
    from unnest(${times.map((time) => new Date(time).toISOString())}::text[]) as given, cast(given as timestamptz) as at`;
  expect(rows).toHaveLength(times.length);
  for (const { at, utc, first, last, ends } of rows) {
    const now = Number(at);
    expect({ utc, first, last, ends: ends.toISOString() }).toEqual({
      utc: utcDay(now),
      first: earliestDay(now),
      last: latestDay(now),
      ends: endOfDay(utcDay(now)).toISOString(),
    });
  }
});

test.each(zones)("a date limit includes the whole day in every time zone: %s", async (_name, zone) => {
  const [row] = await sql`
    select bool_and(local.day >= private.earliest_day(at)) as not_refused, bool_and(local.day <= private.latest_day(at)) as begun,
      bool_and(private.end_of_day(local.day) >= (local.day + 1)::timestamp at time zone ${zone}) as whole
    from generate_series(timestamptz '2026-12-10', '2026-12-14', '15 minutes') as at
    cross join lateral (select (at at time zone ${zone})::date as day) local`;
  expect(row).toEqual({ not_refused: true, begun: true, whole: true });
});

describe("a date limit ends with its last day", () => {
  test("for a public job and its company's plan", async () => {
    const [lastDay, planDay] = [openDay(3), openDay(5)];
    const job = await makeJob(company, { expiresAt: lastDay });
    await sql`update public.company_subscriptions set expires_at = ${`${planDay}T00:00:00Z`} where company_id = ${company.id}`;
    const [row] = await sql<{ job: Date; plan: Date; same: Date }[]>`
      select p.visible_until as job, c.visible_until as plan, private.plan_end(${`${planDay}T23:59:59.999Z`}) as same
      from public.published_jobs p join private.published_companies c using (company_id) where p.job_id = ${job.id}`;
    expect(row).toEqual({ job: endOfDay(lastDay), plan: endOfDay(planDay), same: endOfDay(planDay) });
    await sql`update public.company_subscriptions set expires_at = null where company_id = ${company.id}`;
  });

  test.each([
    [0, true],
    [-1, false],
  ])("for jobs, replies and plans that end on the first open day and %d: open is %s", async (days, isOpen) => {
    const [row] = await sql<{ job: boolean; owed: boolean; plan: boolean }[]>`
      select private.is_expired(jsonb_populate_record(null::public.jobs, jsonb_build_object('status', 'published', 'expires_at', day))) as job,
        private.is_overdue(day) as owed,
        private.is_plan_live(jsonb_populate_record(null::public.company_subscriptions, jsonb_build_object(
          'tier', 'pro', 'status', 'active', 'expires_at', day + time '00:00'))) as plan
      from (select ${openDay(days)}::date as day) as given`;
    expect(row).toEqual({ job: !isOpen, owed: !isOpen, plan: isOpen });
  });

  test.each([
    ["2026-12-11T11:59:59Z", "kept"],
    ["2026-12-11T12:00:00Z", "late"],
  ])("for a reply promised by Dec 10: one given at %s is %s", async (at, outcome) => {
    const id = await makeApplication(await makeJob(company), await makeCandidate());
    await sql`update public.applications set answer_by = '2026-12-10' where id = ${id}`;
    await sql`update public.applications set status = 'rejected' where id = ${id}`;
    await sql`update public.application_events set created_at = ${at} where application_id = ${id} and to_status = 'rejected'`;
    const [row] = await sql`
      select private.promise_outcome(m) as outcome from private.application_matches m where m.application_id = ${id}`;
    expect(row).toEqual({ outcome });
  });
});
