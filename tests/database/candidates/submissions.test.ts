import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { dailyQuotas } from "../../../supabase/functions/_shared/contracts/limits.ts";
import type {
  CandidateToSubmit,
  MySubmission,
  Submission,
} from "../../../supabase/functions/_shared/contracts/partners/partnership.ts";
import { sql } from "../../support/accounts.ts";
import {
  atOnce,
  fieldErrors,
  inTurn,
  makeCast,
  type Role,
  recruiting,
  refusal,
  whoCan,
  whoCanInsert,
  whoCanSelect,
  whoCanUpdate,
} from "../../support/cast.ts";
import {
  dismissStaff,
  makeCandidate,
  makeCompany,
  makePartners,
  makeStaff,
  type TestCandidate,
} from "../../support/companies.ts";
import { makeApplication, makeJob, type TestJob } from "../../support/jobs.ts";
import { mailsBy } from "../../support/notices.ts";
import { overPlans, setPlan } from "../../support/plans.ts";
import { whileRemoved } from "../../support/while-removed.ts";

/** A partner's job, and a candidate the company represents: new for each test. */
let job: TestJob;
let person: TestCandidate;

const cast = await makeCast();
const partner = await makeCompany();
await makePartners(cast.company, partner, { jobs: true });
beforeEach(async () => {
  [job, person] = await Promise.all([makeJob(partner), makeCandidate({ managedBy: cast.company })]);
});

const put = (role: Role = "recruiter", candidates = [person.candidateId], p_job_id = job.id) =>
  cast.clients[role].rpc("put_forward_candidates", { p_job_id, p_candidate_ids: candidates });
const waiting = async (candidate = person) => (await candidate.client.rpc("get_my_put_forwards")).data;
const rows = () => sql`select * from public.put_forwards where candidate_id = ${person.candidateId}`;
const status = async () => {
  const { data } = await cast.clients.owner.rpc("list_put_forwards", { p_limit: 50 });
  return (data.put_forwards as Submission[]).find((each) => each.job.id === job.id)?.status;
};
const apply = (candidate = person, to = job) => candidate.client.rpc("submit_application", { p_job_id: to.id });
const mails = () => sql`select from public.email_outbox where to_email = ${person.email} and template = 'put_forward'`;
const notices = (user: { id: string }, type: string) =>
  sql`select title, data from public.notifications where user_id = ${user.id} and type = ${type}`;
const share = (jobs: boolean) =>
  sql`update public.company_relationships set can_share_jobs = ${jobs} where ${partner.id} in (company_a_id, company_b_id)`;

describe("put_forward_candidates", () => {
  test("is for recruiting staff of the representing company", async () => {
    const able = await whoCan(cast, async (_, role) => {
      const one = await makeCandidate({ managedBy: cast.company });
      return (await put(role, [one.candidateId])).data === 1;
    });
    expect(able).toEqual(recruiting);
    expect(await refusal(put("otherOwner"))).toBe("PT404 candidate_not_found");
    expect(await refusal(put("admin"))).toBe("PT404 candidate_not_found");
    expect(await refusal(put("anonymous"))).toMatch(/^(42501|PT401)/);
    await sql`
      insert into public.candidate_assignments (candidate_id, company_id, assigned_to_user_id)
      values (${person.candidateId}, ${cast.company.id}, ${cast.people.partnerRecruiter.id})`;
    expect(await refusal(put("partnerRecruiter"))).toBe("PT403 not_allowed");
  });

  test("notifies the candidate in the app and by email, and creates no application", async () => {
    const told = await mailsBy(
      cast.people.recruiter,
      (transaction) => transaction`
        select public.put_forward_candidates(p_job_id => ${job.id}, p_candidate_ids => ${[person.candidateId]})`,
      person,
    );
    expect(told).toMatchObject([
      {
        template: "put_forward",
        data: {
          job_title: job.title,
          company_name: partner.name,
          by_company: cast.company.name,
          path: `/candidate/apply/${job.id}`,
        },
      },
    ]);
    expect(await notices(person, "put_forward")).toMatchObject([
      { title: `${cast.company.name} would like to submit you to a job`, data: { job_id: job.id } },
    ]);
    expect(await sql`select from public.applications where candidate_id = ${person.candidateId}`).toHaveLength(0);
    expect(await waiting()).toMatchObject([
      {
        by: { name: cast.company.name },
        job: { id: job.id, title: job.title, match: { summary: "1 of 1 required skills" } },
      },
    ]);
  });

  test("works for the company's own open job too", async () => {
    const own = await makeJob(cast.company);
    expect((await put("recruiter", [person.candidateId], own.id)).data).toBe(1);
  });

  test("refuses a job of a stranger or of a partner's partner, a draft or a closed job", async () => {
    const further = await makeCompany();
    await makePartners(partner, further, { jobs: true });
    const jobs = await Promise.all([
      makeJob(cast.other),
      makeJob(further),
      makeJob(partner, { status: "draft" }),
      makeJob(partner, { status: "closed" }),
    ]);
    for (const { id } of [...jobs, { id: randomUUID() }]) {
      expect(await refusal(put("owner", [person.candidateId], id))).toBe("PT404 job_not_found");
    }
    expect(await rows()).toHaveLength(0);
  });

  test("refuses a partner's job when jobs are no longer shared", async () => {
    await whileRemoved(
      share(false),
      () => share(true),
      async () => expect(await refusal(put())).toBe("PT404 job_not_found"),
    );
    expect((await put()).data).toBe(1);
  });

  test.each(overPlans)(
    "is refused if the plan of either company %s, and works again with a new plan",
    async (_, plan) => {
      await whileRemoved(
        setPlan(partner, plan),
        () => setPlan(partner),
        async () => expect(await refusal(put())).toBe("PT404 job_not_found"),
      );
      await whileRemoved(
        setPlan(cast.company, plan),
        () => setPlan(cast.company),
        async () => expect(await refusal(put())).toBe("PT403 subscription_required"),
      );
      expect((await put()).data).toBe(1);
    },
  );

  test("refuses others' candidates and jobs right away, even if they are locked", async () => {
    const [foreign, strange] = await Promise.all([makeCandidate({ managedBy: cast.other }), makeJob(cast.other)]);
    await sql.begin(async (transaction) => {
      await transaction`select from public.candidates where id = ${foreign.candidateId} for update`;
      await transaction`select from public.jobs where id = ${strange.id} for update`;
      expect(await refusal(put("owner", [foreign.candidateId]))).toBe("PT404 candidate_not_found");
      expect(await refusal(put("owner", [person.candidateId], strange.id))).toBe("PT404 job_not_found");
    });
  });

  test("refuses a job that closes at the same time", async () => {
    const [closed, asked] = await inTurn(
      (transaction) => transaction`select from public.jobs where id = ${job.id} for update`,
      [
        async () => {
          const [row] = await sql`update public.jobs set status = 'closed' where id = ${job.id} returning status`;
          return row?.status as string;
        },
        () => refusal(put()),
      ],
    );
    expect([closed, asked]).toEqual(["closed", "PT404 job_not_found"]);
    expect(await rows()).toHaveLength(0);
  });

  test("accepts only candidates the company represents now, and refuses all if one isn't", async () => {
    const [free, foreign] = await Promise.all([makeCandidate(), makeCandidate({ managedBy: cast.other })]);
    for (const stranger of [free.candidateId, foreign.candidateId, randomUUID()]) {
      expect(await refusal(put("owner", [person.candidateId, stranger]))).toBe("PT404 candidate_not_found");
    }
    await sql`update public.candidates set managing_company_id = null where id = ${person.candidateId}`;
    expect(await refusal(put())).toBe("PT404 candidate_not_found");
    expect(await rows()).toHaveLength(0);
  });

  test("is refused for a company that has no plan or isn't approved", async () => {
    await makePartners(cast.expired, partner, { jobs: true });
    const theirs = await makeCandidate({ managedBy: cast.expired });
    expect(await refusal(put("expiredOwner", [theirs.candidateId]))).toBe("PT403 subscription_required");
    const unapproved = await makeCompany();
    await makePartners(unapproved, partner, { jobs: true });
    await sql`update public.companies set is_approved = false, approved_at = null where id = ${unapproved.id}`;
    const managed = await makeCandidate({ managedBy: unapproved });
    const call = unapproved.owner.client.rpc("put_forward_candidates", {
      p_job_id: job.id,
      p_candidate_ids: [managed.candidateId],
    });
    expect(await refusal(call)).toBe("PT409 company_paused");
  });

  test("accepts 1 to 50 candidates", async () => {
    expect(fieldErrors((await put("owner", [])).error)).toEqual({ candidates: "Choose a candidate" });
    const many = Array.from({ length: 51 }, () => randomUUID());
    expect(fieldErrors((await put("owner", many)).error)).toEqual({ candidates: "Choose at most 50 candidates" });
    expect(await refusal(put("owner", many.slice(1)))).toBe("PT404 candidate_not_found");
    expect((await put("owner", [person.candidateId, person.candidateId])).data).toBe(1);
  });

  test("is limited to 200 a day", async () => {
    const colleague = await makeStaff(cast.company, "recruiter");
    await sql`
      with jobs as (
        insert into public.jobs (company_id, title, description, location, job_type, status)
        select ${partner.id}, 'Job ' || n, 'Work', 'Springfield', 'FULL_TIME', 'draft'
        from generate_series(1, ${dailyQuotas.put_forwards - 1}) as n
        returning id
      )
      insert into public.put_forwards (job_id, candidate_id, company_id, put_forward_by)
      select id, ${person.candidateId}, ${cast.company.id}, ${colleague.id} from jobs`;
    const other = await makeCandidate({ managedBy: cast.company });
    const ask = (people: TestCandidate[]) =>
      colleague.client.rpc("put_forward_candidates", {
        p_job_id: job.id,
        p_candidate_ids: people.map(({ candidateId }) => candidateId),
      });
    expect(await refusal(ask([person, other]))).toBe("PT429 too_many_put_forwards");
    expect(await refusal(ask([person]))).toBeNull();
    expect(await refusal(ask([other]))).toBe("PT429 too_many_put_forwards");
  });

  test("skips candidates who were asked, declined or applied", async () => {
    const [asked, declined, applied] = await Promise.all([
      makeCandidate({ managedBy: cast.company }),
      makeCandidate({ managedBy: cast.company }),
      makeCandidate({ managedBy: cast.company }),
    ]);
    await put("owner", [asked.candidateId, declined.candidateId]);
    const [question] = await waiting(declined);
    await declined.client.rpc("decline_put_forward", { p_id: question.id });
    await makeApplication(job, applied);
    const everybody = [asked, declined, applied, person].map(({ candidateId }) => candidateId);
    expect((await put("owner", everybody)).data).toBe(1);
    expect(await waiting(declined)).toEqual([]);
    expect(await waiting(applied)).toEqual([]);
    expect((await put("owner", everybody)).data).toBe(0);
  });

  test("refuses a group that includes a suspended candidate, who isn't listed either", async () => {
    const other = await makeCandidate({ managedBy: cast.company });
    await sql`insert into private.suspensions (subject_id, user_id, reason, words) values (${person.id}, ${person.id}, 'other', 'Call us')`;
    const all = [other.candidateId, person.candidateId];
    expect(await refusal(put("recruiter", all))).toBe("PT409 candidate_suspended");
    const listed = () =>
      cast.clients.recruiter.rpc("list_candidates_to_put_forward", { p_job_id: job.id, p_limit: 50 });
    const ids = async () => ((await listed()).data.candidates as CandidateToSubmit[]).map(({ id }) => id);
    expect(await ids()).toContain(other.candidateId);
    expect(await ids()).not.toContain(person.candidateId);
    await sql`delete from private.suspensions where user_id = ${person.id}`;
    expect((await put("recruiter", all)).data).toBe(2);
  });

  test("asks once if colleagues submit the same candidate at the same time", async () => {
    const answers = await atOnce(
      (transaction) => transaction`select from public.candidates where id = ${person.candidateId} for update`,
      [() => put("owner"), () => put("recruiter"), () => put("manager")],
    );
    expect(answers.map(({ data }) => data).toSorted()).toEqual([0, 0, 1]);
    expect(await rows()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  test("doesn't ask a candidate who applies at the same time", async () => {
    const [sent, asked] = await atOnce(
      (transaction) => transaction`select from public.candidates where id = ${person.candidateId} for update`,
      [apply, () => put()],
    );
    expect(sent?.error).toBeNull();
    expect(asked?.error).toBeNull();
    expect(await waiting()).toEqual([]);
    expect(["agreed", undefined]).toContain(await status());
  });
});

describe("the candidate's reply to a submission", () => {
  test("agrees by applying, which names the company and notifies the person who asked", async () => {
    await put("recruiter");
    const { data: application } = await apply();
    const [stored] = await sql`select applied_by_company_id from public.applications where id = ${application}`;
    expect(stored?.applied_by_company_id).toBe(cast.company.id);
    expect(await status()).toBe("agreed");
    expect(await waiting()).toEqual([]);
    expect(await notices(person, "put_forward")).toHaveLength(0);
    expect(await notices(cast.people.recruiter, "put_forward_answered")).toContainEqual(
      expect.objectContaining({
        title: "Casey Candidate agreed and applied",
        data: expect.objectContaining({ application_id: application }),
      }),
    );
    expect(
      await refusal(cast.clients.owner.rpc("get_application_detail", { p_application_id: application })),
    ).toBeNull();
  });

  test("declines once, and the employer isn't notified", async () => {
    await put("manager");
    const [{ id }] = await waiting();
    const stranger = await makeCandidate({ managedBy: cast.company });
    expect(await refusal(stranger.client.rpc("decline_put_forward", { p_id: id }))).toBe("PT404 put_forward_not_found");
    expect(await refusal(cast.clients.manager.rpc("decline_put_forward", { p_id: id }))).toBe(
      "PT404 put_forward_not_found",
    );
    for (const _ of ["once", "again"]) {
      expect(await refusal(person.client.rpc("decline_put_forward", { p_id: id }))).toBeNull();
    }
    expect(await status()).toBe("declined");
    expect(await waiting()).toEqual([]);
    expect(await notices(person, "put_forward")).toHaveLength(0);
    const told = await notices(cast.people.manager, "put_forward_answered");
    expect(told.filter(({ data }) => data.job_id === job.id)).toHaveLength(1);
    const heard = await sql`
      select from public.notifications where user_id = ${partner.owner.id} and data ->> 'job_id' = ${job.id}`;
    expect(heard).toHaveLength(0);
  });

  test("doesn't notify a colleague who has left", async () => {
    const leaving = await makeStaff(cast.company, "recruiter");
    const call = leaving.client.rpc("put_forward_candidates", {
      p_job_id: job.id,
      p_candidate_ids: [person.candidateId],
    });
    expect(await refusal(call)).toBeNull();
    await dismissStaff(cast.company, leaving);
    await apply();
    expect(await notices(leaving, "put_forward_answered")).toHaveLength(0);
    expect(await status()).toBe("agreed");
  });

  test.each([
    ["the job closes", () => sql`update public.jobs set status = 'closed' where id = ${job.id}`],
    ["jobs are no longer shared", () => share(false)],
    [
      "the representation ends",
      () => sql`update public.candidates set managing_company_id = null where id = ${person.candidateId}`,
    ],
    ["the asking company's plan ends", () => setPlan(cast.company, { status: "canceled" })],
    ["the employer's plan ends", () => setPlan(partner, { expires_at: "2020-01-01" })],
  ])("is no longer possible when %s", async (_, happen) => {
    await put();
    const [{ id }] = await waiting();
    await whileRemoved(
      happen(),
      () => Promise.all([share(true), setPlan(cast.company), setPlan(partner)]),
      async () => {
        expect(await waiting()).toEqual([]);
        expect(await status()).toBe("lapsed");
        expect(await refusal(person.client.rpc("decline_put_forward", { p_id: id }))).toBe(
          "PT404 put_forward_not_found",
        );
        expect(await notices(cast.people.recruiter, "put_forward_answered")).not.toContainEqual(
          expect.objectContaining({ data: expect.objectContaining({ job_id: job.id }) }),
        );
      },
    );
  });

  test("is possible again when the plan is active again", async () => {
    await put();
    await whileRemoved(
      setPlan(cast.company, { tier: "none" }),
      () => setPlan(cast.company),
      async () => expect(await waiting()).toEqual([]),
    );
    expect(await waiting()).toHaveLength(1);
    expect(await status()).toBe("waiting");
  });

  test("is deleted with the candidate's account", async () => {
    const gone = await makeCandidate({ managedBy: cast.company });
    await put("recruiter", [gone.candidateId]);
    await sql`delete from auth.users where id = ${gone.id}`;
    expect(await sql`select from public.put_forwards where candidate_id = ${gone.candidateId}`).toHaveLength(0);
    expect(await status()).toBeUndefined();
    expect(await refusal(put("owner", [gone.candidateId]))).toBe("PT404 candidate_not_found");
  });

  test("is possible after the person who asked has deleted their account", async () => {
    const leaving = await makeStaff(cast.company, "recruiter");
    await leaving.client.rpc("put_forward_candidates", { p_job_id: job.id, p_candidate_ids: [person.candidateId] });
    await sql`delete from auth.users where id = ${leaving.id}`;
    const [{ id }] = await waiting();
    expect(await refusal(person.client.rpc("decline_put_forward", { p_id: id }))).toBeNull();
    expect(await status()).toBe("declined");
  });

  test("goes to the company that represents the candidate now, which may ask again", async () => {
    await put();
    await sql`update public.candidates set managing_company_id = ${cast.other.id} where id = ${person.candidateId}`;
    await makePartners(cast.other, partner, { jobs: true });
    expect((await put("otherOwner")).data).toBe(1);
    expect(await waiting()).toMatchObject([{ by: { id: cast.other.id } }]);
    expect(await mails()).toHaveLength(2);
    expect(await status()).toBeUndefined();
  });

  test("can be read only by the candidate", async () => {
    await put();
    expect(await whoCanSelect(cast, "put_forwards", { candidate_id: person.candidateId })).toEqual([]);
    expect(
      await whoCanUpdate(cast, "put_forwards", { candidate_id: person.candidateId }, { status: "agreed" }),
    ).toEqual([]);
    const row = { job_id: job.id, candidate_id: person.candidateId, company_id: cast.company.id };
    expect(await whoCanInsert(cast, "put_forwards", () => row)).toEqual([]);
    expect((await cast.clients.owner.rpc("get_my_put_forwards")).data).toEqual([]);
  });
});

describe("withdraw_put_forward", () => {
  test("is for recruiting staff of the company, while the submission is open", async () => {
    const able = await whoCan(cast, async (client) => {
      const one = await makeCandidate({ managedBy: cast.company });
      await put("owner", [one.candidateId]);
      const [{ id }] = await waiting(one);
      return (await client.rpc("withdraw_put_forward", { p_id: id })).error === null;
    });
    expect(able).toEqual(recruiting);
    await put();
    const [{ id }] = await waiting();
    expect(await refusal(partner.owner.client.rpc("withdraw_put_forward", { p_id: id }))).toBe(
      "PT404 put_forward_not_found",
    );
    await apply();
    expect(await refusal(cast.clients.owner.rpc("withdraw_put_forward", { p_id: id }))).toBe(
      "PT404 put_forward_not_found",
    );
  });

  test("allows asking again, with at most one email a day", async () => {
    for (const _ of ["once", "again", "and again"]) {
      expect((await put()).data).toBe(1);
      expect(await notices(person, "put_forward")).toHaveLength(1);
      const [{ id }] = await waiting();
      expect(await refusal(cast.clients.recruiter.rpc("withdraw_put_forward", { p_id: id }))).toBeNull();
      expect(await waiting()).toEqual([]);
      expect(await notices(person, "put_forward")).toHaveLength(0);
    }
    expect(await mails()).toHaveLength(1);
    await sql`update public.put_forwards set mailed_at = mailed_at - interval '25 hours' where candidate_id = ${person.candidateId}`;
    await put();
    expect(await mails()).toHaveLength(2);
  });

  test("lets the first win if applying and withdrawing come at the same time", async () => {
    const jobs = await Promise.all(Array.from({ length: 20 }, () => makeJob(partner)));
    for (const each of jobs) await put("recruiter", [person.candidateId], each.id);
    const asked = new Map<string, string>((await waiting()).map(({ id, job }: MySubmission) => [job.id, id]));
    for (const [round, each] of jobs.entries()) {
      const id = asked.get(each.id);
      const applies = () => refusal(apply(person, each));
      const takesBack = () => refusal(cast.clients.owner.rpc("withdraw_put_forward", { p_id: id }));
      const isAppliedFirst = round % 2 === 0;
      const answers = await inTurn(
        (transaction) => transaction`select from public.put_forwards where id = ${id as string} for update`,
        isAppliedFirst ? [applies, takesBack] : [takesBack, applies],
      );
      const [stored] = await sql`
        select f.status, f.application_id is not null as is_named, a.applied_by_company_id = ${cast.company.id} as through
        from public.put_forwards f join public.applications a using (candidate_id, job_id) where f.id = ${id as string}`;
      expect({ answers, ...stored }, `round ${round}`).toEqual(
        isAppliedFirst
          ? { answers: [null, "PT404 put_forward_not_found"], status: "agreed", is_named: true, through: true }
          : { answers: [null, null], status: "withdrawn", is_named: false, through: true },
      );
    }
  });

  test("lets one win if declining and withdrawing come at the same time", async () => {
    await put();
    const [{ id }] = await waiting();
    const answers = await atOnce(
      (transaction) => transaction`select from public.put_forwards where id = ${id} for update`,
      [
        () => person.client.rpc("decline_put_forward", { p_id: id }),
        () => cast.clients.owner.rpc("withdraw_put_forward", { p_id: id }),
      ],
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect(["declined", "withdrawn"]).toContain(await status());
  });
});

describe("list_candidates_to_put_forward", () => {
  const list = (role: Role, args: Record<string, unknown> = {}) =>
    cast.clients[role].rpc("list_candidates_to_put_forward", { p_job_id: job.id, ...args });

  test("is for recruiting staff, and lists candidates the company represents", async () => {
    const able = await whoCan(cast, async (_, role) =>
      ((await list(role)).data?.candidates ?? []).some(({ id }: { id: string }) => id === person.candidateId),
    );
    expect(able).toEqual(recruiting);
    expect(await refusal(list("partnerRecruiter"))).toBe("PT403 not_allowed");
    const stranger = await makeCompany();
    const theirs = stranger.owner.client.rpc("list_candidates_to_put_forward", { p_job_id: job.id });
    expect(await refusal(theirs)).toBe("PT404 job_not_found");
    expect(await refusal(list("owner", { p_job_id: (await makeJob(cast.other)).id }))).toBe("PT404 job_not_found");
    expect(await refusal(list("owner", { p_after: { createdAt: "2020-01-01", id: randomUUID() } }))).toMatch(/^PT422/);
  });

  test("sorts by best match, page by page, and marks those who applied or were asked", async () => {
    const company = await makeCompany();
    await makePartners(company, partner, { jobs: true });
    const wide = await makeJob(partner, { skillsRequired: ["TypeScript", "Go", "SQL"] });
    const [none, two, one, asked, applied] = await Promise.all([
      makeCandidate({ managedBy: company, skills: ["Welding"] }),
      makeCandidate({ managedBy: company, skills: ["TypeScript", "Go"] }),
      makeCandidate({ managedBy: company, skills: ["Go"] }),
      makeCandidate({ managedBy: company, skills: ["TypeScript", "Go", "SQL"] }),
      makeCandidate({ managedBy: company, skills: [] }),
    ]);
    const call = (args: Record<string, unknown> = {}) =>
      company.owner.client.rpc("list_candidates_to_put_forward", { p_job_id: wide.id, ...args });
    await company.owner.client.rpc("put_forward_candidates", {
      p_job_id: wide.id,
      p_candidate_ids: [asked.candidateId],
    });
    await makeApplication(wide, applied);
    const found: CandidateToSubmit[] = [];
    for (let page = 0; page < 5; page += 1) {
      const last = found.at(-1);
      const p_after = last && { score: last.match.score, createdAt: last.created_at, id: last.id };
      found.push(...(await call({ p_limit: 1, ...(p_after && { p_after }) })).data.candidates);
    }
    expect(found.map(({ id, has_applied, put_forward }) => [id, has_applied, put_forward])).toEqual([
      [asked.candidateId, false, "waiting"],
      [two.candidateId, false, null],
      [one.candidateId, false, null],
      ...[none, applied]
        .map((each) => found.find(({ id }) => id === each.candidateId))
        .toSorted(
          (a, b) =>
            (b?.match.score ?? 0) - (a?.match.score ?? 0) || String(b?.created_at).localeCompare(String(a?.created_at)),
        )
        .map((each) => [each?.id, each?.id === applied.candidateId, null]),
    ]);
    await sql`update public.candidates set first_name = 'Zenobia' where id = ${one.candidateId}`;
    expect((await call({ p_search: "zenob" })).data.candidates).toHaveLength(1);
  });
});

test("a candidate who blocked the representing company isn't listed and has no open submission", async () => {
  const ids = async () => {
    const { data } = await cast.clients.recruiter.rpc("list_candidates_to_put_forward", {
      p_job_id: job.id,
      p_limit: 50,
    });
    return data.candidates.map(({ id }: { id: string }) => id);
  };
  await put();
  expect([await ids(), await waiting()]).toEqual([expect.arrayContaining([person.candidateId]), [expect.anything()]]);
  const application = await makeApplication(await makeJob(cast.company), person);
  await sql`
    insert into private.conversation_blocks (application_id, blocked_by, user_id) values (${application}, 'candidate', ${person.id})`;
  expect(await ids()).not.toContain(person.candidateId);
  expect([await waiting(), await status()]).toEqual([[], "lapsed"]);
});

test("list_put_forwards is for recruiting staff of the company", async () => {
  await put();
  const able = await whoCan(cast, async (client) =>
    ((await client.rpc("list_put_forwards")).data?.put_forwards ?? []).some(
      ({ candidate }: { candidate: { id: string } }) => candidate.id === person.candidateId,
    ),
  );
  expect(able).toEqual(recruiting);
  expect((await partner.owner.client.rpc("list_put_forwards")).data.put_forwards).toEqual([]);
});
