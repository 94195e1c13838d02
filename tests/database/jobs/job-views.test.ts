import { describe, expect, test } from "vitest";
import type { JobStatistics } from "../../../supabase/functions/_shared/contracts/jobs/job.ts";
import { sql, uniqueEmail } from "../../support/accounts.ts";
import { atOnce, type Cast, makeCast, recruiting, refusal, whoCan } from "../../support/cast.ts";
import { makeCandidate } from "../../support/companies.ts";
import { day } from "../../support/dates.ts";
import { makeJob, type TestJob } from "../../support/jobs.ts";

const cast = await makeCast();

const statistics = async (job: TestJob): Promise<JobStatistics> => {
  const { data, error } = await cast.clients.owner.rpc("get_job_statistics", { p_job_id: job.id });
  if (error) throw error;
  return data;
};

describe("views of a job", () => {
  test("count each visitor once a day, and leave out the company's own people", async () => {
    const job = await makeJob(cast.company);
    const look = (role: keyof Cast["clients"], p_visitor?: string) =>
      cast.clients[role].rpc("note_job_view", { p_job_id: job.id, p_visitor });
    const visitor = crypto.randomUUID();
    for (const role of ["owner", "recruiter", "partnerRecruiter", "admin"] as const) await look(role, visitor);
    expect((await statistics(job)).views).toBe(0);
    await Promise.all([look("anonymous", visitor), look("anonymous", visitor), look("anonymous", crypto.randomUUID())]);
    // When signed in, the browser's id doesn't make a person a new visitor.
    await look("candidate", crypto.randomUUID());
    expect(
      await sql`
      select from private.job_visits v
      where v.visitor = private.keyed_digest(concat_ws(' ', v.job_id, v.day, ${cast.people.candidate.id}::text))
        and v.job_id = ${job.id}`,
    ).toHaveLength(1);
    await look("candidate", crypto.randomUUID());
    await look("otherOwner");
    expect((await look("anonymous")).error).toBeNull();
    expect(await statistics(job)).toMatchObject({ views: 4, views_lately: 4, days_open: 0 });
    await sql`update private.job_views set day = ${day(-40)} where job_id = ${job.id}`;
    await look("anonymous", visitor);
    expect(await statistics(job)).toMatchObject({ views: 4, views_lately: 0 });
    await sql`update private.job_visits set day = ${day(-2)} where job_id = ${job.id}`;
    await sql`select private.forget_job_visits()`;
    await look("anonymous", visitor);
    expect(await statistics(job)).toMatchObject({ views: 5, views_lately: 1 });
  });

  test("stop counting and storing visits after a flood of made-up visitors", async () => {
    const job = await makeJob(cast.company);
    await sql`insert into private.job_views (job_id, day, n) values (${job.id}, (now() at time zone 'UTC')::date, 9999)`;
    for (let n = 0; n < 3; n++) {
      await cast.clients.anonymous.rpc("note_job_view", { p_job_id: job.id, p_visitor: crypto.randomUUID() });
    }
    expect(await statistics(job)).toMatchObject({ views: 10_000 });
    // The visitor, and their share of the network address's limit.
    expect(await sql`select from private.job_visits where job_id = ${job.id}`).toHaveLength(2);
  });

  test("count at most 20 anonymous visitors from one network address", async () => {
    const job = await makeJob(cast.company);
    const visitors = Array.from({ length: 24 }, () => crypto.randomUUID());
    for (const p_visitor of [...visitors, ...visitors]) {
      await cast.clients.anonymous.rpc("note_job_view", { p_job_id: job.id, p_visitor });
    }
    expect((await statistics(job)).views).toBe(20);
    await cast.clients.candidate.rpc("note_job_view", { p_job_id: job.id });
    expect((await statistics(job)).views).toBe(21);
  });

  test("stay within that limit for simultaneous visits from one network address", async () => {
    const job = await makeJob(cast.company);
    const look = () =>
      cast.clients.anonymous.rpc("note_job_view", { p_job_id: job.id, p_visitor: crypto.randomUUID() });
    for (let n = 0; n < 19; n += 1) await look();
    await atOnce(
      (transaction) => transaction`lock table private.job_visits in share row exclusive mode`,
      [look, look, look, look],
    );
    expect((await statistics(job)).views).toBe(20);
  });

  test("are not counted for jobs that are not visible", async () => {
    const job = await makeJob(cast.company, { status: "draft" });
    expect((await cast.clients.candidate.rpc("note_job_view", { p_job_id: job.id })).error).toBeNull();
    expect(await statistics(job)).toMatchObject({ views: 0, days_open: null });
  });

  test("are visible to everyone who works on the job", async () => {
    const readers = (job: TestJob) =>
      whoCan(cast, async (client) => (await client.rpc("get_job_statistics", { p_job_id: job.id })).error === null);
    expect(await readers(await makeJob(cast.company))).toEqual([...recruiting, "admin"]);
    const assigned = await makeJob(cast.company, { assignedTo: cast.people.partnerRecruiter });
    expect(await readers(assigned)).toEqual([...recruiting, "partnerRecruiter", "admin"]);
    const own = cast.clients.otherOwner.rpc("get_job_statistics", { p_job_id: assigned.id });
    expect(await refusal(own)).toBe("PT404 job_not_found");
  });

  test("include where applications came from, for known sources only", async () => {
    const job = await makeJob(cast.company);
    for (const p_source of ["shared", "put_forward", "<script>", undefined]) {
      const candidate = await makeCandidate();
      const sent = await candidate.client.rpc("submit_application", { p_job_id: job.id, p_source });
      expect(sent.error).toBeNull();
    }
    expect((await statistics(job)).sources).toEqual([
      { source: "direct", n: 3 },
      { source: "shared", n: 1 },
    ]);
    const list = await cast.clients.owner.rpc("get_job_applications", {
      p_job_id: job.id,
      p_filter: { source: "shared" },
    });
    expect(list.data.applications).toHaveLength(1);
    const report = await cast.clients.owner.rpc("get_company_report", { p_job_id: job.id });
    expect(report.data.sources).toEqual((await statistics(job)).sources);
  });
});

describe("the number of candidates with the skills", () => {
  const count = async (p_skills: string[]) => {
    const { data, error } = await cast.clients.recruiter.rpc("count_candidates_with_skills", { p_skills });
    expect(error).toBeNull();
    return data;
  };

  test("is an approximate word for candidates with enough of the skills, not an exact number", async () => {
    const word = crypto.randomUUID().slice(0, 8);
    const skills = [1, 2, 3, 4, 5].map((n) => `${word} ${n}`);
    for (let n = 0; n < 7; n += 1) await makeCandidate({ skills: skills.slice(0, 4) });
    await makeCandidate({ skills: skills.slice(0, 3) });
    // People added by hand aren't the platform's candidates.
    await sql`
      insert into public.candidates (first_name, last_name, email, skills, added_by_company_id)
      select 'Tomas', 'Reyhold', n || ${uniqueEmail("added")}, ${skills}, ${cast.company.id} from generate_series(1, 20) n`;
    expect(await count(skills)).toEqual({ asked: 5, needed: 4, candidates: "few" });
    for (let n = 0; n < 8; n += 1) await makeCandidate({ skills });
    expect(await count(skills)).toEqual({ asked: 5, needed: 4, candidates: "dozens" });
    expect(await count([...skills, skills[0] as string].reverse())).toEqual(await count(skills));
    expect(await count([])).toBeNull();
  });

  test("has stable thresholds that differ for each group of people", async () => {
    await count(["Go"]);
    const words = async (found: number) =>
      sql<{ said: string }[]>`
        select private.reach_in_words(array(select md5(n || ' ' || person)::uuid from generate_series(1, ${found}) person)) as said
        from generate_series(1, 100) n order by n`;
    const [at, again] = [await words(11), await words(11)];
    expect(at).toEqual(again);
    expect(new Set(at.map(({ said }) => said))).toEqual(new Set(["few", "dozens"]));
    const always = async (found: number) => new Set((await words(found)).map(({ said }) => said));
    expect(await always(0)).toEqual(new Set(["few"]));
    expect(await always(7)).toEqual(new Set(["few"]));
    expect(await always(16)).toEqual(new Set(["dozens"]));
    expect(await always(500)).toEqual(new Set(["hundreds"]));
    expect(await always(1500)).toEqual(new Set(["thousands"]));
  });

  test("stays the same for the same people when unknown words are added", async () => {
    const word = crypto.randomUUID().slice(0, 8);
    const skills = [1, 2, 3, 4].map((n) => `${word} ${n}`);
    for (let n = 0; n < 11; n += 1) await makeCandidate({ skills });
    const said = await Promise.all(Array.from({ length: 30 }, (_, n) => count([...skills, `${word} junk ${n}`])));
    expect(new Set(said.map(({ candidates }) => candidates)).size).toBe(1);
  });

  test("is available to people who post jobs at a live company", async () => {
    const p_skills = ["Go"];
    const able = await whoCan(
      cast,
      async (client) => (await client.rpc("count_candidates_with_skills", { p_skills })).error === null,
    );
    expect(able).toEqual([...recruiting, "otherOwner"]);
  });
});
