import { describe, expect, it } from "vitest";
import { hiddenJobsLimit } from "../../../supabase/functions/_shared/contracts/candidates/candidate.ts";
import { type Actor, anonymous, makeAccount, makeAdmin, sql, unique } from "../../support/accounts.ts";
import { inTurn } from "../../support/cast.ts";
import { makeCandidate, makeCompany, makeStaff } from "../../support/companies.ts";
import { makeApplication, makeJob, type TestJob } from "../../support/jobs.ts";

type Client = Pick<Actor, "client">;

const company = await makeCompany();
const job = await makeJob(company, { title: "Night nurse", skillsRequired: ["Nursing"] });
const other = await makeJob(company, { title: "Day nurse", skillsRequired: ["Nursing"] });

const hide = ({ client }: Client, { id }: { id: string }, hidden = true) =>
  client.rpc("set_job_hidden", { p_job_id: id, p_hidden: hidden });
const hiddenBy = async ({ client }: Client, args = {}) => {
  const { data, error } = await client.rpc("get_hidden_jobs", args);
  if (error) throw error;
  return data.jobs as { id: string; title: string; hidden_at: string; is_open: boolean }[];
};

/** Whether the job is in each list and in the matching counts. */
async function listsOf({ client }: Client, { id }: { id: string }) {
  const filter = { p_filter: { company: company.id } };
  const asked = {
    newest: client.rpc("search_jobs", filter),
    words: client.rpc("search_jobs", { ...filter, p_query: "nurse" }),
    all: client.rpc("search_jobs", { p_limit: 300 }),
    best: client.rpc("search_jobs", { ...filter, p_order: "match" }),
    allBest: client.rpc("search_jobs", { p_order: "match", p_limit: 300 }),
    matches: client.rpc("get_potential_jobs", { p_limit: 50 }),
    similar: client.rpc("get_similar_jobs", { p_job_id: other.id }),
  };
  const found: Record<string, boolean> = {};
  for (const [name, answer] of Object.entries(asked)) {
    const { data } = await answer;
    if (data) found[name] = data.jobs.some((listed: { id: string }) => listed.id === id);
  }
  const { data } = await client.rpc("search_jobs", filter);
  const { data: counts } = await client.rpc("count_jobs_by", { p_by: ["types"], ...filter });
  const byType = Object.values(counts.types as Record<string, number>).reduce((sum, n) => sum + n, 0);
  return { found, totals: [data.total, byType] };
}
const everywhere = { newest: true, words: true, all: true, best: true, allBest: true, matches: true, similar: true };
const nowhere = Object.fromEntries(Object.keys(everywhere).map((name) => [name, false]));

describe("hiding a job", () => {
  it("removes it from that candidate's lists and counts only, until it is shown again", async () => {
    const [candidate, stranger] = [
      await makeCandidate({ skills: ["Nursing"] }),
      await makeCandidate({ skills: ["Nursing"] }),
    ];
    expect(await listsOf(candidate, job)).toEqual({ found: everywhere, totals: [2, 2] });
    for (const _ of [1, 2]) expect(await hide(candidate, job)).toMatchObject({ error: null, data: true });
    expect(await listsOf(candidate, job)).toEqual({ found: nowhere, totals: [1, 1] });
    expect(await listsOf(stranger, job)).toEqual({ found: everywhere, totals: [2, 2] });
    const { newest, similar } = (await listsOf({ client: anonymous() }, job)).found;
    expect([newest, similar]).toEqual([true, true]);
    expect(await hiddenBy(candidate)).toMatchObject([{ id: job.id, title: "Night nurse", is_open: true }]);
    expect(await hiddenBy(stranger)).toEqual([]);
    for (const _ of [1, 2]) expect(await hide(candidate, job, false)).toMatchObject({ error: null, data: false });
    expect(await listsOf(candidate, job)).toEqual({ found: everywhere, totals: [2, 2] });
  });

  it("is subtracted from Available Jobs once, even if the candidate also applied", async () => {
    const candidate = await makeCandidate();
    const available = async () => (await candidate.client.rpc("get_candidate_activity")).data.available_jobs;
    // Other tests' companies change at the same time.
    const company = await makeCompany();
    const own = await makeJob(company);
    const difference = async () => {
      const all = (await candidate.client.rpc("get_potential_jobs", {})).data.total;
      return [(await available()) - all, (await hiddenBy(candidate)).length];
    };
    await makeApplication(own, candidate);
    await hide(candidate, own);
    expect(await difference()).toEqual([0, 1]);
  });

  it("keeps it out of saved search emails", async () => {
    const candidate = await makeCandidate();
    const word = unique("sextant").replaceAll(/[^a-z]/g, "");
    const saved = await candidate.client.rpc("save_search", {
      p_name: "Mine",
      p_words: word,
      p_filter: {},
      p_frequency: "daily",
    });
    expect(saved.error).toBeNull();
    const jobs = await Promise.all([1, 2].map(() => makeJob(company, { title: word })));
    const [wanted, unwanted] = jobs as [TestJob, TestJob];
    await hide(candidate, unwanted);
    const marked = await sql<{ id: string }[]>`
      select private.mark_new_jobs(s) as id from private.saved_searches s where s.user_id = ${candidate.id}`;
    expect(marked.map(({ id }) => id)).toEqual([wanted.id]);
  });

  it("is only for candidate accounts, even before they have a profile", async () => {
    const fresh = await makeAccount("candidate");
    expect((await hide(fresh, job)).data).toBe(true);
    expect(await hiddenBy(fresh)).toMatchObject([{ id: job.id }]);
    expect((await hide({ client: anonymous() }, job)).status).toBe(401);
    for (const actor of [company.owner, await makeStaff(company, "partner_recruiter"), await makeAdmin()]) {
      expect((await hide(actor, job)).error?.hint).toBe("candidates_only");
      expect((await actor.client.rpc("get_hidden_jobs")).error?.hint).toBe("candidates_only");
    }
  });

  it("works only for visible jobs, and keeps the title of a job that has closed", async () => {
    const candidate = await makeCandidate();
    const draft = await makeJob(company, { status: "draft" });
    for (const id of [draft.id, crypto.randomUUID()]) expect((await hide(candidate, { id })).status).toBe(404);
    const closing = await makeJob(company, { title: "Ward clerk" });
    await hide(candidate, closing);
    const p_job = { status: "closed", title: "Do not hire again" };
    await company.owner.client.rpc("update_job", { p_job_id: closing.id, p_job });
    expect(await hiddenBy(candidate)).toMatchObject([{ title: "Ward clerk", is_open: false }]);
  });

  it("has a limit, and lists hidden jobs page by page", async () => {
    const candidate = await makeCandidate();
    await sql`
      with jobs as (
        insert into public.jobs (company_id, title, description, location, job_type)
        select ${company.id}, 'Filler', 'Filler', 'Denver', 'FULL_TIME' from generate_series(1, ${hiddenJobsLimit}) returning id)
      insert into private.hidden_jobs (candidate_id, job_id, title, company_name)
      select ${candidate.candidateId}, id, 'Filler', 'Filler' from jobs`;
    expect((await hide(candidate, job)).error).toMatchObject({ hint: "too_many_hidden" });
    const first = await hiddenBy(candidate, { p_limit: 2 });
    const last = first.at(-1);
    const rest = await hiddenBy(candidate, { p_limit: 2, p_before: { hiddenAt: last?.hidden_at, id: last?.id } });
    expect(new Set([...first, ...rest].map(({ id }) => id)).size).toBe(4);
  });
});

it("hiding a job that is being deleted returns not found", async () => {
  const candidate = await makeCandidate();
  const leaving = await makeJob(company);
  const [answer] = await inTurn(
    (transaction) => transaction`delete from public.jobs where id = ${leaving.id}`,
    [async () => hide(candidate, leaving)],
  );
  expect(answer?.status).toBe(404);
});
