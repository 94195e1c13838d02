import { beforeEach, describe, expect, test } from "vitest";
import { companyTransitions } from "../../../supabase/functions/_shared/contracts/applications/application-status.ts";
import type { ApplicationStatus } from "../../../supabase/functions/_shared/contracts/enums.ts";
import { type Actor, sql } from "../../support/accounts.ts";
import { atOnce, makeCast, type Role, refusal, roles, untilHeldUp } from "../../support/cast.ts";
import { makeCandidate, type TestCandidate } from "../../support/companies.ts";
import { makeApplication, makeJob, reasonFor } from "../../support/jobs.ts";
import { endMailWindow, endUndoTime } from "../../support/notices.ts";

let applicant: TestCandidate;
let application: string;
const cast = await makeCast();
beforeEach(async () => {
  applicant = await makeCandidate();
  const job = await makeJob(cast.company, { assignedTo: cast.people.partnerRecruiter });
  application = await makeApplication(job, applicant);
});

async function move(to: ApplicationStatus, by: Pick<Actor, "client"> = cast.company.owner): Promise<void> {
  const { error } = await by.client.rpc("set_application_status", {
    p_application_id: application,
    p_status: to,
    ...reasonFor(to),
  });
  expect(error).toBeNull();
}
const undo = (what: ApplicationStatus, by: Pick<Actor, "client"> = cast.company.owner) =>
  by.client.rpc("undo_application_status", { p_application_id: application, p_status: what });

const inApp = async () =>
  (
    await sql<{ title: string }[]>`
      select title from public.notifications where data ->> 'application_id' = ${application} and user_id = ${applicant.id}
      order by created_at, id`
  ).map(({ title }) => title);
/** How many emails there were about it, including sent ones. */
const mailed = async () =>
  (await sql`select from public.email_outbox where to_email = ${applicant.email} and template = 'application_status'`)
    .count;
const statusNow = async () =>
  (await sql<{ status: string }[]>`select status from public.applications where id = ${application}`)[0]?.status;

describe("a move", () => {
  test("stays when undo ends while a withdrawal waits, and the withdrawal is refused", async () => {
    await move("rejected");
    const withdrawal = await sql.begin(async (begun) => {
      const transaction = begun as unknown as typeof sql;
      await transaction`select from public.applications where id = ${application} for update`;
      const answer = Promise.resolve(
        refusal(applicant.client.rpc("withdraw_application", { p_application_id: application })),
      );
      await untilHeldUp(transaction);
      await transaction`
        update public.application_events set created_at = clock_timestamp() - private.undo_time()
        where application_id = ${application} and to_status = 'rejected'`;
      return { answer };
    });
    expect(await withdrawal.answer).toBe("PT409 status_not_allowed");
    expect(await statusNow()).toBe("rejected");
  });

  test("notifies the candidate in the app and by email when undo ends, never before", async () => {
    await move("interview");
    await sql`select private.notify_due()`;
    expect([await inApp(), await mailed()]).toEqual([[], 0]);
    const [due] = await sql`
      select bool_and(due_at between now() and now() + private.undo_time()) as waits, count(distinct due_at)::integer as times, count(*)::integer as ways
      from private.pending_notifications where subject_id = ${application}`;
    expect(due).toEqual({ waits: true, times: 1, ways: 2 });
    await endUndoTime(application);
    expect(await inApp()).toEqual(["Your application moved to Interview"]);
    expect(await mailed()).toBe(1);
    await endUndoTime(application);
    expect(await mailed()).toBe(1);
  });

  test("doesn't show on the candidate's pages until undo ends", async () => {
    const pages = async () => {
      const read = async (name: string, args: object) => (await applicant.client.rpc(name, args)).data;
      const [one, list, activity, conversation] = await Promise.all([
        read("get_my_application", { p_application_id: application }),
        read("get_my_applications", {}),
        read("get_candidate_activity", {}),
        read("get_conversation", { p_application_id: application }),
      ]);
      return [
        one.status,
        one.events.length,
        list.applications[0].status,
        activity.interviews,
        conversation.ends !== null,
      ];
    };
    await move("rejected");
    expect(await pages()).toEqual(["applied", 1, "applied", 0, false]);
    expect((await undo("rejected")).error).toBeNull();
    await move("interview");
    expect(await pages()).toEqual(["applied", 1, "applied", 0, false]);
    expect((await undo("interview")).error).toBeNull();
    await move("interview");
    await endUndoTime(application);
    expect(await pages()).toEqual(["interview", 2, "interview", 1, false]);
    await move("rejected");
    await endUndoTime(application);
    expect(await pages()).toEqual(["rejected", 3, "rejected", 1, true]);
  });

  test("sends one email for twenty moves in a row, with the final status", async () => {
    for (let round = 0; round < 10; round += 1) {
      await move("rejected");
      await move("reviewing");
    }
    await endUndoTime(application);
    expect(await inApp()).toEqual(["Your application is under review"]);
    expect(await mailed()).toBe(1);
  });

  test("says when it goes back to an earlier status", async () => {
    const told = [];
    for (const to of ["hired", "offered", "interview", "rejected", "applied", "interview"] as const) {
      await move(to);
      const mails = [...(await endUndoTime(application, applicant)), ...(await endMailWindow(application, applicant))];
      told.push([to, mails.at(-1)?.data.is_back, ...(await inApp())]);
    }
    expect(told).toEqual([
      ["hired", false, "Your application moved to Hired"],
      ["offered", true, "Your application moved back to Offered"],
      ["interview", true, "Your application moved back to Interview"],
      ["rejected", false, "Your application was not selected"],
      ["applied", true, "Your application moved back to Submitted"],
      ["interview", false, "Your application moved to Interview"],
    ]);
  });

  test("within 15 minutes of an email is emailed when they end, but shows in the app right away", async () => {
    await move("interview");
    await endUndoTime(application);
    for (const to of ["offered", "interview", "rejected"] as const) {
      await move(to);
      await endUndoTime(application);
    }
    // An unread one is replaced.
    expect(await inApp()).toEqual(["Your application was not selected"]);
    expect(await mailed()).toBe(1);
    await endMailWindow(application);
    expect(await mailed()).toBe(2);
    const pending = () => sql`
      select kind, before, due_at > now() + interval '14 minutes' as waits
      from private.pending_notifications where subject_id = ${application}`;
    expect([...(await pending())]).toEqual([{ kind: "move_email", before: "rejected", waits: true }]);
    await endMailWindow(application);
    expect(await mailed()).toBe(2);
    expect([...(await pending())]).toEqual([]);
  });

  test("leaves a read notification in place and adds a new one", async () => {
    await move("interview");
    await endUndoTime(application);
    await sql`update public.notifications set is_read = true where user_id = ${applicant.id}`;
    await move("offered");
    await endUndoTime(application);
    expect(await inApp()).toEqual(["Your application moved to Interview", "Your application moved to Offered"]);
  });

  test("sends nothing when it is reversed, or when the candidate withdraws", async () => {
    await move("rejected");
    await move("reviewing");
    await endUndoTime(application);
    await sql`delete from public.notifications where user_id = ${applicant.id}`;
    await move("interview");
    await move("reviewing");
    await endUndoTime(application);
    await endMailWindow(application);
    expect([await inApp(), await mailed()]).toEqual([[], 1]);

    await move("offered");
    await applicant.client.rpc("withdraw_application", { p_application_id: application });
    await endUndoTime(application);
    await endMailWindow(application);
    expect([await inApp(), await mailed()]).toEqual([[], 1]);
  });

  test("notifies once when several runs happen at the same time", async () => {
    await move("interview");
    await sql`update private.pending_notifications set due_at = now() where subject_id = ${application}`;
    await Promise.all([1, 2, 3].map(() => sql`select private.notify_due()`));
    await sql`select private.notify_due()`;
    // The stack's own schedule may be running it.
    await expect.poll(inApp).toHaveLength(1);
    await expect.poll(mailed).toBe(1);
  });

  test("keeps its pending notifications hidden from every client", async () => {
    for (const role of roles) {
      const { error } = await cast.clients[role].schema("private").from("pending_notifications").select("*");
      expect(error?.code, role).toBe("PGRST106");
    }
  });
});

describe("undoing a move", () => {
  const over = "PT409 undo_over";

  test("restores the application and its history, and the move is never notified", async () => {
    await move("offered");
    await endUndoTime(application);
    await move("hired");
    const { data, error } = await undo("hired");
    expect(error).toBeNull();
    expect(data).toMatchObject({ status: "offered", allowed_statuses: companyTransitions.offered });
    const path = ["applied", "offered"];
    expect(data.events.map((event: { to_status: string }) => event.to_status)).toEqual(path);
    const mine = await applicant.client.rpc("get_my_application", { p_application_id: application });
    expect(mine.data).toMatchObject({ status: "offered" });
    expect(mine.data.events.map((event: { to_status: string }) => event.to_status)).toEqual(path);
    await endUndoTime(application);
    await endMailWindow(application);
    expect(await inApp()).toEqual(["Your application moved to Offered"]);
    expect(await mailed()).toBe(1);
    await move("rejected");
  });

  test.each([
    ["owner", null],
    ["subscriptionAdmin", over],
    ["manager", over],
    ["recruiter", over],
    ["partnerRecruiter", over],
    ["removedStaff", "PT404 application_not_found"],
    ["otherOwner", "PT404 application_not_found"],
    ["expiredOwner", "PT404 application_not_found"],
    ["candidate", "PT404 application_not_found"],
    ["admin", "PT403 not_allowed"],
    ["anonymous", "42501"],
  ] satisfies [Role, string | null][])("is limited to the person who made it: %s gets %s", async (role, answer) => {
    await move("rejected");
    expect(await refusal(undo("rejected", { client: cast.clients[role] }))).toBe(answer);
    expect(await statusNow()).toBe(answer === null ? "applied" : "rejected");
  });

  test("is refused to the candidate, and works for a partner recruiter who made the move", async () => {
    await move("interview", cast.people.partnerRecruiter);
    expect(await refusal(undo("interview", applicant))).toBe("PT404 application_not_found");
    expect(await refusal(undo("interview"))).toBe(over);
    expect(await refusal(undo("interview", cast.people.partnerRecruiter))).toBeNull();
    expect(await statusNow()).toBe("applied");
  });

  test("is refused after its time has passed, and the move is notified", async () => {
    await move("interview");
    await endUndoTime(application);
    expect(await refusal(undo("interview"))).toBe(over);
    expect(await statusNow()).toBe("interview");
    expect(await mailed()).toBe(1);
  });

  test("is refused after another move or a withdrawal, and never undoes an earlier move", async () => {
    await move("reviewing");
    await move("interview", cast.people.manager);
    expect(await refusal(undo("reviewing"))).toBe(over);
    expect(await refusal(undo("interview"))).toBe(over);
    expect(await refusal(undo("interview", cast.people.manager))).toBeNull();
    // A retry after a lost response.
    expect(await refusal(undo("interview", cast.people.manager))).toBe(over);
    expect(await statusNow()).toBe("reviewing");

    await applicant.client.rpc("withdraw_application", { p_application_id: application });
    expect(await refusal(undo("reviewing"))).toBe(over);
    expect(await refusal(undo("withdrawn"))).toBe(over);
  });

  test("can't undo applying, and refuses unknown statuses", async () => {
    expect(await refusal(undo("applied"))).toBe(over);
    expect(await refusal(undo("promoted" as ApplicationStatus))).toBe("PT422 invalid_input");
    expect(await statusNow()).toBe("applied");
  });

  test("happens once when requested twice at the same time", async () => {
    await move("reviewing");
    await move("interview");
    const answers = await atOnce(
      (transaction) => transaction`select from public.applications where id = ${application} for update`,
      [() => undo("interview"), () => undo("interview")],
    );
    expect(answers.map(({ error }) => error?.hint ?? null).toSorted()).toEqual([null, "undo_over"].toSorted());
    expect(await statusNow()).toBe("reviewing");
  });

  test("is refused when its time ends while it waits", async () => {
    await move("interview");
    const [answer] = await atOnce(
      async (transaction) => {
        await transaction`select from public.applications where id = ${application} for update`;
        await transaction`
          update public.application_events set created_at = now() - private.undo_time() where application_id = ${application}`;
      },
      [() => undo("interview")],
    );
    expect(answer?.error).toMatchObject({ hint: "undo_over", message: expect.stringMatching(/^It's too late/) });
  });
});
