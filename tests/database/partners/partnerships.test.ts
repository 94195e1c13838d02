import { beforeEach, describe, expect, test } from "vitest";
import type {
  Partnership,
  SharedByCompany,
} from "../../../supabase/functions/_shared/contracts/partners/partnership.ts";
import { type Actor, makeAdmin, sql, unique } from "../../support/accounts.ts";
import { makeCast, refusal, whoCan } from "../../support/cast.ts";
import {
  makeCandidate,
  makeCompany,
  makeStaff,
  type TestCandidate,
  type TestCompany,
} from "../../support/companies.ts";
import { makeJob } from "../../support/jobs.ts";

const admin = await makeAdmin();

const pairs = () => admin.client.from("company_relationships");

/** Two new partners who share nothing yet, the first older than the second in the row. */
async function makePair(): Promise<{ id: string; a: TestCompany; b: TestCompany }> {
  const [a, b] = await Promise.all([
    makeCompany({ name: unique("Quillmark Freight") }),
    makeCompany({ name: unique("Orielle Staffing") }),
  ]);
  const [row] = await sql<{ id: string }[]>`
    insert into public.company_relationships (company_a_id, company_b_id) values (${a.id}, ${b.id}) returning id`;
  if (!row) throw new Error("No partnership was stored.");
  return { id: row.id, a, b };
}

async function list(args: object): Promise<Partnership[]> {
  const { data, error } = await admin.client.rpc("list_partnerships", args);
  expect(error).toBeNull();
  return data.partnerships;
}
const counts = async (): Promise<Record<string, number>> =>
  (await admin.client.rpc("list_partnerships", { p_limit: 1 })).data.counts;

async function agree(candidate: TestCandidate): Promise<TestCandidate> {
  expect((await candidate.client.rpc("set_shown_to_partners", { p_shown: true })).data).toBe(true);
  return candidate;
}

test("only administrators can read partnerships", async () => {
  const cast = await makeCast();
  const able = (name: string, args: object) =>
    whoCan(cast, async (client) => {
      const answer = await refusal(client.rpc(name, args));
      if (answer && !["PT403 admin_only", "42501"].includes(answer)) throw new Error(answer);
      return !answer;
    });
  expect(await able("list_partnerships", {})).toEqual(["admin"]);
  expect(await able("get_shared_by", { p_company_ids: [cast.company.id] })).toEqual(["admin"]);
  expect(await able("search_companies", { p_partnerless: true })).toEqual(["admin"]);
});

describe("list_partnerships", () => {
  test("finds pairs by both names and by what they share, in any order of the names", async () => {
    const { id, a, b } = await makePair();
    const found = async (p_shares: string) =>
      (await list({ p_search: `${a.name} ${b.name}`.toUpperCase(), p_shares })).length === 1;
    const fitting = async () => {
      const fits: string[] = [];
      for (const shares of ["all", "active", "jobs", "candidates", "nothing"])
        if (await found(shares)) fits.push(shares);
      return fits;
    };
    expect(await fitting()).toEqual(["all", "nothing"]);
    await pairs().update({ can_share_jobs: true }).eq("id", id);
    expect(await fitting()).toEqual(["all", "active", "jobs"]);
    await pairs().update({ can_share_jobs: false, can_share_candidates: true }).eq("id", id);
    expect(await fitting()).toEqual(["all", "active", "candidates"]);
    expect(await list({ p_search: `${b.name} ${a.name}` })).toHaveLength(1);
    expect(await list({ p_search: `${b.name} ${crypto.randomUUID()}` })).toEqual([]);
  });

  test("marks a company whose approval was withdrawn, and counts the pair as sharing nothing", async () => {
    const { id, a, b } = await makePair();
    await pairs().update({ can_share_jobs: true }).eq("id", id);
    await sql`update public.companies set is_approved = false, approved_at = null where id = ${b.id}`;
    const found = (p_shares: string) => list({ p_search: a.name, p_shares });
    expect(await found("all")).toMatchObject([
      { can_share_jobs: true, a: { is_approved: true }, b: { is_approved: false } },
    ]);
    for (const shares of ["active", "jobs", "candidates"]) expect(await found(shares), shares).toEqual([]);
    expect(await found("nothing")).toHaveLength(1);
    // Switching in between changes what no one sees: no notifications.
    const told = () =>
      sql`select title from public.notifications where user_id in (${a.owner.id}, ${b.owner.id}) and type = 'partnership_changed'`;
    const before = (await told()).length;
    await pairs().update({ can_share_jobs: false, can_share_candidates: true }).eq("id", id);
    expect(await told()).toHaveLength(before);
  });

  test("continues after the last row of a page, even among pairs created at the same moment", async () => {
    const word = unique("Sametime").toLowerCase();
    const hub = await makeCompany({ name: word });
    const others = await Promise.all([1, 2, 3].map(() => makeCompany()));
    await sql`insert into public.company_relationships ${sql(
      others.map((other) => ({ company_a_id: hub.id, company_b_id: other.id, created_at: new Date("2026-01-01") })),
    )}`;
    const first = await list({ p_search: word, p_limit: 2 });
    const last = first.at(-1);
    const rest = await list({ p_search: word, p_before: { createdAt: last?.created_at, id: last?.id } });
    expect(new Set([...first, ...rest].map(({ b }) => b.id))).toEqual(new Set(others.map(({ id }) => id)));
    expect([first.length, rest.length]).toEqual([2, 1]);
    const page = { p_before: { createdAt: last?.created_at, id: last?.id } };
    expect((await admin.client.rpc("list_partnerships", page)).data.counts, "later pages do not count").toBeNull();
    expect(await refusal(admin.client.rpc("list_partnerships", { p_before: { createdAt: "never" } }))).toBe(
      "PT422 invalid_input",
    );
  });

  test("counts partnerships, those that share anything, and approved companies without one", async () => {
    const { id } = await makePair();
    await pairs().update({ can_share_candidates: true }).eq("id", id);
    const real = async () => {
      const [row] = await sql`
        select
          (select count(*)::int from public.company_relationships) as partnerships,
          (select count(*)::int from public.company_relationships r
            where (r.can_share_jobs or r.can_share_candidates)
              and 2 = (select count(*) from public.companies where id in (r.company_a_id, r.company_b_id) and is_approved)) as active,
          count(*) filter (where c.is_approved)::int as approved,
          count(*) filter (where c.is_approved and not exists (
            select from public.company_relationships r where c.id in (r.company_a_id, r.company_b_id)))::int as partnerless
        from public.companies c`;
      return { ...row };
    };
    // Other tests create companies at the same time.
    await expect
      .poll(async () => {
        const [before, told, after] = [await real(), await counts(), await real()];
        return JSON.stringify(before) === JSON.stringify(after)
          ? Object.entries(after).every(([name, n]) => told[name] === n)
          : null;
      })
      .toBe(true);
  });

  test("leaves finding companies without partners to search_companies", async () => {
    const { id, a } = await makePair();
    const partnerless = async () =>
      (
        await admin.client.rpc("search_companies", { p_search: a.name, p_partnerless: true, p_state: "approved" })
      ).data.companies.map((company: { id: string }) => company.id);
    expect(await partnerless()).toEqual([]);
    await pairs().delete().eq("id", id);
    expect(await partnerless()).toEqual([a.id]);
  });
});

test("a second partnership of the same companies is refused, with the existing one in the error", async () => {
  const { id, a, b } = await makePair();
  const { error } = await pairs().insert({ company_a_id: b.id, company_b_id: a.id });
  expect(error).toMatchObject({ code: "PT409", message: "Partnership already exists between these companies" });
  expect(JSON.parse(error?.details ?? "")).toEqual({
    existing: { id, a: a.name, b: b.name, created_at: expect.any(String) },
  });
});

describe("a sharing switch", () => {
  let pair: Awaited<ReturnType<typeof makePair>>;
  let agreed: TestCandidate;
  let silent: TestCandidate;
  let manager: Actor;
  let subscriptionAdmin: Actor;
  beforeEach(async () => {
    pair = await makePair();
    [agreed, silent, manager, subscriptionAdmin] = await Promise.all([
      makeCandidate({ managedBy: pair.a }).then(agree),
      makeCandidate({ managedBy: pair.a }),
      makeStaff(pair.a, "manager"),
      makeStaff(pair.b, "subscription_admin"),
      makeJob(pair.b),
      makeJob(pair.b, { status: "draft" }),
    ]);
  });

  const titlesOf = async (person: { id: string }) =>
    (
      await sql<{ title: string }[]>`
        select title from public.notifications
        where user_id = ${person.id} and type in ('partnership_changed', 'shown_to_partner') order by created_at, title`
    ).map(({ title }) => title);
  const told = async () => ({
    ownerOfA: await titlesOf(pair.a.owner),
    managerOfA: await titlesOf(manager),
    ownerOfB: await titlesOf(pair.b.owner),
    adminOfB: await titlesOf(subscriptionAdmin),
    agreed: await titlesOf(agreed),
    silent: await titlesOf(silent),
  });

  test("for candidates notifies both companies' administrators and candidates who agreed to be shown", async () => {
    await pairs().update({ can_share_candidates: true }).eq("id", pair.id);
    const [toA, toB] = [`You share candidates with ${pair.b.name}`, `You share candidates with ${pair.a.name}`];
    const news = { managerOfA: [], silent: [], agreed: [`You are shown to ${pair.b.name}`] };
    expect(await told()).toEqual({ ...news, ownerOfA: [toA], ownerOfB: [toB], adminOfB: [toB] });
    // Again without a change, and off: no notifications about nothing, and none to candidates when it ends.
    await pairs().update({ can_share_candidates: true }).eq("id", pair.id);
    await pairs().update({ can_share_candidates: false }).eq("id", pair.id);
    const [endToA, endToB] = [
      `You no longer share candidates with ${pair.b.name}`,
      `You no longer share candidates with ${pair.a.name}`,
    ];
    expect(await told()).toEqual({
      ...news,
      ownerOfA: [toA, endToA],
      ownerOfB: [toB, endToB],
      adminOfB: [toB, endToB],
    });
  });

  test("for jobs notifies only both companies' administrators", async () => {
    await pairs().update({ can_share_jobs: true }).eq("id", pair.id);
    const toB = `You share jobs with ${pair.a.name}`;
    expect(await told()).toEqual({
      ownerOfA: [`You share jobs with ${pair.b.name}`],
      ownerOfB: [toB],
      adminOfB: [toB],
      managerOfA: [],
      agreed: [],
      silent: [],
    });
  });

  test("is audited with what each company shares at that time", async () => {
    const { data } = await admin.client.rpc("get_shared_by", { p_company_ids: [pair.b.id, pair.a.id] });
    const known = { logo_url: null, is_approved: true };
    expect(data).toEqual([
      { id: pair.b.id, name: pair.b.name, ...known, open_jobs: 1, shown_candidates: 0, hidden_candidates: 0 },
      { id: pair.a.id, name: pair.a.name, ...known, open_jobs: 0, shown_candidates: 1, hidden_candidates: 1 },
    ] satisfies SharedByCompany[]);
    await pairs().update({ can_share_jobs: true }).eq("id", pair.id);
    const [entry] = await sql`
      select actor_id, action, kind, details from public.audit_log where subject_id = ${pair.id} order by id desc limit 1`;
    expect(entry).toEqual({
      actor_id: admin.id,
      action: "partnership.changed",
      kind: "partnerships",
      details: {
        company_a_id: pair.a.id,
        company_b_id: pair.b.id,
        can_share_jobs: true,
        can_share_candidates: false,
        could_share_jobs: false,
        could_share_candidates: false,
        a: data[1],
        b: data[0],
      },
    });
  });

  test("can be changed only by administrators", async () => {
    for (const person of [pair.a.owner, manager, agreed]) {
      const answer = await person.client
        .from("company_relationships")
        .update({ can_share_candidates: true })
        .eq("id", pair.id)
        .select("id");
      expect(answer.data ?? []).toEqual([]);
    }
    expect((await list({ p_search: pair.a.name }))[0]).toMatchObject({ can_share_candidates: false });
    expect((await told()).agreed).toEqual([]);
  });
});
