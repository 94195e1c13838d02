import { describe, expect, it } from "vitest";
import { savedJobsLimit } from "../../../supabase/functions/_shared/contracts/candidates/candidate.ts";
import { type Actor, anonymous, makeAccount, makeAdmin, sql } from "../../support/accounts.ts";
import { inTurn } from "../../support/cast.ts";
import { makeCandidate, makeCompany, makeStaff } from "../../support/companies.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";

const company = await makeCompany();
const job = await makeJob(company, { title: "Night nurse" });

const save = ({ client }: Pick<Actor, "client">, { id }: { id: string }, saved = true) =>
  client.rpc("set_job_saved", { p_job_id: id, p_saved: saved });
const savedBy = async ({ client }: Actor, args = {}) => {
  const { data, error } = await client.rpc("get_saved_jobs", args);
  if (error) throw error;
  return data.jobs as { id: string; title: string; saved_at: string; application: object | null; job: object | null }[];
};

describe("saving a job", () => {
  it("shows in that candidate's lists only, until it is removed", async () => {
    const [candidate, other] = [await makeCandidate(), await makeCandidate()];
    for (const _ of [1, 2]) expect(await save(candidate, job)).toMatchObject({ error: null, data: true });
    const marks = async ({ client }: Pick<Actor, "client">) => {
      const filter = { p_filter: { company: company.id } };
      const [found, best, details] = await Promise.all([
        client.rpc("search_jobs", filter),
        client.rpc("search_jobs", { ...filter, p_order: "match" }),
        client.rpc("get_job_details", { p_job_id: job.id }),
      ]);
      const of = (list: { id: string; saved: boolean }[] = []) => list.find(({ id }) => id === job.id)?.saved;
      return [of(found.data?.jobs), of(best.data?.jobs), details.data?.saved];
    };
    expect(await marks(candidate)).toEqual([true, true, true]);
    expect(await marks(other)).toEqual([false, false, false]);
    expect(await marks({ client: anonymous() })).toEqual([false, undefined, false]);
    expect(await savedBy(candidate)).toMatchObject([
      { id: job.id, title: "Night nurse", job: { id: job.id, saved: true } },
    ]);
    expect(await savedBy(other)).toEqual([]);
    for (const _ of [1, 2]) expect(await save(candidate, job, false)).toMatchObject({ error: null, data: false });
    expect(await marks(candidate)).toEqual([false, false, false]);
    expect(await savedBy(candidate)).toEqual([]);
  });

  it("is only for candidate accounts, even before they have a profile", async () => {
    const fresh = await makeAccount("candidate");
    expect((await save(fresh, job)).data).toBe(true);
    expect(await savedBy(fresh)).toMatchObject([{ id: job.id, job: { match: { without_skills: true } } }]);
    expect((await save({ client: anonymous() }, job)).status).toBe(401);
    for (const actor of [company.owner, await makeStaff(company, "partner_recruiter"), await makeAdmin()]) {
      expect((await save(actor, job)).error?.hint).toBe("candidates_only");
      expect((await actor.client.rpc("get_saved_jobs")).error?.hint).toBe("candidates_only");
    }
  });

  it("works only for visible jobs", async () => {
    const candidate = await makeCandidate();
    const hidden = await makeJob(company, { status: "draft" });
    for (const id of [hidden.id, crypto.randomUUID()]) expect((await save(candidate, { id })).status).toBe(404);
  });

  it("ends when the job is deleted", async () => {
    const candidate = await makeCandidate();
    const unused = await makeJob(company);
    await save(candidate, unused);
    await company.owner.client.rpc("delete_job", { p_job_id: unused.id });
    expect(await savedBy(candidate)).toEqual([]);
  });

  it("has a limit", async () => {
    const candidate = await makeCandidate();
    await sql`
      with jobs as (
        insert into public.jobs (company_id, title, description, location, job_type)
        select ${company.id}, 'Filler', 'Filler', 'Denver', 'FULL_TIME' from generate_series(1, ${savedJobsLimit}) returning id)
      insert into private.saved_jobs (user_id, job_id, title, company_name) select ${candidate.id}, id, 'Filler', 'Filler' from jobs`;
    expect((await save(candidate, job)).error).toMatchObject({ hint: "too_many_saved" });
  });
});

describe("the list of saved jobs", () => {
  it("is paged, newest first", async () => {
    const candidate = await makeCandidate();
    const jobs = [await makeJob(company), await makeJob(company), await makeJob(company)];
    for (const each of jobs) await save(candidate, each);
    const first = await savedBy(candidate, { p_limit: 2 });
    const last = first.at(-1);
    const rest = await savedBy(candidate, { p_limit: 2, p_before: { savedAt: last?.saved_at, id: last?.id } });
    expect([...first, ...rest].map(({ id }) => id)).toEqual(jobs.map(({ id }) => id).toReversed());
    const { error } = await candidate.client.rpc("get_saved_jobs", { p_before: { savedAt: "soon" } });
    expect(error?.hint).toBe("invalid_input");
  });

  it("shows a closed job under its last public title, without later edits", async () => {
    const candidate = await makeCandidate();
    const closing = await makeJob(company, { title: "Day nurse" });
    await save(candidate, closing);
    const application = await makeApplication(closing, candidate);
    const update = (p_job: object) => company.owner.client.rpc("update_job", { p_job_id: closing.id, p_job });
    await update({ title: "Senior day nurse" });
    expect(await savedBy(candidate)).toMatchObject([{ title: "Senior day nurse" }]);
    await update({ status: "closed", title: "Do not hire again" });
    expect(await savedBy(candidate)).toMatchObject([
      { id: closing.id, title: "Day nurse", job: null, application: { id: application } },
    ]);
    // It can't be saved again, but can be removed.
    expect((await save(candidate, closing)).data).toBe(true);
    expect((await save(candidate, closing, false)).data).toBe(false);
    expect((await save(candidate, closing)).status).toBe(404);
  });
});

it("saving a job that is being deleted returns not found", async () => {
  const candidate = await makeCandidate();
  const leaving = await makeJob(company);
  const [answer] = await inTurn(
    (transaction) => transaction`delete from public.jobs where id = ${leaving.id}`,
    [async () => save(candidate, leaving)],
  );
  expect(answer?.status).toBe(404);
});
