import { beforeEach, describe, expect, it } from "vitest";
import { reportReasons, reportWordsLength } from "../../../supabase/functions/_shared/contracts/jobs/job-report.ts";
import { dailyQuotas } from "../../../supabase/functions/_shared/contracts/limits.ts";
import { type Actor, anonymous, makeAdmin, sql } from "../../support/accounts.ts";
import { atOnce, fieldErrors, makeCast, refusal } from "../../support/cast.ts";
import { makeCandidate, type TestCandidate } from "../../support/companies.ts";
import { makeApplication, makeJob, type TestJob } from "../../support/jobs.ts";

let job: TestJob;
let candidate: TestCandidate;
const cast = await makeCast();
beforeEach(async () => {
  job = await makeJob(cast.company);
  // Each with their own daily limit.
  candidate = await makeCandidate();
});

const report = ({ client }: Pick<Actor, "client">, p_reason = "fraud", p_words = "It asks for money.") =>
  client.rpc("report_job", { p_job_id: job.id, p_reason, p_words });
const decide = (p_decision: string, p_reason?: string, { client }: Pick<Actor, "client"> = cast.people.admin) =>
  client.rpc("decide_job_reports", { p_job_id: job.id, p_decision, p_reason });
const undo = ({ client }: Pick<Actor, "client"> = cast.people.admin) =>
  client.rpc("undo_job_reports_decision", { p_job_id: job.id });
interface Listed {
  id: string;
  is_flagged: boolean;
  is_open: boolean;
  reasons: object;
  decision: string | null;
  reports: { words: string; reporter: { id: string } }[];
}
const listed = async (p_queue = "waiting") => {
  const { data, error } = await cast.clients.admin.rpc("list_reported_jobs", { p_queue, p_limit: 50 });
  if (error) throw error;
  return (data.jobs as Listed[]).find(({ id }) => id === job.id);
};
const told = async (person: Actor, type: string) =>
  sql<{ title: string; message: string }[]>`
    select title, message from public.notifications n where user_id = ${person.id} and type = ${type} and data ->> 'job_id' = ${job.id}`;
const mailed = async (person: Actor, template: string) =>
  sql`select from public.email_outbox where to_email = ${person.email} and template = ${template}`;
/** Lets the time to undo pass; returns the emails, before they are delivered. */
const pass = async () =>
  sql.begin(async (transaction) => {
    await transaction`
      update private.pending_notifications set due_at = due_at - private.undo_time() where subject_id = ${job.id}`;
    await transaction`select private.notify_due()`;
    return transaction<{ to_email: string; data: object }[]>`
      select to_email, data from public.email_outbox where created_at = now() and data ->> 'job_title' = ${job.title}`;
  });
const isVisible = async () => (await anonymous().rpc("get_job_details", { p_job_id: job.id })).error === null;

describe("a report of a job", () => {
  it("is open to anyone signed in, except the job's own company", async () => {
    for (const role of ["candidate", "otherOwner", "admin", "removedStaff"] as const)
      expect([role, await refusal(report(cast.people[role]))]).toEqual([role, null]);
    for (const role of ["owner", "subscriptionAdmin", "manager", "recruiter", "partnerRecruiter"] as const)
      expect([role, await refusal(report(cast.people[role]))]).toEqual([role, "PT403 own_job"]);
    expect((await report({ client: anonymous() })).status).toBe(401);
  });

  it("counts once for each account: a second one replaces the first", async () => {
    await report(candidate);
    expect(await refusal(report(candidate, "other", "It is a pyramid scheme."))).toBeNull();
    const { data } = await candidate.client.rpc("get_my_job_report", { p_job_id: job.id });
    expect(data).toEqual({ reason: "other", words: "It is a pyramid scheme." });
    expect((await cast.clients.otherOwner.rpc("get_my_job_report", { p_job_id: job.id })).data).toBeNull();
    expect(await listed()).toMatchObject({ reasons: { other: 1 }, reports: [{ words: "It is a pyramid scheme." }] });
    await atOnce(
      (transaction) => transaction`select from public.profiles where id = ${cast.people.otherOwner.id} for update`,
      [async () => report(cast.people.otherOwner), async () => report(cast.people.otherOwner, "gone")],
    );
    expect((await listed())?.reports).toHaveLength(2);
  });

  it("must be about a visible job and give a known reason", async () => {
    const [row] = await sql<{ reasons: string[] }[]>`select private.report_reasons() as reasons`;
    expect(row?.reasons).toEqual([...reportReasons]);
    expect(fieldErrors((await report(candidate, "boring")).error)).toEqual({ reason: "Choose what's wrong" });
    expect(fieldErrors((await report(candidate, "other", " ")).error)).toEqual({ words: "Say what's wrong" });
    expect(fieldErrors((await report(candidate, "gone", "x".repeat(reportWordsLength + 1))).error)).toHaveProperty(
      "words",
    );
    expect(await refusal(report(candidate, "gone", "x".repeat(reportWordsLength)))).toBeNull();
    await cast.clients.owner.rpc("update_job", { p_job_id: job.id, p_job: { status: "closed" } });
    expect(await refusal(report(candidate))).toBe("PT404 job_not_found");
  });

  it("is limited to 10 a day, whatever happens to the jobs", async () => {
    const reporter = await makeCandidate();
    await sql`
      insert into public.audit_log (actor_id, action, subject_type, created_at)
      select ${reporter.id}, 'job.reported', 'job', now() - interval '23 hours' from generate_series(1, ${dailyQuotas.reports})`;
    const { error } = await report(reporter);
    expect(error).toMatchObject({
      hint: "too_many_reports",
      message: expect.stringContaining("You have reported 10 jobs in the last 24 hours"),
    });
  });

  it("notifies administrators, and again when a third account flags the job", async () => {
    const admin = await makeAdmin();
    const people = [candidate, cast.people.otherOwner, await makeCandidate(), await makeCandidate()];
    const seen: [number, number, boolean][] = [];
    for (const person of people) {
      await report(person);
      await report(person);
      const notices = await told(admin, "job_reported");
      seen.push([notices.length, (await mailed(admin, "job_reported")).length, (await listed())?.is_flagged ?? false]);
    }
    expect(seen).toEqual([
      [1, 1, false],
      [1, 1, false],
      [2, 2, true],
      [2, 2, true],
    ]);
    expect(await isVisible()).toBe(true);
    const flagged = (await cast.clients.admin.rpc("list_reported_jobs", { p_queue: "waiting" })).data.jobs[0];
    expect(flagged).toMatchObject({ is_flagged: true });
  });

  it("notifies once for simultaneous first reports, and flags once at three", async () => {
    const people = [await makeCandidate(), await makeCandidate(), await makeCandidate()];
    await atOnce(
      (transaction) => transaction`lock table private.reported_jobs in exclusive mode`,
      people.map((person) => async () => report(person)),
    );
    expect(await told(cast.people.admin, "job_reported")).toHaveLength(2);
    expect((await listed())?.is_flagged).toBe(true);
  });
});

describe("deciding on reports of a job", () => {
  it("is only for administrators, and so is reading the reports", async () => {
    await report(candidate);
    for (const role of ["owner", "otherOwner", "partnerRecruiter", "candidate"] as const) {
      const { client } = cast.people[role];
      expect(await refusal(client.rpc("list_reported_jobs", { p_queue: "waiting" }))).toBe("PT403 admin_only");
      expect(await refusal(decide("dismissed", undefined, cast.people[role]))).toBe("PT403 admin_only");
      expect(await refusal(undo(cast.people[role]))).toBe("PT403 admin_only");
    }
    expect((await anonymous().rpc("list_reported_jobs", { p_queue: "waiting" })).status).toBe(401);
  });

  it("closes a job taken offline and tells its company why, but not who reported it", async () => {
    const application = await makeApplication(job, candidate);
    await report(candidate, "fraud", "Ask Casey Candidate.");
    expect(fieldErrors((await decide("offline")).error)).toEqual({ reason: "Explain why. The company reads this" });
    const { data } = await decide("offline", "It asks for money.");
    expect(data).toMatchObject({ decision: "offline", reason: "It asks for money.", is_open: false });
    expect(await isVisible()).toBe(false);
    const { owner } = cast.people;
    expect(await mailed(owner, "job_taken_offline")).toHaveLength(0);
    const mail = {
      company_name: cast.company.name,
      job_title: job.title,
      reason: "It asks for money.",
      path: `/company/jobs/${job.id}/manage`,
    };
    expect([...(await pass())].filter(({ to_email }) => to_email === owner.email)).toEqual([
      { to_email: owner.email, data: mail },
    ]);
    const notices =
      await sql`select title, message, data from public.notifications where user_id = ${owner.id} and type = 'job_taken_offline'`;
    expect(JSON.stringify(notices)).toContain("It asks for money.");
    expect(JSON.stringify(notices)).not.toMatch(new RegExp(`Casey|${candidate.id}|${candidate.email}`));
    expect(await told(candidate, "job_report_answered")).toMatchObject([
      { message: expect.stringContaining("is no longer online") },
    ]);
    expect((await candidate.client.rpc("get_my_application", { p_application_id: application })).error).toBeNull();
    expect(await refusal(undo())).toBe("PT409 undo_over");
    expect(await refusal(decide("dismissed"))).toBe("PT409 decided");
    await sql`select private.notify_due()`;
    expect(await told(candidate, "job_report_answered")).toHaveLength(1);
  });

  it("notifies waiting candidates that the job is offline, but not why", async () => {
    const quiet = await makeCandidate();
    const rejected = await makeCandidate();
    await makeApplication(job, candidate);
    await makeApplication(job, quiet);
    await makeApplication(job, rejected, { status: "rejected" });
    await sql`select private.store_candidate_mail(${quiet.id}, 'application_moves', false)`;
    await report(cast.people.otherOwner);
    await decide("offline", "It asks for money.");
    expect(await told(candidate, "application_status")).toHaveLength(0);
    const addresses = [candidate, quiet, rejected].map(({ email }) => email);
    const mails = (await pass()).filter(({ to_email }) => addresses.includes(to_email));
    expect(mails).toEqual([
      { to_email: candidate.email, data: expect.objectContaining({ company_name: cast.company.name }) },
    ]);
    expect(mails[0]?.data).not.toHaveProperty("reason");
    const notice = {
      title: `“${job.title}” was taken offline`,
      message: `Your application at ${cast.company.name} isn't affected.`,
    };
    expect([...(await told(candidate, "application_status"))]).toEqual([notice]);
    expect([...(await told(quiet, "application_status"))]).toEqual([notice]);
    expect(await told(rejected, "application_status")).toHaveLength(0);
  });

  it("keeps a job online if its reports are dismissed, and notifies the reporter", async () => {
    await report(candidate);
    await decide("dismissed");
    await pass();
    expect(await isVisible()).toBe(true);
    expect(await told(candidate, "job_report_answered")).toMatchObject([
      { message: expect.stringContaining("stays online") },
    ]);
    expect(
      await sql`select from public.notifications where user_id = ${cast.people.owner.id} and data ->> 'job_id' = ${job.id}`,
    ).toHaveLength(0);
    expect(await listed()).toBeUndefined();
    expect(await listed("decided")).toMatchObject({
      decision: "dismissed",
      reports: [{ reporter: { id: candidate.id } }],
    });
    // Another report makes it pending again, with the earlier decision.
    await report(candidate, "gone");
    expect(await listed()).toMatchObject({ decision: "dismissed", reasons: { gone: 1 } });
  });

  it("can be undone for ten seconds by the same administrator, before any notification", async () => {
    await report(candidate);
    await report(cast.people.otherOwner);
    await decide("offline", "It asks for money.");
    expect(await refusal(undo(await makeAdmin()))).toBe("PT409 undo_over");
    expect((await undo()).data).toMatchObject({ decision: null, is_open: true, reasons: { fraud: 2 } });
    expect(await isVisible()).toBe(true);
    await pass();
    expect(await told(candidate, "job_report_answered")).toHaveLength(0);
    expect(await listed()).toMatchObject({ decision: null });
  });

  it("cannot be undone once the company has changed the job", async () => {
    await report(candidate);
    await decide("offline", "It asks for money.");
    await cast.clients.owner.rpc("update_job", { p_job_id: job.id, p_job: { title: "Another" } });
    expect(await refusal(undo())).toBe("PT409 undo_over");
  });

  it("accepts one of two simultaneous decisions", async () => {
    await report(candidate);
    const other = await makeAdmin();
    const answers = await atOnce(
      (transaction) => transaction`select from public.jobs where id = ${job.id} for update`,
      [async () => refusal(decide("dismissed")), async () => refusal(decide("offline", "It asks for money.", other))],
    );
    expect(answers.toSorted()).toEqual(["PT409 decided", null].toSorted());
  });

  it("is audited", async () => {
    await report(candidate);
    await decide("offline", "It asks for money.");
    await undo();
    await decide("dismissed");
    const rows = await sql<{ action: string; actor_id: string }[]>`
      select action, actor_id from public.audit_log where subject_id = ${job.id} and action <> 'job.created' order by id`;
    const { admin } = cast.people;
    expect(rows.map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ["job.reported", candidate.id],
      ["job.taken_offline", admin.id],
      ["job.report_decision_undone", admin.id],
      ["job.reports_dismissed", admin.id],
    ]);
  });
});

describe("a job that was taken offline", () => {
  const publish = ({ client }: Pick<Actor, "client">) =>
    client.rpc("update_job", { p_job_id: job.id, p_job: { status: "published" } });
  const lift = ({ client }: Pick<Actor, "client"> = cast.people.admin) =>
    client.rpc("lift_job_offline", { p_job_id: job.id });
  const reason = async () => {
    const [{ data: one }, { data: list }] = await Promise.all([
      cast.clients.owner.rpc("get_company_job", { p_job_id: job.id }),
      cast.clients.owner.rpc("list_company_jobs", { p_search: job.title }),
    ]);
    return [one.taken_offline, list.jobs[0].taken_offline];
  };

  it("tells its company why, and cannot be published until an administrator lifts it", async () => {
    await report(candidate);
    expect(await reason()).toEqual([null, null]);
    await decide("offline", "It asks for money.");
    await pass();
    expect(await reason()).toEqual(["It asks for money.", "It asks for money."]);
    for (const person of [cast.people.owner, cast.people.recruiter]) {
      expect(await refusal(publish(person))).toBe("PT409 taken_offline");
    }
    const edit = { p_job_id: job.id, p_job: { description: "Without a fee." } };
    expect((await cast.clients.owner.rpc("update_job", edit)).error).toBeNull();
    expect(await refusal(lift(cast.people.owner))).toBe("PT403 admin_only");
    for (const _ of [1, 2])
      expect((await lift()).data).toMatchObject({ decision: "lifted", reason: "It asks for money." });
    expect(await reason()).toEqual([null, null]);
    expect((await publish(cast.people.owner)).error).toBeNull();
    const title = `You can publish “${job.title}” again`;
    const { owner, admin } = cast.people;
    expect(await sql`select from public.notifications where user_id = ${owner.id} and title = ${title}`).toHaveLength(
      1,
    );
    const lifted = await sql`
      select actor_id from public.audit_log where subject_id = ${job.id} and action = 'job.offline_lifted'`;
    expect([...lifted]).toEqual([{ actor_id: admin.id }]);
    expect((await listed("decided"))?.reports).toHaveLength(1);
  });

  it("cannot be reposted under the same title, even after deletion, until it is lifted", async () => {
    await report(candidate);
    await decide("offline", "It asks for money.");
    const { client } = cast.people.owner;
    const copy = (of: object = {}) =>
      client.rpc("create_job", {
        p_company_id: cast.company.id,
        p_job: {
          title: `${job.title.toUpperCase()} `,
          description: "Own the services that price freight.",
          location: "Denver, CO",
          jobType: "FULL_TIME",
          status: "published",
          ...of,
        },
      });
    expect((await client.rpc("delete_job", { p_job_id: job.id })).error).toBeNull();
    expect(await refusal(copy())).toBe("PT409 taken_offline");
    const { data: draft, error } = await copy({ status: "draft" });
    expect(error).toBeNull();
    const change = (p_job: object) => client.rpc("update_job", { p_job_id: draft.id, p_job });
    expect(await refusal(change({ status: "published" }))).toBe("PT409 taken_offline");
    expect((await change({ status: "published", title: "Another one" })).error).toBeNull();
    expect(await refusal(change({ title: job.title }))).toBe("PT409 taken_offline");
    await lift();
    expect((await change({ title: job.title })).error).toBeNull();
  });

  it("stays offline even if its company had closed it, and can be reported again once lifted", async () => {
    await report(candidate);
    await cast.clients.owner.rpc("update_job", { p_job_id: job.id, p_job: { status: "closed" } });
    await decide("offline", "It asks for money.");
    expect(await refusal(publish(cast.people.owner))).toBe("PT409 taken_offline");
    await lift();
    expect((await publish(cast.people.owner)).error).toBeNull();
    expect((await report(candidate)).error).toBeNull();
    await decide("offline", "It still does.");
    expect(await refusal(publish(cast.people.owner))).toBe("PT409 taken_offline");
  });
});

it("reported jobs are listed page by page and counted for administrators", async () => {
  await report(candidate);
  const page = (p_after?: object) =>
    cast.clients.admin.rpc("list_reported_jobs", { p_queue: "waiting", p_limit: 1, p_after: p_after ?? null });
  const ids: string[] = [];
  let last: { id: string; place: number } | undefined;
  do {
    const { data } = await page(last);
    last = data.jobs[0];
    if (last) ids.push(last.id);
  } while (last);
  const { data } = await cast.clients.admin.rpc("list_reported_jobs", { p_queue: "waiting", p_limit: 50 });
  expect(ids).toEqual(data.jobs.map(({ id }: { id: string }) => id));
  expect((await cast.clients.admin.rpc("count_for_admin")).data.reports).toBe(data.waiting);
  expect(data.waiting).toBe(ids.length);
  expect(await refusal(page({ place: "x", id: "y" }))).toBe("PT422 invalid_input");
});
