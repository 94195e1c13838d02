import type { SupabaseClient } from "@supabase/supabase-js";
import { describe, expect, test } from "vitest";
import type {
  PartnerCandidate,
  PartnerJob,
} from "../../../supabase/functions/_shared/contracts/partners/partnership.ts";
import { sql } from "../../support/accounts.ts";
import { makeCast, recruiting, refusal, roles, whoCan, whoCanSelect } from "../../support/cast.ts";
import {
  makeCandidate,
  makeCompany,
  makePartners,
  type TestCandidate,
  type TestCompany,
} from "../../support/companies.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";
import { overPlans, setPlan } from "../../support/plans.ts";
import { whileRemoved } from "../../support/while-removed.ts";

const show = async (candidate: TestCandidate, isShown = true) =>
  (await candidate.client.rpc("set_shown_to_partners", { p_shown: isShown })).error;

const cast = await makeCast();
/** A partner of cast.company, and that partner's partner. */
const [partner, further] = await Promise.all([makeCompany(), makeCompany()]);
await makePartners(cast.company, partner, { jobs: true, candidates: true });
await makePartners(further, partner, { jobs: true, candidates: true });
const partnerJob = await makeJob(partner);
const [shown, hidden] = await Promise.all([
  makeCandidate({ managedBy: partner, skills: ["TypeScript", "PostgreSQL"] }),
  makeCandidate({ managedBy: partner }),
]);
expect(await show(shown)).toBeNull();

async function jobsFor(client: SupabaseClient, args: Record<string, unknown> = {}): Promise<PartnerJob[]> {
  const { data, error } = await client.rpc("list_partner_jobs", args);
  if (error) throw error;
  return data.jobs;
}
async function candidatesFor(client: SupabaseClient, args: Record<string, unknown> = {}): Promise<PartnerCandidate[]> {
  const { data, error } = await client.rpc("list_partner_candidates", args);
  if (error) throw error;
  return data.candidates;
}
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
const ours = () => cast.company.owner.client;
const setPartnership = (values: Record<string, boolean>, of: TestCompany = partner) =>
  sql`update public.company_relationships set ${sql(values)}
      where ${cast.company.id} in (company_a_id, company_b_id) and ${of.id} in (company_a_id, company_b_id)`;

describe("partner sharing", () => {
  test("shows a partner's open jobs and shown candidates to recruiting staff only", async () => {
    const sees = (procedure: string, list: string, id: string) =>
      whoCan(cast, async (client) => {
        const { data } = await client.rpc(procedure);
        return data?.[list].some((row: { id: string }) => row.id === id) ?? false;
      });
    expect(await sees("list_partner_jobs", "jobs", partnerJob.id)).toEqual(recruiting);
    expect(await sees("list_partner_candidates", "candidates", shown.candidateId)).toEqual(recruiting);
  });

  test.each(["list_partner_jobs", "list_partner_candidates"])("refuses all other roles in %s", async (procedure) => {
    const refusals = Object.fromEntries(
      await Promise.all(
        roles.map(async (role) => [
          role,
          await refusal(cast.clients[role].rpc(procedure, { p_company_id: cast.company.id })),
        ]),
      ),
    );
    expect(refusals).toMatchObject({
      recruiter: null,
      partnerRecruiter: "PT403 not_allowed",
      removedStaff: "PT404 company_not_found",
      otherOwner: "PT404 company_not_found",
      candidate: "PT404 company_not_found",
      admin: "PT403 not_allowed",
    });
    expect(refusals.anonymous).toMatch(/^(42501|PT401)/);
  });

  test("goes both ways, but not on to partners of partners", async () => {
    const job = await makeJob(cast.company);
    expect(idsOf(await jobsFor(partner.owner.client))).toContain(job.id);
    expect(idsOf(await jobsFor(further.owner.client))).toEqual([partnerJob.id]);
    expect(idsOf(await jobsFor(cast.other.owner.client))).toEqual([]);
    const own = await makeCandidate({ managedBy: cast.company });
    await show(own);
    expect(idsOf(await candidatesFor(partner.owner.client))).toEqual([own.candidateId]);
    expect(idsOf(await candidatesFor(further.owner.client))).toEqual([shown.candidateId]);
  });

  test("stops on the next request after a switch is turned off, each switch separately", async () => {
    await whileRemoved(
      setPartnership({ can_share_jobs: false }),
      () => setPartnership({ can_share_jobs: true }),
      async () => {
        expect(await jobsFor(ours())).toEqual([]);
        expect(await candidatesFor(ours())).toHaveLength(1);
      },
    );
    await whileRemoved(
      setPartnership({ can_share_candidates: false }),
      () => setPartnership({ can_share_candidates: true }),
      async () => {
        expect(await candidatesFor(ours())).toEqual([]);
        expect(await jobsFor(ours())).toHaveLength(1);
      },
    );
    expect((await ours().rpc("list_partner_jobs")).data.partners).toBe(1);
  });

  test.each(["partner", "company"] as const)("stops while the %s is not approved", async (side) => {
    const of = side === "partner" ? partner : cast.company;
    const approve = (is: boolean) =>
      sql`update public.companies set is_approved = ${is}, approved_at = ${is ? new Date() : null} where id = ${of.id}`;
    await whileRemoved(
      approve(false),
      () => approve(true),
      async () => {
        expect(await jobsFor(ours())).toEqual([]);
        expect(await candidatesFor(ours())).toEqual([]);
        expect((await ours().rpc("get_company_dashboard")).data.counts.partners).toBe(0);
      },
    );
    expect((await ours().rpc("get_company_dashboard")).data.counts.partners).toBe(1);
    expect((await cast.clients.partnerRecruiter.rpc("get_company_dashboard")).data.counts.partners).toBe(0);
  });

  describe.each(["partner", "company"] as const)("while the plan of the %s", (side) => {
    test.each(overPlans)("%s, stops in both directions, and resumes once the plan is active", async (_, plan) => {
      const of = side === "partner" ? partner : cast.company;
      const own = await makeCandidate({ managedBy: cast.company });
      await show(own);
      const sharing = async () => {
        const { data: dashboard } = await ours().rpc("get_company_dashboard");
        const { data: management } = await own.client.rpc("get_my_management");
        return {
          partners: dashboard.counts.partners,
          jobs: idsOf(await jobsFor(ours())),
          candidates: idsOf(await candidatesFor(ours())),
          back: idsOf(await candidatesFor(partner.owner.client)).includes(own.candidateId),
          told: management.partners.length,
        };
      };
      const all = { partners: 1, jobs: [partnerJob.id], candidates: [shown.candidateId], back: true, told: 1 };
      expect(await sharing()).toEqual(all);
      await whileRemoved(
        setPlan(of, plan),
        () => setPlan(of),
        async () => expect(await sharing()).toEqual({ partners: 0, jobs: [], candidates: [], back: false, told: 0 }),
      );
      expect(await sharing()).toEqual(all);
      await show(own, false);
    });
  });

  test("leaves out closed and draft jobs", async () => {
    const [closed, draft] = await Promise.all([
      makeJob(partner, { status: "closed" }),
      makeJob(partner, { status: "draft" }),
    ]);
    const ids = idsOf(await jobsFor(ours()));
    expect(ids).not.toContain(closed.id);
    expect(ids).not.toContain(draft.id);
  });

  test("can be searched, and is listed page by page", async () => {
    const more = await Promise.all(["Crane", "Crane", "Digger"].map((title) => makeJob(partner, { title })));
    expect(idsOf(await jobsFor(ours(), { p_search: "crane" }))).toHaveLength(2);
    const [first] = await jobsFor(ours(), { p_limit: 1 });
    const rest = await jobsFor(ours(), { p_before: { postedAt: first?.posted_at, id: first?.id } });
    expect([...idsOf([first as PartnerJob]), ...idsOf(rest)].toSorted()).toEqual(
      [partnerJob.id, ...idsOf(more)].toSorted(),
    );
    expect(await candidatesFor(ours(), { p_search: "postgres" })).toHaveLength(1);
    expect(await candidatesFor(ours(), { p_search: "springfield" })).toEqual([]);
    expect(await refusal(ours().rpc("list_partner_candidates", { p_before: { createdAt: "never" } }))).toMatch(
      /^PT422/,
    );
    await sql`delete from public.jobs where id in ${sql(idsOf(more))}`;
  });
});

describe("a candidate shown to partners", () => {
  test("has only the listed fields", async () => {
    const [candidate] = await candidatesFor(ours());
    expect(candidate).toEqual({
      id: shown.candidateId,
      first_name: "Casey",
      last_name: "Candidate",
      title: "Software engineer",
      skills: ["TypeScript", "PostgreSQL"],
      experience_years: 6,
      region: "Illinois, United States",
      company: { id: partner.id, name: partner.name, logo_url: null },
      created_at: expect.any(String),
      match: null,
    });
  });

  test("has a match that neither names nor counts their city", async () => {
    const [there, elsewhere] = await Promise.all([
      makeJob(cast.company, { location: "Springfield, Illinois" }),
      makeJob(cast.company, { location: "Peoria, Illinois" }),
    ]);
    const locations = [];
    for (const job of [there, elsewhere]) {
      const [candidate] = await candidatesFor(ours(), { p_job_id: job.id });
      expect(candidate?.match?.summary).toBe("1 of 1 required skills");
      locations.push({ has: candidate?.match?.location?.has, fit: candidate?.match?.location?.fit });
    }
    expect(locations).toEqual([
      { has: "Illinois", fit: "close" },
      { has: "Illinois", fit: "close" },
    ]);
    expect(await refusal(ours().rpc("list_partner_candidates", { p_job_id: partnerJob.id }))).toBe(
      "PT404 job_not_found",
    );
  });

  test("keeps their row, files and applications closed to the partner's staff", async () => {
    const application = await makeApplication(partnerJob, shown);
    expect(await whoCanSelect(cast, "candidates", { id: shown.candidateId })).toEqual(["admin"]);
    expect(await whoCanSelect(cast, "applications", { id: application })).toEqual(["admin"]);
    expect(await refusal(ours().rpc("get_application_detail", { p_application_id: application }))).toMatch(/^PT404/);
    const file = { p_bucket: "candidate_resumes", p_path: `${shown.id}/resume.pdf` };
    expect(await refusal(ours().rpc("open_file", file))).toMatch(/^PT404/);
    await sql`delete from public.applications where id = ${application}`;
  });

  test("does not reveal the partner's other partnerships", async () => {
    const pair = { company_a_id: further.id, company_b_id: partner.id };
    expect(await whoCanSelect(cast, "company_relationships", pair)).toEqual(["admin"]);
  });

  test("is left out before agreeing and after withdrawing the agreement", async () => {
    expect(idsOf(await candidatesFor(ours()))).not.toContain(hidden.candidateId);
    await whileRemoved(
      show(shown, false),
      () => show(shown),
      async () => expect(await candidatesFor(ours())).toEqual([]),
    );
    expect(idsOf(await candidatesFor(ours()))).toEqual([shown.candidateId]);
  });

  test("has to agree again after the company stops representing them", async () => {
    const passing = await makeCandidate({ managedBy: partner });
    await show(passing);
    expect(idsOf(await candidatesFor(ours()))).toContain(passing.candidateId);
    const manage = (company: TestCompany | null) =>
      sql`update public.candidates set managing_company_id = ${company?.id ?? null} where id = ${passing.candidateId}`;
    await manage(null);
    expect(idsOf(await candidatesFor(ours()))).not.toContain(passing.candidateId);
    await manage(partner);
    expect(idsOf(await candidatesFor(ours()))).not.toContain(passing.candidateId);
  });
});

describe("set_shown_to_partners", () => {
  test("is only for represented candidates, and is part of their profile", async () => {
    const set = (role: (typeof roles)[number]) =>
      refusal(cast.clients[role].rpc("set_shown_to_partners", { p_shown: true }));
    expect(await set("candidate")).toBe("PT409 not_managed");
    expect(await set("owner")).toBe("PT403 candidates_only");
    expect(await set("anonymous")).toMatch(/^(42501|PT401)/);
    const read = async () => (await shown.client.rpc("ensure_candidate_profile")).data.candidate.shown_to_partners;
    expect(await read()).toBe(true);
    expect((await hidden.client.rpc("ensure_candidate_profile")).data.candidate.shown_to_partners).toBe(false);
  });

  test("is the only way to change the setting", async () => {
    const { error } = await hidden.client
      .from("candidates")
      .update({ shown_to_partners: true })
      .eq("id", hidden.candidateId);
    expect(error?.code).toBe("42501");
  });

  test("get_my_management names the representing company and the partners involved", async () => {
    expect((await shown.client.rpc("get_my_management")).data).toEqual({
      company: { id: partner.id, name: partner.name, logo_url: null },
      managed_since: expect.any(String),
      partners: [cast.company, further]
        .sort((one, other) => (one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1))
        .map(({ id, name }) => ({ id, name, logo_url: null, is_hidden: false })),
    });
    expect((await cast.clients.candidate.rpc("get_my_management")).data).toBeNull();
    expect(await refusal(cast.clients.owner.rpc("get_my_management"))).toBe("PT403 candidates_only");
  });
});
