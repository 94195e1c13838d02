import { beforeAll, describe, expect, test } from "vitest";
import { type Actor, makeAdmin, seed, sql } from "../../support/accounts.ts";
import { makeCast, refusal, whoCan } from "../../support/cast.ts";
import { makeCompany } from "../../support/companies.ts";
import { overEnd } from "../../support/dates.ts";

interface Found {
  id: string;
  name: string;
  state: string;
  plan: { tier: string; status: string; expires_at: string | null };
  created_at: string;
}

/** A word that only these companies have in their names. */
const word = `zq${seed}`;
const day = 24 * 3_600_000;
const inDays = (days: number) => new Date(Date.now() + days * day);

let admin: Actor;
const byName: Record<string, { id: string }> = {};
beforeAll(async () => {
  admin = await makeAdmin();
  const make = async (name: string, options: Parameters<typeof makeCompany>[0] = {}) => {
    byName[name] = await makeCompany({ ...options, name: `${name} ${word}` });
  };
  // In sequence: the newest comes first.
  await make("Pro");
  await make("Ending", { subscriptionEnds: inDays(10) });
  await make("Later", { subscriptionEnds: inDays(20) });
  await make("Ended", { tier: "basic", subscriptionEnds: overEnd() });
  await make("Overdue");
  await make("Trial", { tier: "free_trial", subscriptionEnds: inDays(9) });
  await make("Without", { tier: null });
  await make("None", { tier: "none" });
  await make("Pending", { approved: false, tier: null });
  await make("Unfinished", { approved: false, submitted: false, tier: null });
  await make("Rejected", { approved: false, tier: null });
  await sql`update public.company_subscriptions set status = 'past_due' where company_id = ${byName.Overdue?.id ?? ""}`;
  await sql`
    update public.companies set rejected_at = now(), rejection_reason = 'No tax id', location = 'Reykjavik'
    where id = ${byName.Rejected?.id ?? ""}`;
  await sql`
    insert into public.company_relationships (company_a_id, company_b_id)
    values (${byName.Pro?.id ?? ""}, ${byName.Ending?.id ?? ""})`;
});

const search = async (filter: Record<string, unknown>): Promise<Found[]> => {
  const { data, error } = await admin.client.rpc("search_companies", { p_search: word, p_limit: 50, ...filter });
  if (error) throw error;
  return data.companies;
};
const names = async (filter: Record<string, unknown>) =>
  (await search(filter)).map(({ name }) => name.replace(` ${word}`, ""));

test("search_companies is for administrators only", async () => {
  const able = await whoCan(await makeCast(), async (client) => {
    const answer = await refusal(client.rpc("search_companies"));
    if (answer && !["PT403 admin_only", "42501"].includes(answer)) throw new Error(answer);
    return !answer;
  });
  expect(able).toEqual(["admin"]);
});

test("search_companies shows each company's plan and review state, newest first", async () => {
  const found = await search({});
  expect(found.map(({ id }) => id)).toEqual(
    Object.values(byName)
      .reverse()
      .map(({ id }) => id),
  );
  const of = (name: string) => found.find(({ id }) => id === byName[name]?.id);
  expect(of("Overdue")).toMatchObject({ state: "approved", plan: { tier: "pro", status: "past_due" } });
  expect(of("Without")?.plan).toMatchObject({ tier: "none", status: "active", expires_at: null });
  expect(of("Rejected")).toMatchObject({ state: "rejected", rejection_reason: "No tax id" });
  expect(Object.keys(of("Pro") ?? {})).not.toContain("tax_id");
});

describe("search_companies can filter by", () => {
  test.each([
    ["none", ["None", "Without", "Unfinished", "Rejected", "Pending"]],
    ["free_trial", ["Trial"]],
    ["basic", []],
    ["pro", ["Later", "Ending", "Pro"]],
    ["ending", ["Trial", "Ending"]],
    ["expired", ["Overdue", "Ended"]],
    ["gold", []],
  ])("plan %s, where a tier means an active plan", async (plan, expected) => {
    expect((await names({ p_plan: plan })).sort()).toEqual([...expected].sort());
  });

  test("registration date", async () => {
    const id = byName.Pro?.id ?? "";
    await sql`update public.companies set created_at = '2026-03-02 00:00:00+00' where id = ${id}`;
    expect(await names({ p_since: "2026-03-02", p_until: "2026-03-02" })).toEqual(["Pro"]);
    expect(await names({ p_until: "2026-03-01" })).toEqual([]);
    expect(await names({ p_since: "2026-03-03" })).toHaveLength(Object.keys(byName).length - 1);
  });

  test("lack of partners", async () => {
    const found = await names({ p_partnerless: true });
    expect(found).toHaveLength(Object.keys(byName).length - 2);
    expect(found).not.toEqual(expect.arrayContaining(["Pro"]));
    expect(found).not.toEqual(expect.arrayContaining(["Ending"]));
  });

  test.each([
    ["pending", ["Pending"]],
    ["unfinished", ["Unfinished"]],
    ["rejected", ["Rejected"]],
    ["approved", ["None", "Without", "Trial", "Overdue", "Ended", "Later", "Ending", "Pro"]],
    ["elsewhere", []],
  ])("state %s", async (state, expected) => {
    expect(await names({ p_state: state })).toEqual(expected);
  });

  test("plan and state together", async () => {
    expect(await names({ p_plan: "none", p_state: "approved" })).toEqual(["None", "Without"]);
  });

  test("words in name and location, in any order and case", async () => {
    expect(await names({ p_search: `${word.toUpperCase()} over` })).toEqual(["Overdue"]);
    expect(await names({ p_search: `reykjavik ${word}` })).toEqual(["Rejected"]);
    expect(await names({ p_search: `${word} nowhere` })).toEqual([]);
  });
});

test("search_companies has pages with each company once, and refuses an unknown page", async () => {
  const seen: string[] = [];
  let before: unknown = null;
  for (;;) {
    const [last] = await search({ p_before: before, p_limit: 1 });
    if (!last) break;
    seen.push(last.id);
    before = { createdAt: last.created_at, id: last.id };
  }
  expect(seen).toEqual((await search({})).map(({ id }) => id));
  expect(await refusal(admin.client.rpc("search_companies", { p_before: { createdAt: 1, id: "x" } }))).toMatch(
    /^PT422/,
  );
});
