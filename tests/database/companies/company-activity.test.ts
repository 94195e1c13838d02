import { beforeAll, describe, expect, test } from "vitest";
import type { ActivityItem, ActivityKey } from "../../../supabase/functions/_shared/contracts/applications/activity.ts";
import { type Actor, sql } from "../../support/accounts.ts";
import { type Cast, makeCast, recruiting, refusal, staff, whoCan } from "../../support/cast.ts";
import { makeCandidate, makeStaff } from "../../support/companies.ts";
import { makeApplication, makeJob, reasonFor, type TestJob } from "../../support/jobs.ts";

let cast: Cast;
let jobs: { mine: TestJob; others: TestJob };
const applications: string[] = [];

async function page(actor: Pick<Actor, "client">, before: ActivityKey | null = null, limit?: number) {
  const { data, error } = await actor.client.rpc("list_company_activity", { p_before: before, p_limit: limit });
  if (error) throw error;
  return data as { items: ActivityItem[]; next: ActivityKey | null };
}

async function all(actor: Pick<Actor, "client">, limit: number): Promise<ActivityItem[]> {
  const items: ActivityItem[] = [];
  for (let before: ActivityKey | null | undefined; before !== null; ) {
    const { items: more, next } = await page(actor, before, limit);
    items.push(...more);
    before = next;
  }
  return items;
}

const keys = (items: readonly ActivityItem[]) => items.map(({ source, id }) => `${source} ${id}`);

beforeAll(async () => {
  cast = await makeCast();
  const { company, people } = cast;
  jobs = {
    mine: await makeJob(company, { title: "Dispatcher", assignedTo: people.partnerRecruiter }),
    others: await makeJob(company, { title: "Planner" }),
  };
  for (const job of [jobs.mine, jobs.others, jobs.others]) {
    applications.push(await makeApplication(job, await makeCandidate()));
  }
  const [moved, refused, withdrawn] = applications;
  const { client } = people.recruiter;
  for (const [id, status] of [
    [moved, "reviewing"],
    [refused, "rejected"],
  ]) {
    const args = { p_application_id: id, p_status: status, ...reasonFor(status) };
    expect((await client.rpc("set_application_status", args)).error).toBeNull();
  }
  await sql`update public.applications set status = 'withdrawn' where id = ${withdrawn ?? ""}`;
  // All at the same instant, as one transaction creates them: pages skip nothing.
  await sql`update public.application_events set created_at = date_trunc('day', now()) where company_id = ${company.id}`;
  await sql`update public.company_users set created_at = date_trunc('day', now()) where company_id = ${company.id}`;
});

describe("a company's activity", () => {
  test("shows who did what, and to whom", async () => {
    const items = await all(cast.people.owner, 20);
    const of = (kind: ActivityItem["kind"]) => items.filter((item) => item.kind === kind);
    expect(of("applied")).toHaveLength(3);
    expect(of("applied")[0]).toMatchObject({ person_name: "Casey Candidate", is_me: false });
    expect(of("moved").map((item) => item.kind === "moved" && item.status)).toEqual(
      expect.arrayContaining(["reviewing", "rejected"]),
    );
    expect(of("withdrawn")).toHaveLength(1);
    // The removed colleague is no longer on the team.
    expect(of("joined")).toHaveLength(staff.length);
    expect(of("joined").filter((item) => item.is_me)).toHaveLength(1);
    const own = await all(cast.people.recruiter, 20);
    expect(own.filter((item) => item.kind === "moved").every((item) => item.is_me)).toBe(true);
  });

  test.each([1, 2, 5])("lists each item once with pages of %i", async (limit) => {
    const whole = keys(await all(cast.people.owner, 50));
    expect(keys(await all(cast.people.owner, limit))).toEqual(whole);
    expect(new Set(whole).size).toBe(whole.length);
  });

  test("shows partner recruiters only their assigned jobs, and nothing about the team", async () => {
    const items = await all(cast.people.partnerRecruiter, 2);
    expect(items.map(({ kind }) => kind).sort()).toEqual(["applied", "moved"]);
    expect(items.every((item) => item.kind !== "joined" && item.job_title === "Dispatcher")).toBe(true);
  });

  test("is visible only to staff and administrators", async () => {
    const readers = await whoCan(cast, async (client) => {
      const { data, error } = await client.rpc("list_company_activity", { p_company_id: cast.company.id });
      if (error) expect(["42501", "PT401", "PT404"]).toContain(error.code);
      return !error && data.items.some((item: ActivityItem) => item.source === "application");
    });
    expect(readers).toEqual([...recruiting, "partnerRecruiter", "admin"]);
  });

  test("refuses invalid page positions", async () => {
    const odd = [
      {},
      { at: "once upon a time", source: "application", id: "1" },
      { at: new Date(), source: "application", id: "one" },
      { at: new Date(), source: "colleague", id: "1" },
      { at: new Date(), source: "mail", id: "1" },
      [],
    ];
    for (const p_before of odd) {
      const call = cast.people.owner.client.rpc("list_company_activity", { p_before });
      expect(await refusal(call), JSON.stringify(p_before)).toBe("PT422 invalid_input");
    }
  });

  test("shows when a colleague joins", async () => {
    const joined = await makeStaff(cast.company, "recruiter");
    const { items } = await page(joined, null, 1);
    expect(items).toMatchObject([{ kind: "joined", is_me: true, role: "recruiter" }]);
  });
});
