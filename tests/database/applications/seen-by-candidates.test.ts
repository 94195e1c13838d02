// An application as its candidate may see it: a move is invisible to the candidate and the company that represents them until it
// can no longer be undone.
import { beforeEach, describe, expect, test } from "vitest";
import { sql } from "../../support/accounts.ts";
import { makeCandidate, makeCompany, type TestCandidate, type TestCompany } from "../../support/companies.ts";
import { makeApplication, makeJob, type TestJob } from "../../support/jobs.ts";
import { endUndoTime } from "../../support/notices.ts";

let manager: TestCompany;
let candidate: TestCandidate;
let job: TestJob;
let application: string;
const employer = await makeCompany();
beforeEach(async () => {
  manager = await makeCompany();
  candidate = await makeCandidate({ managedBy: manager });
  job = await makeJob(employer);
  application = await makeApplication(job, candidate);
  await candidate.client.rpc("set_job_saved", { p_job_id: job.id, p_saved: true });
  await move("reviewing");
  await endUndoTime(application);
  await move("rejected", { p_reason: "skills", p_message: "We went with somebody else." });
});

async function move(to: string, rest: object = {}): Promise<void> {
  const { error } = await employer.owner.client.rpc("set_application_status", {
    p_application_id: application,
    p_status: to,
    ...rest,
  });
  expect(error).toBeNull();
}

describe("while a move can be undone, the candidate", () => {
  const reads: Record<string, () => object> = {
    get_my_application: () => ({ p_application_id: application }),
    get_my_applications: () => ({}),
    get_candidate_dashboard: () => ({}),
    get_candidate_activity: () => ({}),
    get_saved_jobs: () => ({}),
    search_jobs: () => ({ p_filter: { company: employer.id } }),
    get_offers: () => ({ p_application_id: application }),
    get_conversation: () => ({ p_application_id: application }),
    get_interviews: () => ({ p_application_id: application }),
    list_my_put_forwards: () => ({}),
    export_my_data: () => ({}),
  };
  test.each(Object.keys(reads))("sees no trace of the move in %s", async (procedure) => {
    const { data, error } = await candidate.client.rpc(procedure, reads[procedure]?.());
    expect(error).toBeNull();
    expect(JSON.stringify(data)).not.toContain("somebody else");
    // The status as a value, not as a key of a count or a filter.
    expect(JSON.stringify(data)).not.toMatch(/:"rejected"|"rejected":[1-9]/);
  });

  test("sees the former status in lists of jobs, and can still withdraw", async () => {
    const { data: found } = await candidate.client.rpc("search_jobs", { p_filter: { company: employer.id } });
    const listed = found.jobs.find(({ id }: { id: string }) => id === job.id);
    expect(listed.application).toMatchObject({ id: application, status: "reviewing" });
    const { data: saved } = await candidate.client.rpc("get_saved_jobs");
    expect(saved.jobs[0].application).toMatchObject({ status: "reviewing" });
    const { data: detail } = await candidate.client.rpc("get_my_application", { p_application_id: application });
    expect(detail.can.withdraw).toBe(true);
  });

  test("can withdraw from the status they saw, which discards the move", async () => {
    const { data, error } = await candidate.client.rpc("withdraw_application", { p_application_id: application });
    expect(error).toBeNull();
    const course = data.events.map((event: { to_status: string }) => event.to_status);
    expect([data.status, course]).toEqual(["withdrawn", ["applied", "reviewing", "withdrawn"]]);
    const undone = await employer.owner.client.rpc("undo_application_status", {
      p_application_id: application,
      p_status: "rejected",
    });
    expect(undone.error?.code).toBe("PT409");
    const reasons = await sql`select from private.application_rejections where application_id = ${application}`;
    expect(reasons.count).toBe(0);
  });

  test("withdraws from the status they saw when they delete their account", async () => {
    const { error } = await candidate.client.rpc("delete_account", { p_email: candidate.email });
    expect(error).toBeNull();
    const course = await sql<{ status: string }[]>`
      select to_status as status from public.application_events where application_id = ${application} order by id`;
    expect(course.map(({ status }) => status)).toEqual(["applied", "reviewing", "withdrawn"]);
  });

  test("can't read application rows through the table API, even after undo ends", async () => {
    await endUndoTime(application);
    expect((await candidate.client.from("applications").select("id")).data).toEqual([]);
  });
});

describe("while a move can be undone, the company that represents the candidate", () => {
  const read = async (procedure: string, args: object) => {
    const { data, error } = await manager.owner.client.rpc(procedure, args);
    expect(error).toBeNull();
    return data;
  };
  const listed = async (filter: object) => {
    const { applications, counts } = await read("get_company_applications", { p_filter: filter });
    const mine = applications.filter(({ id }: { id: string }) => id === application);
    return { statuses: mine.map(({ status }: { status: string }) => status), counts: counts.by_status };
  };

  test("sees the former status and history", async () => {
    const detail = await read("get_application_detail", { p_application_id: application });
    const course = detail.events.map((event: { to_status: string }) => event.to_status);
    expect([detail.status, course]).toEqual(["reviewing", ["applied", "reviewing"]]);
    const { applications } = await read("list_candidate_applications", { p_candidate_id: candidate.candidateId });
    expect(applications[0].status).toBe("reviewing");
    const preview = { p_ids: [application], p_change: { to: "hired" } };
    expect((await read("preview_applications_change", preview)).outcomes[0].status).toBe("reviewing");
  });

  test("finds the application by its former stage, not by what the move changes", async () => {
    expect(await listed({})).toEqual({ statuses: ["reviewing"], counts: { reviewing: 1 } });
    const before = [{ stage: "reviewing" }, { left: "applied" }, { reached: "reviewing" }, { furthest: "reviewing" }];
    const after = [{ stage: "rejected" }, { left: "reviewing" }];
    const found = async (filters: object[]) => {
      const lists = await Promise.all(filters.map(listed));
      return lists.map(({ statuses, counts }) => [...statuses, ...Object.keys(counts)]);
    };
    expect(await found(before)).toEqual(before.map(() => ["reviewing", "reviewing"]));
    expect(await found(after)).toEqual([["reviewing"], []]);
    await endUndoTime(application);
    expect(await listed({})).toEqual({ statuses: ["rejected"], counts: { rejected: 1 } });
    expect(await found(after)).toEqual(after.map(() => ["rejected", "rejected"]));
  });

  test("sees a reply as overdue until the reply can no longer be undone", async () => {
    const late = await makeApplication(job, await makeCandidate({ managedBy: manager }));
    await sql`update public.applications set answer_by = current_date - 9, status = 'reviewing' where id = ${late}`;
    await endUndoTime(late);
    const seen = async () => {
      const lists = await Promise.all(
        [{}, { answer: "overdue" }, { answer: "late" }, { reached: "offered" }, { furthest: "offered" }].map(
          (p_filter) => read("get_company_applications", { p_filter, p_sort: "best" }),
        ),
      );
      const byAnswer = await read("get_company_applications", { p_sort: "answer" });
      return {
        overdue: lists.map(({ counts }) => counts.overdue),
        lists: lists.map(({ applications }) => applications.map(({ id }: { id: string }) => id)),
        first: byAnswer.applications[0].id,
      };
    };
    const owed = {
      overdue: [1, 1, 1, 0, 0],
      lists: [[late, application], [late], [late], [], []],
      first: late,
    };
    expect(await seen()).toEqual(owed);
    const offered = { p_application_id: late, p_status: "offered" };
    expect((await employer.owner.client.rpc("set_application_status", offered)).error).toBeNull();
    expect(await seen()).toEqual(owed);
    await endUndoTime(late);
    expect(await seen()).toMatchObject({
      overdue: [0, 0, 0, 0, 0],
      lists: [expect.arrayContaining([late, application]), [], [late], [late], [late]],
    });
    // Nor is the reply due again while undoing it can still be undone.
    const back = { p_application_id: late, p_status: "interview" };
    expect((await employer.owner.client.rpc("set_application_status", back)).error).toBeNull();
    expect(await seen()).toMatchObject({
      overdue: [0, 0, 0, 0, 0],
      lists: [expect.anything(), [], [late], [late], [late]],
    });
  });

  test.each(["best", "newest", "answer"])(
    "finds the application under its former stage, in %s order",
    async (p_sort) => {
      const ownJob = await makeJob(manager);
      const own = await makeApplication(ownJob, await makeCandidate());
      const ids = async (p_filter: object) => {
        const { applications } = await read("get_company_applications", { p_filter, p_sort });
        return applications.map(({ id }: { id: string }) => id);
      };
      expect(await ids({ stage: "reviewing" })).toEqual([application]);
      expect(await ids({ stage: "reviewing", job: job.id })).toEqual([application]);
      expect(await ids({ stage: "rejected" })).toEqual([]);
      expect(await ids({ stage: "applied" })).toEqual([own]);
      await endUndoTime(application);
      expect(await ids({ stage: "rejected" })).toEqual([application]);
    },
  );

  test("can't read the row through the table API until undo ends", async () => {
    const rows = async (of: TestCompany) =>
      (await of.owner.client.from("applications").select("status").eq("id", application)).data;
    expect(await rows(manager)).toEqual([]);
    expect(await rows(employer)).toEqual([{ status: "rejected" }]);
    await endUndoTime(application);
    expect(await rows(manager)).toEqual([{ status: "rejected" }]);
  });
});

describe("across the database", () => {
  /**
   * Everything that reads an application's real status, by audience. What candidates and the companies that represent them read
   * goes through private.seen_applications, private.as_seen or private.is_settled instead.
   */
  const readers: Record<string, string> = {
    "that read it for the job's own company": `
      private.change_outcomes private.company_application_json private.counted private.job_counts
      private.remind_of_answers private.waiting_offers public.answer_hire public.get_company_report
      public.get_hire public.list_company_activity private.can_propose_times private.notify_company_of_application
      private.declined_times private.group_message_problem private.is_decided_since private.message_fields
      private.new_applications_of_today private.owed_replies private.reply_json private.duplicates_of private.decision_part
      private.most_urgent_day private.to_decide private.waiting_on_others private.decision_applications
       private.are_mergeable private.may_have_duplicates private.merge private.merge_side private.refuse_changed_merge
       public.get_merge public.merge_applications`,
    "of lists of companies, which look at another company's application by private.application_scopes and match_as_seen": `
      private.application_totals private.best_applications private.fits_filter private.fits_lookups
      private.newest_applications private.overdue_total private.owed_applications private.away_decisions`,
    "that change it, or end what goes with it": `
      private.end_offers
      private.end_open_things_of_job private.forget_conversations private.forget_withdrawn_documents private.leave_applications
      private.move_application private.notify_applicants_of_closing private.undo_move private.write_application_event
      public.close_company public.make_offer public.set_application_status public.submit_application
      public.withdraw_application private.withdraw private.counted_application_matches private.last_mover private.last_status
      private.join_application public.take_over_application`,
    "that count them for administrators, or give time again once a pause ends":
      "private.count_platform_days private.give_time_again public.get_person private.company_figures",
    "that decide what is seen":
      "private.as_seen private.match_as_seen private.settled_status private.conversation_ends",
    "that notify once it can no longer be undone": `
      private.knows_status private.notify_of_move private.remind_candidate private.mail_status private.notify_candidate_of_offer
      private.notify_of_status private.mail_added_decline private.notify_of_nudge`,
    "that refuse an answer until the move is settled": "private.offer_to_answer",
    "that count promises, by the histories of all applications of a company":
      "private.kept_promises private.promise_outcome private.withdrawn_on",
    "whose argument is as private.as_seen gives it": "private.my_application_json private.nudge_problem",
    "of what candidates do themselves, which they see immediately": "private.withdrawn_json private.can_apply_again",
    "that narrow by the time of the last change before they read what is seen": "public.get_candidate_dashboard",
    "that give back assignments": "public.undo_assignment",
  };

  test("only the functions and views listed here read an application's real status", async () => {
    const rows = await sql<{ name: string; body: string }[]>`
      select p.pronamespace::regnamespace || '.' || p.proname as name, pg_get_functiondef(p.oid) as body
      from pg_proc p
      where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.prokind = 'f'
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      union all
      select c.relnamespace::regnamespace || '.' || c.relname, pg_get_viewdef(c.oid)
      from pg_class c where c.relkind in ('v', 'm') and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)`;
    // Bodies parsed at creation are printed without the schema public.
    const table = "(?:(?:public|private)\\.)?(?:applications|application_matches|application_scopes)(?![\\w(])";
    const column = "\\)?\\.(?:status|answer_due|updated_at|reached|answered_on|withdrawn_on)\\b";
    const found = rows.filter(({ body }) => {
      const text = body.toLowerCase();
      // Table aliases, and arguments and variables that hold a row of the tables.
      const names = [
        ...text.matchAll(new RegExp(`(?:from|join|update|,)[\\s(]+${table}\\s+(?:as\\s+)?(\\w+)`, "g")),
        ...text.matchAll(new RegExp(`(\\w+)\\s+${table}`, "g")),
      ].flatMap(([, name]) => (!name || ["from", "join", "update", "into", "on"].includes(name) ? [] : [name]));
      const one = new RegExp(`\\b(?:${["applications", ...names].join("|")})${column}|\\.application${column}`);
      const whole = new RegExp(`select \\* from ${table}`).test(text) && new RegExp(column).test(text);
      const history =
        /\bapplication_events\b/.test(text.replace(/event (public\.)?application_events/, "")) &&
        !text.includes("is_settled");
      return one.test(text) || whole || history;
    });
    expect([...new Set(found.map(({ name }) => name))].sort()).toEqual(
      Object.values(readers).join(" ").trim().split(/\s+/).sort(),
    );
  });
});
