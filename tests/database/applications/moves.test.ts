import { beforeEach, describe, expect, test } from "vitest";
import {
  type BulkChange,
  rejectionReasons,
} from "../../../supabase/functions/_shared/contracts/applications/application.ts";
import { applicationStatusLabels } from "../../../supabase/functions/_shared/contracts/applications/application-status.ts";
import type { ChangeOutcome } from "../../../supabase/functions/_shared/contracts/applications/change-outcome.ts";
import { type ApplicationStatus, applicationStatuses } from "../../../supabase/functions/_shared/contracts/enums.ts";
import { type Actor, sql } from "../../support/accounts.ts";
import {
  atOnce,
  fieldErrors,
  makeCast,
  managing,
  type Role,
  recruiting,
  refusal,
  whoCan,
  whoCanDelete,
  whoCanInsert,
  whoCanSelect,
  whoCanUpdate,
} from "../../support/cast.ts";
import { dismissStaff, makeCandidate, makeCompany, makeStaff, type TestCompany } from "../../support/companies.ts";
import { makeApplication, makeJob, type TestJob } from "../../support/jobs.ts";
import { endUndoTime } from "../../support/notices.ts";

const cast = await makeCast();
/** Owned by the partner recruiter. */
const job = await makeJob(cast.company, { assignedTo: cast.people.partnerRecruiter });

const apply = async (status: ApplicationStatus = "applied", to = job) =>
  makeApplication(to, await makeCandidate(), { status });
const change = (by: Pick<Actor, "client">, ids: string[], p_change: BulkChange, from?: ApplicationStatus) =>
  by.client.rpc("change_applications", { p_moves: ids.map((id) => ({ id, ...(from && { from }) })), p_change });
const leftOut = ({ data, error }: { data: { outcomes: ChangeOutcome[] } | null; error: unknown }) => {
  expect(error).toBeNull();
  return data?.outcomes.map(({ refusal }) => refusal);
};
const standing = async (ids: readonly string[]) => {
  const rows = await sql<
    { id: string; status: string }[]
  >`select id, status from public.applications where id in ${sql([...ids])}`;
  return ids.map((id) => rows.find((row) => row.id === id)?.status);
};

describe("changing several applications", () => {
  test("previews exactly what will change, and why the rest won't", async () => {
    const foreign = await apply("applied", await makeJob(cast.other));
    const ids = [await apply(), await apply("interview"), await apply("withdrawn"), foreign];
    const p_change = { to: "interview" } as const;
    const expected = [null, "same_status", "not_allowed", "out_of_reach"];
    const preview = await cast.people.recruiter.client.rpc("preview_applications_change", { p_ids: ids, p_change });
    expect(leftOut(preview)).toEqual(expected);
    expect(preview.data.outcomes[0]).toMatchObject({
      id: ids[0],
      candidate_name: "Casey Candidate",
      status: "applied",
    });
    expect(preview.data.outcomes[3]).toMatchObject({ id: foreign, candidate_name: null, status: null });
    expect(await standing(ids)).toEqual(["applied", "interview", "withdrawn", "applied"]);
    expect(leftOut(await change(cast.people.recruiter, ids, p_change))).toEqual(expected);
    expect(await standing(ids)).toEqual(["interview", "interview", "withdrawn", "applied"]);
    // A retry after a lost response: reports the current state, and nothing moves twice.
    expect(leftOut(await change(cast.people.recruiter, ids.slice(0, 1), p_change, "applied"))).toEqual(["same_status"]);
  });

  test("skips applications that moved since they were seen", async () => {
    const id = await apply("reviewing");
    expect(leftOut(await change(cast.people.recruiter, [id], { to: "interview" }, "applied"))).toEqual(["moved_since"]);
    expect(await standing([id])).toEqual(["reviewing"]);
  });

  test("lets staff move only the applications they handle, and others move none", async () => {
    const able = (to: TestJob) =>
      whoCan(cast, async (client) => {
        const id = await apply("applied", to);
        await client.rpc("change_applications", { p_moves: [{ id }], p_change: { to: "reviewing" } });
        return (await standing([id]))[0] === "reviewing";
      });
    expect(await able(job)).toEqual([...recruiting, "partnerRecruiter"]);
    expect(await able(await makeJob(cast.company))).toEqual(recruiting);
    const none = await cast.clients.anonymous.rpc("change_applications", {
      p_moves: [{ id: await apply() }],
      p_change: { to: "reviewing" },
    });
    expect(none.error?.code).toMatch(/^(42501|PT401)$/);
  });

  test("is refused to the company that represents the candidate", async () => {
    const id = await makeApplication(job, await makeCandidate({ managedBy: cast.other }));
    expect(leftOut(await change(cast.people.otherOwner, [id], { to: "reviewing" }))).toEqual(["other_company"]);
  });

  test("moves each application once when two people change the same ones at the same time", async () => {
    const ids = [await apply(), await apply(), await apply()];
    const [one, other] = await atOnce(
      (transaction) => transaction`select from public.applications where id in ${transaction(ids)} for update`,
      [
        () => change(cast.people.owner, ids, { to: "interview" }, "applied"),
        () => change(cast.people.manager, ids.toReversed(), { to: "reviewing" }, "applied"),
      ],
    );
    const moved = [one, other].map((answer) => leftOut(answer as never)?.filter((why) => why === null).length);
    expect(moved.toSorted()).toEqual([0, 3]);
    const events = await sql`
      select application_id from public.application_events where application_id in ${sql(ids)} and from_status is not null`;
    expect(events).toHaveLength(3);
  });

  test.each([
    ["no", [] as string[], { to: "interview" }],
    ["more than 200", Array.from({ length: 201 }, () => crypto.randomUUID()), { to: "interview" }],
    ["unknown", [crypto.randomUUID()], { to: "nowhere" }],
    ["unsaid", [crypto.randomUUID()], {}],
  ])("refuses %s applications or changes", async (_, ids, p_change) => {
    const p_moves = ids.map((id) => ({ id }));
    expect(await refusal(cast.clients.owner.rpc("change_applications", { p_moves, p_change }))).toMatch(/^PT422/);
    expect(await refusal(cast.clients.owner.rpc("preview_applications_change", { p_ids: ids, p_change }))).toMatch(
      /^PT422/,
    );
  });

  test("can be undone as a group in time, by its author, except for applications moved since", async () => {
    const ids = [await apply(), await apply(), await apply()];
    await change(cast.people.recruiter, ids, { to: "reviewing" });
    await change(cast.people.manager, ids.slice(0, 1), { to: "interview" });
    await endUndoTime(String(ids[1]));
    const undo = (by: Actor) => by.client.rpc("undo_applications_change", { p_ids: ids, p_status: "reviewing" });
    expect((await undo(cast.people.manager)).data).toEqual([]);
    expect((await undo(cast.people.recruiter)).data).toEqual([ids[2]]);
    expect(await standing(ids)).toEqual(["interview", "reviewing", "applied"]);
  });
});

describe("a rejection", () => {
  const reject = (id: string, more: object = {}) =>
    cast.people.recruiter.client.rpc("set_application_status", { p_application_id: id, p_status: "rejected", ...more });

  test("requires a reason, for one or several applications", async () => {
    const id = await apply();
    const unsaid = await reject(id);
    expect([unsaid.error?.code, fieldErrors(unsaid.error)]).toEqual(["PT422", { reason: "Choose a reason" }]);
    expect(fieldErrors((await reject(id, { p_reason: "ugly" })).error)).toHaveProperty("reason");
    expect(fieldErrors((await reject(id, { p_reason: "skills", p_message: "x".repeat(2001) })).error)).toHaveProperty(
      "message",
    );
    const several = await change(cast.people.recruiter, [id], { to: "rejected" } as never);
    expect(fieldErrors(several.error)).toEqual({ reason: "Choose a reason" });
    expect(await standing([id])).toEqual(["applied"]);
    // The preview works before a reason is given.
    const preview = await cast.people.recruiter.client.rpc("preview_applications_change", {
      p_ids: [id],
      p_change: { to: "rejected" },
    });
    expect(leftOut(preview)).toEqual([null]);
  });

  test("keeps its reason within the team, and shows its message to the candidate when undo ends", async () => {
    const candidate = await makeCandidate();
    const id = await makeApplication(job, candidate);
    const message = "Thank you for the care you took.\nPlease look at our next roles.";
    const moved = await reject(id, { p_reason: "job_closed", p_message: message });
    expect(moved.data.rejection).toEqual({ reason: "job_closed", message });
    const own = async () => (await candidate.client.rpc("get_my_application", { p_application_id: id })).data;
    expect(await own()).toMatchObject({ status: "applied", message: null });
    const [mail] = await endUndoTime(id, candidate);
    expect(await own()).toMatchObject({ status: "rejected", message });
    expect(mail).toMatchObject({ template: "application_status", data: { status: "rejected", message } });
    const [notice] = await sql`select * from public.notifications where user_id = ${candidate.id}`;
    for (const told of [await own(), mail, notice]) expect(JSON.stringify(told)).not.toContain("job_closed");
    // The representing company reads the application, but neither of the two.
    const managed = await makeApplication(job, await makeCandidate({ managedBy: cast.other }));
    await reject(managed, { p_reason: "job_closed", p_message: message });
    const read = await cast.people.otherOwner.client.rpc("get_application_detail", { p_application_id: managed });
    expect(read.data.rejection).toBeNull();
  });

  test("disappears when undone, and a new rejection uses only its own message", async () => {
    const candidate = await makeCandidate();
    const id = await makeApplication(job, candidate);
    await reject(id, { p_reason: "skills", p_message: "First." });
    await cast.people.recruiter.client.rpc("undo_application_status", { p_application_id: id, p_status: "rejected" });
    expect(await sql`select from private.application_rejections where application_id = ${id}`).toHaveLength(0);
    await reject(id, { p_reason: "level" });
    await endUndoTime(id);
    expect((await candidate.client.rpc("get_my_application", { p_application_id: id })).data.message).toBeNull();
  });

  test("accepts every reason in the contracts", async () => {
    const id = await apply();
    for (const p_reason of rejectionReasons) {
      expect((await reject(id, { p_reason })).error).toBeNull();
      await cast.people.recruiter.client.rpc("undo_application_status", { p_application_id: id, p_status: "rejected" });
    }
  });
});

describe("an application's owner", () => {
  const give = async (role: Role, assignee: string | null, id?: string) =>
    leftOut(await change({ client: cast.clients[role] }, [id ?? (await apply())], { assignee }));
  const assigneeOf = async (id: string) =>
    (await sql`select assigned_to_user_id as id from public.application_assignments where application_id = ${id}`)[0]
      ?.id;

  test("can be set by managing staff; others can only take an application or give it back", async () => {
    const { people } = cast;
    for (const role of managing) expect(await give(role, people.recruiter.id)).toEqual([null]);
    const others = "role";
    expect(await give("recruiter", people.manager.id)).toEqual([others]);
    expect(await give("partnerRecruiter", people.manager.id)).toEqual([others]);
    const id = await apply();
    for (const role of ["recruiter", "partnerRecruiter"] as const) {
      expect(await give(role, people[role].id, id)).toEqual([null]);
      expect(await assigneeOf(id)).toBe(people[role].id);
      expect(await give(role, null, id)).toEqual([null]);
      expect(await assigneeOf(id)).toBeUndefined();
    }
    for (const role of ["removedStaff", "otherOwner", "candidate"] as const) {
      expect(await give(role, people[role].id)).toEqual(["out_of_reach"]);
    }
  });

  test("must be recruiting staff of the company, or the partner recruiter of its job", async () => {
    const { people } = cast;
    const refused = "not_on_job";
    const elsewhere = await apply("applied", await makeJob(cast.company));
    expect(await give("owner", people.partnerRecruiter.id, elsewhere)).toEqual([refused]);
    for (const role of ["otherOwner", "removedStaff", "candidate"] as const) {
      expect(await give("owner", people[role].id)).toEqual([refused]);
    }
    expect(await give("owner", people.owner.id)).toEqual([null]);
    expect(await refusal(change(people.owner, [elsewhere], { assignee: "nobody" }))).toMatch(/^PT422/);
  });

  test("gets one notification for several assignments, and withdrawals in place of the job's owner", async () => {
    const company = await makeCompany();
    const [recruiter, other] = [await makeStaff(company, "recruiter"), await makeStaff(company, "recruiter")];
    const own = await makeJob(company, { assignedTo: other });
    const candidate = await makeCandidate();
    const ids = [await makeApplication(own, candidate), await apply("applied", own)];
    expect(leftOut(await change(company.owner, ids, { assignee: recruiter.id }))).toEqual([null, null]);
    expect(leftOut(await change(company.owner, ids, { assignee: recruiter.id }))).toEqual(["same_owner", "same_owner"]);
    const told = () => sql`
      select user_id, type, title from public.notifications where user_id in ${sql([recruiter.id, other.id])} order by created_at`;
    expect(await told()).toMatchObject([
      { user_id: recruiter.id, type: "application_assigned", title: "2 applications were assigned to you" },
    ]);
    await candidate.client.rpc("withdraw_application", { p_application_id: ids[0] });
    expect((await told()).map(({ user_id, type }) => [user_id, type])).toContainEqual([
      recruiter.id,
      "application_withdrawn",
    ]);
    expect((await told()).some(({ user_id }) => user_id === other.id)).toBe(false);
  });

  test("is replaced by the successor on leaving, and cleared when a partner recruiter loses the job", async () => {
    const company = await makeCompany();
    const [leaving, successor, partner] = [
      await makeStaff(company, "recruiter"),
      await makeStaff(company, "recruiter"),
      await makeStaff(company, "partner_recruiter"),
    ];
    const own = await makeJob(company, { assignedTo: partner });
    const [one, other, third] = [await apply("applied", own), await apply("applied", own), await apply("applied", own)];
    await change(company.owner, [one], { assignee: leaving.id });
    await change(company.owner, [other], { assignee: partner.id });
    await change(company.owner, [third], { assignee: successor.id });
    const [member] = await sql`select id from public.company_users where user_id = ${leaving.id}`;
    const removed = await company.owner.client.rpc("remove_staff", {
      p_company_user_id: member?.id,
      p_successor: successor.id,
    });
    expect(removed.error).toBeNull();
    expect(await assigneeOf(one)).toBe(successor.id);
    await company.owner.client.rpc("assign_jobs", { p_job_ids: [own.id], p_user_id: successor.id });
    expect(await assigneeOf(other)).toBeUndefined();
    await dismissStaff(company, successor);
    expect(await assigneeOf(third)).toBeUndefined();
  });

  test("is not set to a colleague removed at the same moment", async () => {
    const company = await makeCompany();
    const recruiter = await makeStaff(company, "recruiter");
    const id = await apply("applied", await makeJob(company));
    const [given] = await atOnce(
      (transaction) => transaction`delete from public.company_users where user_id = ${recruiter.id}`,
      [() => change(company.owner, [id], { assignee: recruiter.id })],
    );
    expect(leftOut(given as never)).toEqual(["not_on_job"]);
    expect(await assigneeOf(id)).toBeUndefined();
  });
});

describe("application_assignments", () => {
  let id: string;
  let company: TestCompany;
  beforeEach(async () => {
    company = cast.company;
    id = await apply();
    await change(cast.people.owner, [id], { assignee: cast.people.recruiter.id });
  });

  test("can't be read or written by any client", async () => {
    const table = "application_assignments";
    const row = { application_id: id };
    expect(await whoCanSelect(cast, table, row)).toEqual([]);
    expect(await whoCanUpdate(cast, table, row, { assigned_to_user_id: cast.people.owner.id })).toEqual([]);
    expect(await whoCanDelete(cast, table, async () => row)).toEqual([]);
    const other = await apply();
    const values = { application_id: other, company_id: company.id, assigned_to_user_id: cast.people.owner.id };
    expect(await whoCanInsert(cast, table, () => values)).toEqual([]);
  });
});

test("SQL uses the status labels of the contracts", async () => {
  for (const status of applicationStatuses) {
    const [row] = await sql`select private.status_in_words(${status}) as words`;
    expect(row?.words).toBe(applicationStatusLabels[status]);
  }
});
