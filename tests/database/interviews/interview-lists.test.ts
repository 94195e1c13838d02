import { describe, expect, test } from "vitest";
import { formerZones } from "../../../supabase/functions/_shared/contracts/time-zones.ts";
import { type Actor, anonymous, makeAdmin, sql } from "../../support/accounts.ts";
import { makeCandidate, makeCompany, makePartners, makeStaff } from "../../support/companies.ts";
import { makeInterview } from "../../support/interviews.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";

const listed = async (person: Actor, name: string, args: object) => {
  const { data, error } = await person.client.rpc(name, args);
  expect(error).toBeNull();
  return (data.interviews as { id: string }[]).map(({ id }) => id);
};
const ofCompany = (person: Actor, args: object = {}) =>
  listed(person, "list_company_interviews", { p_is_past: false, ...args });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

describe("lists of interviews", () => {
  test("show candidates their own: upcoming soonest first, past and canceled newest first", async () => {
    const [company, candidate, other] = await Promise.all([makeCompany(), makeCandidate(), makeCandidate()]);
    const late = await makeInterview(company, candidate, { startsAt: inDays(5) });
    const soon = await makeInterview(company, candidate, { startsAt: inDays(2) });
    // In progress.
    const now = await makeInterview(company, candidate, { startsAt: inDays(-0.01) });
    const held = await makeInterview(company, candidate, { startsAt: inDays(-3) });
    const cancelled = await makeInterview(company, candidate, { startsAt: inDays(3) });
    await makeInterview(company, other);
    await sql`update private.interviews set state = 'cancelled' where id = ${cancelled.id}`;
    const mine = (args: object) => listed(candidate, "get_my_interviews", args);
    expect(await mine({ p_is_past: false })).toEqual([now.id, soon.id, late.id]);
    expect(await mine({ p_is_past: true })).toEqual([cancelled.id, held.id]);
    const [first] = (await candidate.client.rpc("get_my_interviews", { p_is_past: false, p_limit: 1 })).data.interviews;
    expect(await mine({ p_is_past: false, p_after: { startsAt: first.starts_at, id: first.id } })).toEqual([
      soon.id,
      late.id,
    ]);
    expect(first).toMatchObject({ candidate_name: null, is_mine: true, company_name: company.name });
    expect(JSON.stringify(first)).not.toContain("@");
  });

  test("start with the proposed times the candidate has yet to choose from, on the first page", async () => {
    const [company, candidate] = await Promise.all([makeCompany(), makeCandidate()]);
    const { applicationId } = await makeInterview(company, candidate);
    await sql`
      insert into private.interview_proposals (id, application_id, made_by_name, minutes, place_kind, place, time_zone, slots)
      values (gen_random_uuid(), ${applicationId}, 'Sam', 30, 'phone', '+1 303 555 0100', 'America/Denver',
        array[now() + interval '2 days', now() + interval '3 days'])`;
    const { data } = await candidate.client.rpc("get_my_interviews", { p_is_past: false });
    expect(data.waiting).toMatchObject([{ application_id: applicationId, company_name: company.name, times: 2 }]);
    expect(data.waiting_total).toBe(1);
    const past = await candidate.client.rpc("get_my_interviews", { p_is_past: true });
    expect(past.data.waiting).toEqual([]);
  });

  test("show the ten proposals that have waited longest, and the total", async () => {
    const [company, candidate] = await Promise.all([makeCompany(), makeCandidate()]);
    const applications = await Promise.all(
      Array.from({ length: 12 }, async () => makeApplication(await makeJob(company), candidate)),
    );
    for (const [index, id] of applications.entries()) {
      await sql`
        insert into private.interview_proposals (id, application_id, made_by_name, minutes, place_kind, place, time_zone, slots, created_at)
        values (gen_random_uuid(), ${id}, 'Sam', 30, 'phone', '+1 303 555 0100', 'America/Denver', array[now() + interval '2 days'],
          now() - make_interval(mins => ${12 - index}))`;
    }
    const { data } = await candidate.client.rpc("get_my_interviews", { p_is_past: false });
    expect(data.waiting.map(({ application_id }: { application_id: string }) => application_id)).toEqual(
      applications.slice(0, 10),
    );
    expect(data.waiting_total).toBe(12);
    const dashboard = await candidate.client.rpc("get_candidate_dashboard");
    expect(dashboard.data.waiting).toHaveLength(10);
    expect(dashboard.data.waiting_total).toBe(12);
  });

  test("show staff the interviews of applications they handle", async () => {
    const [company, foreign, candidate, admin] = await Promise.all([
      makeCompany(),
      makeCompany(),
      makeCandidate(),
      makeAdmin(),
    ]);
    await makePartners(company, foreign, { jobs: true, candidates: true });
    const [recruiter, partner] = await Promise.all([
      makeStaff(company, "recruiter"),
      makeStaff(company, "partner_recruiter"),
    ]);
    const [one, other] = [
      await makeInterview(company, candidate, { people: [recruiter], startsAt: inDays(2) }),
      await makeInterview(company, candidate, { startsAt: inDays(3) }),
    ];
    await makeInterview(foreign, candidate);
    for (const person of [company.owner, recruiter]) expect(await ofCompany(person)).toEqual([one.id, other.id]);
    expect(await ofCompany(recruiter, { p_only_mine: true })).toEqual([one.id]);
    expect(await ofCompany(partner)).toEqual([]);
    await sql`
      insert into public.job_assignments (job_id, company_id, assigned_to_user_id, assigned_by_user_id)
      values (${other.jobId}, ${company.id}, ${partner.id}, ${company.owner.id})`;
    expect(await ofCompany(partner)).toEqual([other.id]);
    // Not a partner company, the platform's administrators, its candidate, or anyone without a session.
    expect(
      (await foreign.owner.client.rpc("list_company_interviews", { p_is_past: false, p_company_id: company.id }))
        .status,
    ).toBe(404);
    expect(await ofCompany(admin, { p_company_id: company.id })).toEqual([]);
    expect(await ofCompany(candidate)).toEqual([]);
    for (const name of ["list_company_interviews", "get_my_interviews"]) {
      expect((await anonymous().rpc(name, { p_is_past: false })).status).toBe(401);
    }
    const wrong = { p_is_past: true, p_after: { startsAt: "never", id: "1" } };
    expect((await recruiter.client.rpc("list_company_interviews", wrong)).status).toBe(422);
  });
});

describe("a time zone", () => {
  test("is the browser's until another one is chosen", async () => {
    const { client } = await makeCandidate();
    const keep = async (zone: string) => (await client.rpc("keep_time_zone", { p_zone: zone })).data;
    expect(await keep("Europe/Berlin")).toEqual({ zone: "Europe/Berlin" });
    expect(await keep("America/Denver")).toEqual({ zone: "Europe/Berlin" });
    const chosen = await client.rpc("set_time_zone", { p_zone: "asia/kolkata" });
    expect(chosen.data).toEqual({ zone: "Asia/Kolkata" });
    expect(await keep("America/Denver")).toEqual({ zone: "Asia/Kolkata" });
  });

  test("is recognized under its old and new names, and stored under the new one", async () => {
    const { client } = await makeCandidate();
    const spellings = Object.entries(formerZones).flatMap(([name, former]) =>
      [name, ...former.split(" ")].map((zone) => [zone, name] as const),
    );
    const rows = await sql<{ zone: string; kept: string; lower: string }[]>`
      select zone, private.known_zone(zone) as kept, private.known_zone(lower(zone)) as lower
      from unnest(${spellings.map(([zone]) => zone)}::text[]) as zone`;
    expect(rows.map(({ zone, kept }) => [zone, kept])).toEqual(spellings);
    expect(rows.filter(({ kept, lower }) => kept !== lower)).toEqual([]);
    expect((await client.rpc("keep_time_zone", { p_zone: "Asia/Calcutta" })).data).toEqual({ zone: "Asia/Kolkata" });
    for (const [former, zone] of [
      ["Europe/Kiev", "Europe/Kyiv"],
      ["Asia/Saigon", "Asia/Ho_Chi_Minh"],
      ["Asia/Katmandu", "Asia/Kathmandu"],
      ["Asia/Rangoon", "Asia/Yangon"],
      ["America/Buenos_Aires", "America/Argentina/Buenos_Aires"],
    ]) {
      expect((await client.rpc("set_time_zone", { p_zone: former })).data).toEqual({ zone });
    }
  });

  test("has the same former names in SQL and the contract, all with the same clock", async () => {
    const [held] = await sql`select private.former_zones() as zones`;
    expect(held?.zones).toEqual(formerZones);
    const clocks = await sql<{ name: string; differs: string }[]>`
      select f.key as name, z.name as differs
      from jsonb_each_text(private.former_zones()) f
      join pg_timezone_names z on z.name = any (string_to_array(f.value, ' '))
      cross join unnest('{2026-01-15 12:00Z,2026-07-15 12:00Z}'::timestamptz[]) as at
      where at at time zone z.name <> at at time zone private.database_zone(f.key)`;
    expect(clocks.map((each) => ({ ...each }))).toEqual([]);
  });

  test("is shown as UTC, by that name, if the database does not know it", async () => {
    const [said] = await sql`
      select private.time_in_words('2026-11-24 17:00Z', 'Mars/Base') as unknown,
        private.time_in_words('2026-11-24 17:00Z', 'Asia/Kolkata') as known,
        private.time_in_words('2026-11-24 17:00Z', 'Etc/GMT+5') as behind`;
    expect({ ...said }).toEqual({
      unknown: expect.stringMatching(/5:00 PM \(UTC time\)$/),
      known: expect.stringMatching(/10:30 PM \(Kolkata time\)$/),
      behind: expect.stringMatching(/12:00 PM \(UTC-5 time\)$/),
    });
  });

  test("must be a known zone, and can only be set while signed in", async () => {
    const { client } = await makeCandidate();
    for (const zone of ["", "Mars/Base", "posix/Europe/Berlin", "localtime", "EST5EDT; drop", "UTC+3"]) {
      expect((await client.rpc("set_time_zone", { p_zone: zone })).status).toBe(422);
      expect((await client.rpc("keep_time_zone", { p_zone: zone })).status).toBe(422);
    }
    expect((await anonymous().rpc("set_time_zone", { p_zone: "UTC" })).status).toBe(401);
  });
});
