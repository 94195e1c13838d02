import { beforeAll, describe, expect, test } from "vitest";
import type {
  CandidateApplicationDetail,
  CompanyApplicationDetail,
} from "../../../supabase/functions/_shared/contracts/applications/application.ts";
import {
  companyTransitions,
  withdrawableStatuses,
} from "../../../supabase/functions/_shared/contracts/applications/application-status.ts";
import { type ApplicationStatus, applicationStatuses } from "../../../supabase/functions/_shared/contracts/enums.ts";
import { type Actor, sql } from "../../support/accounts.ts";
import {
  atOnce,
  type Cast,
  fieldErrors,
  makeCast,
  nobody,
  type Role,
  recruiting,
  refusal,
  whoCan,
  whoCanDelete,
  whoCanInsert,
  whoCanSelect,
  whoCanUpdate,
} from "../../support/cast.ts";
import {
  makeCandidate,
  makeCompany,
  makeStaff,
  type TestCandidate,
  type TestCompany,
} from "../../support/companies.ts";
import { overEnd } from "../../support/dates.ts";
import { makeApplication, makeJob, reasonFor, type TestJob } from "../../support/jobs.ts";
import { endUndoTime, mailsBy } from "../../support/notices.ts";

/** A job's questions, inserted directly. Returns their ids in order. */
async function ask(job: TestJob, ...questions: { type: string; required?: boolean; options?: string[] }[]) {
  const ids: string[] = [];
  for (const [position, { type, required = true, options = [] }] of questions.entries()) {
    const [row] = await sql<{ id: string }[]>`
      insert into public.job_questions (job_id, position, question, question_type, is_required, options)
      values (${job.id}, ${position}, ${`Question ${position}`}, ${type}, ${required}, ${options}) returning id`;
    ids.push(row?.id ?? "");
  }
  return ids;
}
const submit = (candidate: TestCandidate, job: TestJob, p_answers: unknown = []) =>
  candidate.client.rpc("submit_application", { p_job_id: job.id, p_answers });

describe("access to applications", () => {
  let cast: Cast;
  let job: TestJob;
  let assignedJob: TestJob;
  /** By the cast's candidate, for a job without an owner. */
  let plain: string;
  /** For a job owned by the partner recruiter. */
  let assigned: string;
  /** By a candidate the other company represents, so its staff are on the candidate's side. */
  let managed: string;
  beforeAll(async () => {
    cast = await makeCast();
    [job, assignedJob] = await Promise.all([
      makeJob(cast.company),
      makeJob(cast.company, { assignedTo: cast.people.partnerRecruiter }),
    ]);
    plain = await makeApplication(job, cast.candidate);
    assigned = await makeApplication(assignedJob, cast.candidate);
    managed = await makeApplication(job, await makeCandidate({ managedBy: cast.other }));
    const [question] = await ask(job, { type: "TEXT" });
    await sql`
      insert into public.job_application_answers (application_id, question_id, question, answer)
      values (${plain}, ${question ?? ""}, 'Why?', 'Because')`;
  });

  test.each([
    ["plain", () => plain, [...recruiting, "admin"]],
    ["assigned", () => assigned, [...recruiting, "partnerRecruiter", "admin"]],
    ["managed", () => managed, [...recruiting, "otherOwner", "admin"]],
  ] as const)(
    "lets only its readers select the %s application, and lets no client write it or read its history",
    async (_, id, readers) => {
      expect(await whoCanSelect(cast, "applications", { id: id() })).toEqual(readers);
      expect(await whoCanSelect(cast, "application_events", { application_id: id() })).toEqual(nobody);
      expect(await whoCanUpdate(cast, "applications", { id: id() }, { status: "hired" })).toEqual(nobody);
      expect(await whoCanDelete(cast, "applications", async () => ({ id: id() }))).toEqual(nobody);
      expect(await whoCanUpdate(cast, "application_events", { application_id: id() }, { to_status: "hired" })).toEqual(
        nobody,
      );
      expect(await whoCanDelete(cast, "application_events", async () => ({ application_id: id() }))).toEqual(nobody);
    },
  );

  test("lets no client insert applications, events or responses", async () => {
    const fresh = await makeJob(cast.company);
    const forged = () => ({ job_id: fresh.id, candidate_id: cast.candidate.candidateId, company_id: cast.company.id });
    expect(await whoCanInsert(cast, "applications", forged)).toEqual(nobody);
    const event = () => ({ application_id: plain, to_status: "hired" });
    expect(await whoCanInsert(cast, "application_events", event)).toEqual(nobody);
    const [question] = await ask(fresh, { type: "TEXT" });
    const answer = () => ({ application_id: plain, question_id: question, question: "?", answer: "Forged" });
    expect(await whoCanInsert(cast, "job_application_answers", answer)).toEqual(nobody);
  });

  test("lets no client read or write response rows", async () => {
    const match = { application_id: plain };
    expect(await whoCanSelect(cast, "job_application_answers", match)).toEqual(nobody);
    expect(await whoCanUpdate(cast, "job_application_answers", match, { answer: "Changed" })).toEqual(nobody);
    expect(await whoCanDelete(cast, "job_application_answers", async () => match)).toEqual(nobody);
  });

  test.each([
    ["plain", () => plain, [...recruiting, "admin"]],
    ["assigned", () => assigned, [...recruiting, "partnerRecruiter", "admin"]],
    ["managed", () => managed, [...recruiting, "otherOwner", "admin"]],
  ] as const)("lets only its readers open the details of the %s application", async (_, id, readers) => {
    const seen = await whoCan(cast, async (client, role) => {
      const { data, error } = await client.rpc("get_application_detail", { p_application_id: id() });
      if (role === "anonymous") expect(error?.code).toBe("42501");
      else if (error) expect(error).toMatchObject({ code: "PT404", message: "Application not found" });
      if (!data) return false;
      const { allowed_statuses } = data as CompanyApplicationDetail;
      expect(allowed_statuses.length > 0).toBe(role !== "admin" && role !== "otherOwner");
      return true;
    });
    expect(seen).toEqual(readers);
  });

  test("names a person's other applications only to readers who can open them", async () => {
    const namedTo: Record<string, string[]> = {};
    for (const [of, id] of Object.entries({ plain, assigned })) {
      await whoCan(cast, async (client, role) => {
        const { data } = await client.rpc("get_application_detail", { p_application_id: id });
        const others = (data as CompanyApplicationDetail | null)?.also_applied.map((other) => other.id);
        if (others) namedTo[`${of} ${role}`] = others;
        return others !== undefined;
      });
    }
    const to = (of: string, readers: readonly Role[], ids: string[]) =>
      Object.fromEntries(readers.map((role) => [`${of} ${role}`, ids]));
    expect(namedTo).toEqual({
      ...to("plain", [...recruiting, "admin"], [assigned]),
      ...to("assigned", [...recruiting, "admin"], [plain]),
      // They may not open the other one.
      ...to("assigned", ["partnerRecruiter"], []),
    });
    const { data } = await cast.clients.owner.rpc("get_application_detail", { p_application_id: plain });
    expect((data as CompanyApplicationDetail).also_applied).toMatchObject([
      { job_title: assignedJob.title, status: "applied" },
    ]);
  });

  test("lets only staff who handle the job move an application, and tells other readers it isn't allowed", async () => {
    const move = (role: Role, id: string) =>
      cast.clients[role].rpc("set_application_status", { p_application_id: id, p_status: "applied" });
    expect(await whoCan(cast, async (_, role) => (await move(role, assigned)).error === null)).toEqual([
      ...recruiting,
      "partnerRecruiter",
    ]);
    expect(await whoCan(cast, async (_, role) => (await move(role, plain)).error === null)).toEqual(recruiting);
    expect(await refusal(move("otherOwner", managed))).toBe("PT403 not_allowed");
    expect(await refusal(move("admin", managed))).toBe("PT403 not_allowed");
    expect(await refusal(move("otherOwner", plain))).toBe("PT404 application_not_found");
    expect(await refusal(move("candidate", plain))).toBe("PT404 application_not_found");
    expect(await refusal(move("removedStaff", plain))).toBe("PT404 application_not_found");
  });

  test("lets only the candidate read and withdraw through the candidate's procedures", async () => {
    const args = { p_application_id: plain };
    expect(await whoCan(cast, async (client) => (await client.rpc("get_my_application", args)).error === null)).toEqual(
      ["candidate"],
    );
    expect(await refusal(cast.clients.owner.rpc("withdraw_application", args))).toBe("PT404 application_not_found");
    expect(await refusal(cast.clients.otherOwner.rpc("withdraw_application", args))).toBe(
      "PT404 application_not_found",
    );
  });

  test("limits the company's lists to what each role may see", async () => {
    const idsFor = async (role: Role, company: TestCompany) => {
      const { data } = await cast.clients[role].rpc("get_company_applications", { p_company_id: company.id });
      return (data as { applications: { id: string }[] } | null)?.applications.map(({ id }) => id).sort() ?? null;
    };
    const all = [plain, assigned, managed].sort();
    for (const role of [...recruiting, "admin"] as Role[]) expect(await idsFor(role, cast.company)).toEqual(all);
    expect(await idsFor("partnerRecruiter", cast.company)).toEqual([assigned]);
    expect(await idsFor("otherOwner", cast.other)).toEqual([managed]);
    for (const role of ["otherOwner", "removedStaff", "candidate", "anonymous"] as Role[]) {
      expect(await idsFor(role, cast.company)).toBeNull();
    }
    const readers = await whoCan(
      cast,
      async (client) => (await client.rpc("get_job_applications", { p_job_id: assignedJob.id })).error === null,
    );
    expect(readers).toEqual([...recruiting, "partnerRecruiter", "admin"]);
  });
});

describe("applying", () => {
  let company: TestCompany;
  beforeAll(async () => {
    company = await makeCompany();
  });

  test("stores the application, responses, event, notification and email together", async () => {
    const recruiter = await makeStaff(company, "recruiter");
    const job = await makeJob(company, { assignedTo: recruiter, skillsRequired: ["TypeScript", "Kafka"] });
    const [text, choice, boxes, rating, optional] = await ask(
      job,
      { type: "TEXTAREA" },
      { type: "MULTIPLE_CHOICE", options: ["Denver", "Remote"] },
      { type: "CHECKBOX", options: ["Go", "Rust", "C"] },
      { type: "RATING" },
      { type: "TEXT", required: false },
    );
    const candidate = await makeCandidate();
    const given = [
      { question_id: text, answer: "  <b>Because</b>\nof you " },
      { question_id: choice, answer: "Remote" },
      { question_id: boxes, answer: "Go\nC" },
      { question_id: rating, answer: "4" },
    ];
    let id = "";
    const mails = await mailsBy(
      candidate,
      async (transaction) => {
        const [made] = await transaction`
          select public.submit_application(p_job_id => ${job.id}, p_answers => ${JSON.stringify(given)}::text::jsonb) as id`;
        id = made?.id;
      },
      recruiter,
    );
    const { data } = await candidate.client.rpc("get_my_application", { p_application_id: id });
    const mine = data as CandidateApplicationDetail;
    expect(mine.answers.map(({ question_id, answer }) => [question_id, answer])).toEqual([
      [text, "<b>Because</b>\nof you"],
      [choice, "Remote"],
      [boxes, "Go\nC"],
      [rating, "4"],
      [optional, ""],
    ]);
    expect(mine).toMatchObject({
      status: "applied",
      can: { withdraw: true },
      job: { id: job.id, is_visible: true, company: { id: company.id, name: company.name } },
      match: { summary: "1 of 2 required skills; missing: Kafka" },
    });
    expect(mine.events).toEqual([
      {
        application_id: id,
        from_status: null,
        to_status: "applied",
        created_at: expect.any(String),
        by_candidate: true,
        actor_name: null,
        is_mine: true,
        withdrawal: null,
        reason: null,
        words: null,
      },
    ]);
    const { data: notifications } = await recruiter.client.from("notifications").select("type, title, message, data");
    expect(notifications).toEqual([
      {
        type: "application_received",
        title: "Casey Candidate applied",
        message: job.title,
        data: { application_id: id, job_id: job.id, company_id: company.id },
      },
    ]);
    expect(mails).toMatchObject([
      {
        template: "application_received",
        data: {
          company_name: company.name,
          job_title: job.title,
          candidate_name: "Casey Candidate",
          match_summary: "1 of 2 required skills; missing: Kafka",
          path: `/company/applications/${id}`,
        },
      },
    ]);
    // Both sides see the same match.
    const theirs = await recruiter.client.rpc("get_application_detail", { p_application_id: id });
    expect((theirs.data as CompanyApplicationDetail).match).toEqual(mine.match);
  });

  test("notifies the creator of an unassigned job, or the company's administrators if the creator has left", async () => {
    const recruiter = await makeStaff(company, "recruiter");
    const job = await makeJob(company, { createdBy: recruiter });
    const told = async (id: string) =>
      (
        await sql<
          { user_id: string }[]
        >`select user_id from public.notifications where data ->> 'application_id' = ${id}`
      ).map((row) => row.user_id);
    expect(await told((await submit(await makeCandidate(), job)).data)).toEqual([recruiter.id]);
    await sql`delete from public.company_users where user_id = ${recruiter.id}`;
    expect(await told((await submit(await makeCandidate(), job)).data)).toEqual([company.owner.id]);
  });

  test.each([
    ["a blank required answer", "TEXT", [], "   ", "Please answer this question"],
    ["an over-long answer", "TEXT", [], "x".repeat(5001), "Use at most 5,000 characters"],
    ["an option that doesn't exist", "MULTIPLE_CHOICE", ["A", "B"], "C", "Choose one of the options"],
    ["checkboxes that don't exist", "CHECKBOX", ["A", "B"], "A\nC", "Choose from the options"],
    ["a rating out of range", "RATING", [], "6", "Choose a rating from 1 to 5"],
    ["a file that does not exist", "FILE", [], "nowhere.pdf", "This file isn't stored. Upload it again."],
  ])("refuses %s at its question and stores nothing", async (_, type, options, answer, message) => {
    const job = await makeJob(company);
    const [question] = await ask(job, { type, options });
    const candidate = await makeCandidate();
    const { error } = await submit(candidate, job, [{ question_id: question, answer }]);
    expect(fieldErrors(error)).toEqual({ [question ?? ""]: message });
    if (answer.trim() === "") expect(error?.message).toBe("Please answer all required questions");
    expect(await sql`select 1 from public.applications where job_id = ${job.id}`).toHaveLength(0);
    expect(await sql`select 1 from public.notifications where data ->> 'job_id' = ${job.id}`).toHaveLength(0);
  });

  test("accepts only the candidate's own stored file as a response", async () => {
    const job = await makeJob(company);
    const [question] = await ask(job, { type: "FILE" });
    const [candidate, stranger] = await Promise.all([makeCandidate(), makeCandidate()]);
    const upload = async (owner: TestCandidate) => {
      const path = `${owner.id}/portfolio.pdf`;
      const { error } = await owner.client.storage
        .from("application_files")
        .upload(path, new Blob(["%PDF-1.7"], { type: "application/pdf" }));
      expect(error).toBeNull();
      return path;
    };
    const [own, foreign] = await Promise.all([upload(candidate), upload(stranger)]);
    const withForeign = await submit(candidate, job, [{ question_id: question, answer: foreign }]);
    expect(fieldErrors(withForeign.error)).toEqual({ [question ?? ""]: "This file isn't stored. Upload it again." });
    expect(await refusal(submit(candidate, job, [{ question_id: question, answer: own }]))).toBeNull();
  });

  test("refuses malformed responses", async () => {
    const job = await makeJob(company);
    const other = await makeJob(company);
    const [question] = await ask(job, { type: "TEXT", required: false });
    const [foreign] = await ask(other, { type: "TEXT" });
    const candidate = await makeCandidate();
    for (const answers of [
      {},
      "text",
      [1],
      [{ answer: "x" }],
      [{ question_id: "1", answer: "x" }],
      [{ question_id: question }],
      [{ question_id: question, answer: 5 }],
      [{ question_id: foreign, answer: "x" }],
    ]) {
      expect(await refusal(submit(candidate, job, answers))).toBe("PT422 invalid_input");
    }
    expect(await refusal(submit(candidate, job, [{ question_id: question, answer: "" }]))).toBeNull();
  });

  test("refuses incomplete profiles with the missing fields, and refuses other accounts", async () => {
    const job = await makeJob(company);
    const bare = await makeCandidate({ complete: false, skills: [] });
    for (const call of [submit(bare, job), bare.client.rpc("get_candidate_id_for_application")]) {
      const { error } = await call;
      expect(error).toMatchObject({ code: "PT422", hint: "profile_incomplete", message: "Profile incomplete" });
      const { missingFields } = JSON.parse(error?.details ?? "{}") as { missingFields: string[] };
      expect(missingFields.slice(0, 3)).toEqual(["firstName", "lastName", "phoneNumber"]);
    }
    const asCompany = company.owner.client.rpc("submit_application", { p_job_id: job.id });
    expect(await refusal(asCompany)).toBe("PT403 candidates_only");
    const ready = await makeCandidate();
    expect((await ready.client.rpc("get_candidate_id_for_application")).data).toBe(ready.candidateId);
  });

  test("refuses jobs that aren't visible", async () => {
    const candidate = await makeCandidate();
    const expired = await makeCompany({ subscriptionEnds: overEnd() });
    for (const job of await Promise.all([
      makeJob(company, { status: "draft" }),
      makeJob(company, { status: "filled" }),
      makeJob(company, { expiresAt: "2020-01-01" }),
      makeJob(expired),
    ])) {
      expect(await refusal(submit(candidate, job))).toBe("PT404 job_not_found");
    }
  });

  test("accepts an application sent before a simultaneous closing of the job, and refuses one sent after", async () => {
    const [late, early, job] = await Promise.all([makeCandidate(), makeCandidate(), makeJob(company)]);
    const close = (on = sql) => on`update public.jobs set status = 'filled' where id = ${job.id}`.execute();
    let sent = "";
    // The first to apply wins, and the job closes afterwards; an application sent while it closes is too late.
    await atOnce(
      async (transaction) => {
        const [row] = await transaction<{ id: string }[]>`
          insert into public.applications (job_id, candidate_id, company_id)
          values (${job.id}, ${early.candidateId}, ${company.id}) returning id`;
        sent = row?.id ?? "";
        await transaction`select from public.jobs where id = ${job.id} for share`;
      },
      [() => close()],
    );
    await sql`update public.jobs set status = 'published' where id = ${job.id}`;
    expect(await atOnce(close, [() => refusal(submit(late, job))])).toEqual(["PT404 job_not_found"]);
    const [row] = await sql<{ ids: string[] }[]>`
      select array_agg(id) as ids from public.applications where job_id = ${job.id}`;
    expect(row?.ids).toEqual([sent]);
  });

  test("accepts one of several simultaneous applications to a job, and refuses the rest as duplicates", async () => {
    const job = await makeJob(company);
    const candidate = await makeCandidate();
    const answers = await Promise.all([submit(candidate, job), submit(candidate, job), submit(candidate, job)]);
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    for (const { error } of answers.filter((answer) => answer.error)) {
      expect(error).toMatchObject({
        code: "PT409",
        hint: "duplicate_application",
        message: "You have already applied for this job",
      });
    }
    expect(await sql`select 1 from public.applications where job_id = ${job.id}`).toHaveLength(1);
    expect(await sql`select 1 from public.notifications where data ->> 'job_id' = ${job.id}`).toHaveLength(1);
  });

  test("create_application_safe works for the caller only, ignores the status and enforces required questions", async () => {
    const [candidate, stranger, job, asking] = await Promise.all([
      makeCandidate(),
      makeCandidate(),
      makeJob(company),
      makeJob(company),
    ]);
    await ask(asking, { type: "TEXT" });
    const create = (job: TestJob, id: string) =>
      candidate.client.rpc("create_application_safe", { p_job_id: job.id, p_candidate_id: id, p_status: "hired" });
    expect(await refusal(create(job, stranger.candidateId))).toBe("PT403 not_your_account");
    expect(await refusal(create(asking, candidate.candidateId))).toBe("PT422 answers_required");
    const { data } = await create(job, candidate.candidateId);
    const [row] = await sql<{ status: string }[]>`select status from public.applications where id = ${data}`;
    expect(row?.status).toBe("applied");
  });

  test("sets the job's company and the representing company whatever the writer passes", async () => {
    const manager = await makeCompany();
    const candidate = await makeCandidate({ managedBy: manager });
    const job = await makeJob(company);
    const [row] = await sql<{ company_id: string; applied_by_company_id: string }[]>`
      insert into public.applications (job_id, candidate_id, company_id, applied_by_company_id)
      values (${job.id}, ${candidate.candidateId}, ${manager.id}, ${company.id})
      returning company_id, applied_by_company_id`;
    expect(row).toEqual({ company_id: company.id, applied_by_company_id: manager.id });
  });
});

describe("moving an application", () => {
  let company: TestCompany;
  let candidate: TestCandidate;
  beforeAll(async () => {
    [company, candidate] = await Promise.all([makeCompany(), makeCandidate()]);
  });
  const move = (id: string, p_status: unknown) =>
    company.owner.client.rpc("set_application_status", { p_application_id: id, p_status, ...reasonFor(p_status) });
  const at = async (status: ApplicationStatus) => makeApplication(await makeJob(company), candidate, { status });

  test.each(applicationStatuses)(
    "follows the transition table from %s, by procedure and by direct update",
    async (from) => {
      for (const to of applicationStatuses.filter((status) => status !== from)) {
        const id = await at(from);
        const allowed = companyTransitions[from].includes(to);
        expect({ to, refused: await refusal(move(id, to)) }).toEqual({
          to,
          refused: allowed ? null : "PT409 status_not_allowed",
        });
        const withdrawable = to === "withdrawn" && withdrawableStatuses.includes(from);
        if (!allowed && !withdrawable) {
          await expect(sql`update public.applications set status = ${to} where id = ${id}`).rejects.toMatchObject({
            code: "PT409",
          });
        }
      }
    },
  );

  test.each([
    ["moved", (id: string) => move(id, "interview")],
    ["withdrawn", (id: string) => candidate.client.rpc("withdraw_application", { p_application_id: id })],
  ])("reports not found when the application is deleted while being %s", async (_, act) => {
    const id = await at("applied");
    const [answer] = await atOnce(
      (transaction) => transaction`delete from public.applications where id = ${id}`,
      [() => act(id)],
    );
    expect(answer?.error?.code).toBe("PT404");
  });

  test("records who moved it, and hides from the candidate who rejected them", async () => {
    const id = await at("applied");
    const { data } = await move(id, "interview");
    expect(data).toMatchObject({ status: "interview", allowed_statuses: companyTransitions.interview });
    await sql`update public.company_users set first_name = 'Priya', last_name = 'Valluri' where user_id = ${company.owner.id}`;
    const again = await move(id, "Interview");
    expect((again.data as CompanyApplicationDetail).events).toMatchObject([
      { from_status: null, to_status: "applied", actor_name: null },
      { from_status: "applied", to_status: "interview", actor_name: "Priya Valluri" },
    ]);
    await move(id, "rejected");
    await endUndoTime(id);
    const mine = await candidate.client.rpc("get_my_application", { p_application_id: id });
    expect((mine.data as CandidateApplicationDetail).events.map((event) => event.actor_name)).toEqual([
      null,
      "Priya Valluri",
      null,
    ]);
  });

  test("treats accepted as hired, and refuses unknown statuses at the field", async () => {
    const id = await at("offered");
    for (const status of ["promoted", "", null, "hired; drop table"]) {
      expect(fieldErrors((await move(id, status)).error)).toEqual({ status: "Choose a status" });
    }
    expect((await move(id, "Accepted")).data).toMatchObject({ status: "hired" });
  });

  test("accepts one of several simultaneous moves from the status they saw, and refuses the rest", async () => {
    const manager = await makeStaff(company, "manager");
    const id = await at("applied");
    const moveFrom = (by: Actor, p_from: string, p_status: string) =>
      refusal(
        by.client.rpc("set_application_status", { p_application_id: id, p_status, p_from, ...reasonFor(p_status) }),
      );
    // Either may lead to the other, but after the first, what the second saw is out of date.
    const answers = await atOnce(
      (transaction) => transaction`select from public.applications where id = ${id} for update`,
      [
        () => moveFrom(company.owner, "applied", "reviewing"),
        () => moveFrom(manager, "applied", "interview"),
        () => moveFrom(company.owner, "applied", "offered"),
      ],
    );
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(answers.filter((answer) => answer === "PT409 moved_meanwhile")).toHaveLength(2);
    const history = () => sql`select from public.application_events where application_id = ${id}`;
    expect(await history()).toHaveLength(2);
    const [row] = await sql<{ status: string }[]>`select status from public.applications where id = ${id}`;
    // Retrying the winning request changes nothing.
    const winner = [company.owner, manager, company.owner][answers.indexOf(null)] as Actor;
    expect(await moveFrom(winner, "applied", String(row?.status))).toBeNull();
    // The second move to the same status moved nothing, and has nothing to undo.
    const other = winner === manager ? company.owner : manager;
    expect(await moveFrom(other, "applied", String(row?.status))).toBe("PT409 moved_meanwhile");
    expect(await history()).toHaveLength(2);
  });

  test("accepts one of several simultaneous moves by a person who never opened it, without a deadlock", async () => {
    const id = await at("applied");
    const answers = await atOnce(
      // Where their view is recorded.
      (transaction) => transaction`lock table private.profile_views in share mode`,
      ["reviewing", "interview", "offered"].map(
        (p_status) => () =>
          refusal(
            company.owner.client.rpc("set_application_status", { p_application_id: id, p_status, p_from: "applied" }),
          ),
      ),
    );
    expect(answers.sort()).toEqual(["PT409 moved_meanwhile", "PT409 moved_meanwhile", null]);
  });

  test("handles simultaneous moves in turn, so that the history is one path", async () => {
    const manager = await makeStaff(company, "manager");
    const id = await at("applied");
    await Promise.all([
      move(id, "rejected"),
      manager.client.rpc("set_application_status", { p_application_id: id, p_status: "offered" }),
      candidate.client.rpc("withdraw_application", { p_application_id: id }),
    ]);
    const events = await sql<{ from: ApplicationStatus | null; to: ApplicationStatus }[]>`
      select from_status as from, to_status as to from public.application_events where application_id = ${id} order by id`;
    expect(events.length).toBeGreaterThan(1);
    for (const [index, event] of events.entries()) expect(event.from).toBe(index === 0 ? null : events[index - 1]?.to);
    const [row] = await sql<{ status: string }[]>`select status from public.applications where id = ${id}`;
    expect(row?.status).toBe(events.at(-1)?.to);
  });

  test.each(applicationStatuses)(
    "lets a candidate withdraw from %s unless hired or rejected, and notifies the company once",
    async (from) => {
      const id = await at(from);
      const withdraw = () => candidate.client.rpc("withdraw_application", { p_application_id: id });
      if (from === "hired" || from === "rejected") {
        expect(await refusal(withdraw())).toBe("PT409 status_not_allowed");
        return;
      }
      expect((await withdraw()).data).toMatchObject({ status: "withdrawn", can: { withdraw: false } });
      expect(await refusal(withdraw())).toBeNull();
      const told = await sql`
      select type, user_id from public.notifications where data ->> 'application_id' = ${id} and type = 'application_withdrawn'`;
      expect(told).toEqual(from === "withdrawn" ? [] : [{ type: "application_withdrawn", user_id: company.owner.id }]);
    },
  );
});

describe("application lists", () => {
  test("page newest first without gaps, filter by stage, and give each application its neighbors", async () => {
    const company = await makeCompany();
    const job = await makeJob(company);
    const candidates = await Promise.all(Array.from({ length: 5 }, () => makeCandidate()));
    for (const candidate of candidates) await makeApplication(job, candidate);
    await sql`update public.applications set applied_at = '2026-11-01T10:00:00.123456Z' where job_id = ${job.id}`;
    const order = (
      await sql<
        { id: string }[]
      >`select id from public.applications where job_id = ${job.id} order by applied_at desc, id desc`
    ).map((row) => row.id);
    for (const [name, args] of [
      ["get_job_applications", { p_job_id: job.id }],
      ["get_company_applications", { p_company_id: company.id }],
    ] as const) {
      const seen: string[] = [];
      let before: object | null = null;
      for (let page = 0; page < 4; page += 1) {
        const answer: { data: unknown } = await company.owner.client.rpc(name, {
          ...args,
          p_sort: "newest",
          p_limit: 2,
          p_before: before,
        });
        const rows = (answer.data as { applications: { id: string; applied_at: string }[] }).applications;
        seen.push(...rows.map((row) => row.id));
        const last = rows.at(-1);
        if (!last) break;
        before = { appliedAt: last.applied_at, id: last.id };
      }
      expect(seen).toEqual(order);
    }
    await company.owner.client.rpc("set_application_status", { p_application_id: order[2], p_status: "reviewing" });
    const filtered = await company.owner.client.rpc("get_job_applications", {
      p_job_id: job.id,
      p_filter: { stage: "Reviewing" },
    });
    expect((filtered.data as { applications: { id: string }[] }).applications.map(({ id }) => id)).toEqual([order[2]]);
    const { data: detail } = await company.owner.client.rpc("get_application_detail", { p_application_id: order[2] });
    expect(detail).toMatchObject({ previous_id: order[1], next_id: order[3], position: 3, total: 5 });
    const bad = company.owner.client.rpc("get_job_applications", { p_job_id: job.id, p_filter: { stage: "lost" } });
    expect(await refusal(bad)).toBe("PT422 invalid_input");
  });

  test("let a representing company step through its own candidates only", async () => {
    const [company, manager] = await Promise.all([makeCompany(), makeCompany()]);
    const job = await makeJob(company);
    await makeApplication(job, await makeCandidate());
    const own = await makeApplication(job, await makeCandidate({ managedBy: manager }));
    await makeApplication(job, await makeCandidate());
    const { data } = await manager.owner.client.rpc("get_application_detail", { p_application_id: own });
    expect(data).toMatchObject({ previous_id: null, next_id: null, position: 1, total: 1, allowed_statuses: [] });
  });

  test("count an interview in the candidate's activity wherever the application went afterward", async () => {
    const company = await makeCompany();
    const candidate = await makeCandidate();
    const through = async (...statuses: string[]) => {
      const id = await makeApplication(await makeJob(company), candidate);
      for (const p_status of statuses) {
        const p_application_id = id;
        const { error } =
          p_status === "withdrawn"
            ? await candidate.client.rpc("withdraw_application", { p_application_id })
            : await company.owner.client.rpc("set_application_status", {
                p_application_id,
                p_status,
                ...reasonFor(p_status),
              });
        expect(error).toBeNull();
      }
      await endUndoTime(id);
    };
    await through("reviewing", "interview");
    await through("reviewing", "interview", "rejected");
    await through("reviewing", "interview", "offered", "hired");
    await through("reviewing", "interview", "withdrawn");
    await through("reviewing", "rejected");
    const { data } = await candidate.client.rpc("get_candidate_activity");
    expect(data).toMatchObject({ applications: 5, interviews: 4 });
    const somebody = await makeCandidate();
    expect((await somebody.client.rpc("get_candidate_activity")).data).toMatchObject({ interviews: 0 });
  });

  test("agree with the counts in the candidate's activity", async () => {
    const company = await makeCompany();
    const candidate = await makeCandidate();
    await makeApplication(await makeJob(company), candidate, { status: "interview" });
    await makeApplication(await makeJob(company), candidate);
    await makeJob(company);
    const { data } = await candidate.client.rpc("get_candidate_activity");
    expect(data).toMatchObject({ applications: 2, interviews: 1 });
    const [visible] = await sql<{ n: number }[]>`
      select count(*)::integer as n from private.visible_jobs where company_id = ${company.id}`;
    expect(visible?.n).toBe(3);
    expect(data.available_jobs).toBeGreaterThanOrEqual(1);
    const mine = await candidate.client.rpc("get_my_applications", { p_limit: 1 });
    expect(mine.data).toMatchObject({ total: 2, applications: [{ status: "applied", company_name: company.name }] });
  });
});
