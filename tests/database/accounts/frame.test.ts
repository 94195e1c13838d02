import { describe, expect, test } from "vitest";
import type { Frame } from "../../../supabase/functions/_shared/contracts/accounts/account.ts";
import type { CompanyActs } from "../../../supabase/functions/_shared/contracts/companies/company.ts";
import { notificationsListed } from "../../../supabase/functions/_shared/contracts/notifications/notification.ts";
import { sql } from "../../support/accounts.ts";
import { makeCast, type Role, refusal, roles } from "../../support/cast.ts";
import { makeCandidate, makeCompany } from "../../support/companies.ts";
import { addInterview, makeInterview } from "../../support/interviews.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";

const cast = await makeCast();

async function frameOf(role: Role): Promise<Frame> {
  const { data, error } = await cast.clients[role].rpc("get_frame");
  expect(error).toBeNull();
  return data as Frame;
}

test("get_frame describes the signed-in person, and refuses visitors", async () => {
  expect(await refusal(cast.clients.anonymous.rpc("get_frame"))).toMatch(/42501|PT401/);
  for (const role of roles.filter((each) => each !== "anonymous")) {
    const frame = await frameOf(role);
    expect(frame.user_id, role).toBe(cast.people[role].id);
    expect(frame.role, role).toBe(role === "candidate" || role === "admin" ? role : "company");
  }
});

test("get_frame lists current memberships, and none for a removed employee", async () => {
  const companies = async (role: Role) => (await frameOf(role)).memberships.map(({ company_id }) => company_id);
  expect(await companies("recruiter")).toEqual([cast.company.id]);
  expect(await companies("otherOwner")).toEqual([cast.other.id]);
  expect(await companies("removedStaff")).toEqual([]);
  expect(await companies("candidate")).toEqual([]);
});

test("get_frame takes the name from the record for that role", async () => {
  await sql`update public.candidates set first_name = 'Nadia', last_name = 'Ferreira' where user_id = ${cast.people.candidate.id}`;
  await sql`update public.company_users set first_name = 'Tom', last_name = '' where user_id = ${cast.people.manager.id}`;
  await sql`update public.profiles set first_name = 'Ada', last_name = 'Okafor' where id = ${cast.people.admin.id}`;
  expect((await frameOf("candidate")).name).toBe("Nadia Ferreira");
  expect((await frameOf("manager")).name).toBe("Tom");
  expect((await frameOf("admin")).name).toBe("Ada Okafor");
  expect((await frameOf("removedStaff")).name).toBe("");
});

test("get_frame allows what the role at the company allows, and nothing without a company", async () => {
  const able = async (act: keyof CompanyActs) => {
    const frames = await Promise.all(
      roles.filter((each) => each !== "anonymous").map(async (role) => [role, (await frameOf(role)).can[act]] as const),
    );
    return frames.filter(([, can]) => can).map(([role]) => role);
  };
  expect(await able("manage_staff")).toEqual(["owner", "subscriptionAdmin", "manager", "otherOwner", "expiredOwner"]);
  expect(await able("handle_candidates")).toContain("recruiter");
});

describe("the pending count", () => {
  test("includes the new applications that the reader may read", async () => {
    const [assigned, other] = await Promise.all([makeJob(cast.company), makeJob(cast.company)]);
    await sql`
      insert into public.job_assignments (job_id, company_id, assigned_to_user_id, assigned_by_user_id)
      values (${assigned.id}, ${cast.company.id}, ${cast.people.partnerRecruiter.id}, ${cast.people.owner.id})`;
    const [first, second] = await Promise.all([makeCandidate(), makeCandidate()]);
    await makeApplication(assigned, first);
    await makeApplication(other, first);
    await makeApplication(other, second, { status: "reviewing" });
    const waiting = async (role: Role) => (await frameOf(role)).waiting;
    expect(await waiting("recruiter")).toBe(2);
    expect(await waiting("partnerRecruiter")).toBe(1);
    expect(await waiting("otherOwner")).toBe(0);
    expect(await waiting("removedStaff")).toBe(0);
    expect(await waiting("candidate")).toBe(0);
  });

  test("includes submitted companies for an administrator, until they are rejected", async () => {
    const before = (await frameOf("admin")).waiting;
    const { id } = await makeCompany();
    await sql`update public.companies set is_approved = false, approved_at = null where id = ${id}`;
    expect((await frameOf("admin")).waiting).toBe(before + 1);
    await sql`update public.companies set rejected_at = now(), rejection_reason = 'No' where id = ${id}`;
    expect((await frameOf("admin")).waiting).toBe(before);
  });
});

test("today's interviews include all current ones for managers, and for others the ones they take part in", async () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const taking = { people: [cast.people.recruiter] };
  const { applicationId } = await makeInterview(cast.company, await makeCandidate(), {
    ...taking,
    startsAt: minutesAgo(10),
  });
  await addInterview(applicationId, { ...taking, startsAt: minutesAgo(46) });
  await addInterview(applicationId, { ...taking, startsAt: minutesAgo(5), state: "cancelled" });
  await addInterview(applicationId, taking);
  const counts = Object.fromEntries(
    await Promise.all(
      roles
        .filter((each) => each !== "anonymous")
        .map(async (role) => [role, (await frameOf(role)).interviews_today] as const),
    ),
  );
  expect(counts).toMatchObject({ owner: 1, subscriptionAdmin: 1, manager: 1, recruiter: 1, partnerRecruiter: 0 });
  expect(counts).toMatchObject({ removedStaff: 0, otherOwner: 0, expiredOwner: 0, candidate: 0, admin: 0 });
  expect((await frameOf("recruiter")).company_name).toBe(cast.company.name);
  expect((await frameOf("candidate")).company_name).toBe("");
});

test("the unread count covers only the caller's notifications that the bell lists", async () => {
  const { id } = cast.people.candidate;
  await sql`
    insert into public.notifications (user_id, type, title, message, is_read, created_at)
    select ${id}, 'application_status', 'Moved', '', n > ${notificationsListed - 2}, now() + n * interval '1 second'
    from generate_series(1, ${notificationsListed + 3}) n`;
  expect((await frameOf("candidate")).unread).toBe(notificationsListed - 5);
  expect((await frameOf("owner")).unread).toBe(0);
});
