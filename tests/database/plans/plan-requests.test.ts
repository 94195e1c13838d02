import { describe, expect, test } from "vitest";
import { type Actor, makeAdmin, sql } from "../../support/accounts.ts";
import { makeCast, refusal, whoCan } from "../../support/cast.ts";
import { makeCompany, makeStaff, type TestCompany } from "../../support/companies.ts";
import { endDecisionTime } from "../../support/notices.ts";

const cast = await makeCast();
const admin = await makeAdmin();

const ask = (by: Pick<Actor, "client">, company: { id: string }, tier = "intermediate", id = crypto.randomUUID()) =>
  by.client.rpc("ask_for_plan", { p_company_id: company.id, p_tier: tier, p_id: id });
const asked = async (company: TestCompany, tier = "intermediate") => {
  const id = crypto.randomUUID();
  expect(await refusal(ask(company.owner, company, tier, id))).toBeNull();
  return id;
};
const plan = async (company: TestCompany) =>
  (await company.owner.client.rpc("get_company_plan", { p_company_id: company.id })).data;
const told = async (person: Actor, about: string) =>
  (
    await sql`select title, message from public.notifications
              where user_id = ${person.id} and title || message like ${`%${about}%`} order by created_at`
  ).map(({ title }) => title);
/** Backdates the request. */
async function settle(id: string): Promise<void> {
  await sql`update private.plan_requests set asked_at = asked_at - private.undo_time() where id = ${id}`;
  await endDecisionTime(id);
}
const waiting = async (company: TestCompany) =>
  (await sql`select id, tier from private.waiting_plan_requests() where company_id = ${company.id}`).map(
    ({ tier }) => tier,
  );

describe("plan request rights", () => {
  test("let only the company's administrators ask and withdraw", async () => {
    expect(
      await whoCan(cast, async (client) => (await refusal(ask({ client }, cast.company, "basic"))) === null),
    ).toEqual(["owner", "subscriptionAdmin"]);
    const { request } = await plan(cast.company);
    expect(
      await whoCan(
        cast,
        async (client) => (await refusal(client.rpc("withdraw_plan_request", { p_id: request.id }))) === null,
      ),
    ).toEqual(["owner", "subscriptionAdmin"]);
  });

  test("let staff except partner recruiters read the plan, and only administrators preview changes", async () => {
    const read = (name: string, args: object) =>
      whoCan(
        cast,
        async (client) => (await client.rpc(name, { p_company_id: cast.company.id, ...args })).error === null,
      );
    expect(await read("get_company_plan", {})).toEqual(["owner", "subscriptionAdmin", "manager", "recruiter", "admin"]);
    expect(await read("preview_plan_change", { p_tier: "basic" })).toEqual(["admin"]);
  });

  test("let only administrators of the platform decline", async () => {
    const company = await makeCompany({ tier: "basic" });
    expect(
      await whoCan(cast, async (client) => {
        const id = await asked(company);
        return (await refusal(client.rpc("decline_plan_request", { p_id: id, p_reason: "Not yet" }))) === null;
      }),
    ).toEqual(["admin"]);
  });

  test("give no client access to the table", async () => {
    const [grants] = await sql`
      select count(*)::integer as n from information_schema.role_table_grants
      where table_name = 'plan_requests' and grantee in ('anon', 'authenticated', 'service_role')`;
    expect(grants?.n).toBe(0);
  });
});

test("a plan's start comes from its history, whatever changed since", async () => {
  const company = await makeCompany({ tier: null });
  const give = (p_tier: string, p_expires_at: string | null) =>
    admin.client.rpc("set_company_subscription", { p_company_id: company.id, p_tier, p_expires_at });
  await give("basic", null);
  await give("pro", null);
  await give("pro", "2099-01-01");
  await sql`update public.company_subscriptions set updated_at = now() where company_id = ${company.id}`;
  const { since, history } = await plan(company);
  const began = history.find(({ from_tier }: { from_tier: string }) => from_tier === "basic");
  expect(since).toBe(began.at);
});

describe("asking for a plan", () => {
  test("keeps one request at a time, ignores a repeated id, and restores the earlier one on undo", async () => {
    const company = await makeCompany({ tier: "basic" });
    const first = await asked(company);
    expect(await refusal(ask(company.owner, company, "intermediate", first))).toBeNull();
    expect(await refusal(ask(cast.other.owner, cast.other, "basic", first))).toBe("PT409 id_taken");
    const second = await asked(company, "pro");
    expect((await plan(company)).request).toMatchObject({ id: second, tier: "pro", is_mine: true });
    expect(await refusal(company.owner.client.rpc("undo_plan_request", { p_id: second }))).toBeNull();
    expect((await plan(company)).request).toMatchObject({ id: first, tier: "intermediate" });
    await settle(first);
    expect(await refusal(company.owner.client.rpc("undo_plan_request", { p_id: first }))).toBe("PT409 undo_over");
  });

  test("can be undone after a colleague's newer request, which stays open", async () => {
    const company = await makeCompany();
    await sql`update public.company_subscriptions set tier = 'none' where company_id = ${company.id}`;
    const colleague = await makeStaff(company, "subscription_admin");
    await asked(company, "basic");
    const own = await asked(company);
    const theirs = crypto.randomUUID();
    expect(await refusal(ask(colleague, company, "pro", theirs))).toBeNull();
    expect(await refusal(company.owner.client.rpc("undo_plan_request", { p_id: own }))).toBeNull();
    expect((await plan(company)).request).toMatchObject({ id: theirs, tier: "pro" });
  });

  test("allows one trial before any other plan, not counting one that was undone", async () => {
    const company = await makeCompany({ tier: null });
    const give = (tier: string) =>
      admin.client.rpc("set_company_subscription", { p_company_id: company.id, p_tier: tier });
    const trial = async () => [
      (await plan(company)).can.trial,
      await refusal(ask(company.owner, company, "free_trial")),
    ];
    await give("free_trial");
    await give("none");
    expect(await trial()).toEqual([true, null]);
    await give("free_trial");
    // It lasted longer than the time to undo it.
    await sql`
      update public.company_subscriptions set first_plan_at = first_plan_at - private.undo_time() where company_id = ${company.id}`;
    await give("none");
    expect(await trial()).toEqual([false, "PT409 has_plan"]);
    await give("basic");
    await give("none");
    expect(await trial()).toEqual([false, "PT409 has_plan"]);
  });

  test("refuses the current plan, no plan, and a trial after another plan", async () => {
    const company = await makeCompany({ tier: "basic" });
    expect(await refusal(ask(company.owner, company, "basic"))).toBe("PT409 has_plan");
    expect(await refusal(ask(company.owner, company, "free_trial"))).toBe("PT409 has_plan");
    expect(await refusal(ask(company.owner, company, "none"))).toBe("PT422 invalid_input");
  });

  test("notifies administrators once it can't be undone, unless it was withdrawn", async () => {
    const company = await makeCompany({ tier: "basic" });
    const id = await asked(company);
    expect(await waiting(company)).toEqual([]);
    expect(await told(admin, company.name)).toEqual([]);
    await settle(id);
    expect(await told(admin, company.name)).toEqual([`${company.name} asked for Intermediate`]);
    expect(await waiting(company)).toEqual(["intermediate"]);
    await company.owner.client.rpc("withdraw_plan_request", { p_id: id });
    expect(await waiting(company)).toEqual([]);
    const second = await asked(company, "pro");
    await company.owner.client.rpc("withdraw_plan_request", { p_id: second });
    await endDecisionTime(second);
    expect(await told(admin, company.name)).toHaveLength(1);
  });
});

describe("deciding on a plan request", () => {
  test("ends the request once the plan is given for good, and keeps it if that is undone", async () => {
    const company = await makeCompany({ tier: "basic" });
    const id = await asked(company);
    await settle(id);
    const give = (tier: string) =>
      admin.client.rpc("set_company_subscription", { p_company_id: company.id, p_tier: tier });
    await give("intermediate");
    expect(await waiting(company)).toEqual([]);
    await give("basic");
    expect(await waiting(company)).toEqual(["intermediate"]);
    await give("intermediate");
    await endDecisionTime(company.id);
    expect((await plan(company)).request).toBeNull();
    expect(await told(company.owner, "Intermediate")).toEqual(["Plan changed"]);
  });

  test("cannot decline a request whose plan a colleague gave, unless that was undone", async () => {
    const company = await makeCompany({ tier: "basic" });
    const id = await asked(company);
    const give = (tier: string) =>
      admin.client.rpc("set_company_subscription", { p_company_id: company.id, p_tier: tier });
    const decline = () => refusal(cast.clients.admin.rpc("decline_plan_request", { p_id: id, p_reason: "Not yet" }));
    await give("intermediate");
    expect(await decline()).toBe("PT409 request_decided");
    await give("basic");
    expect(await decline()).toBeNull();
  });

  test("ends the request if the plan is given with the approval", async () => {
    const company = await makeCompany({ approved: false, tier: null });
    await asked(company);
    await admin.client.rpc("set_company_approval", { p_company_id: company.id, p_is_approved: true });
    await admin.client.rpc("set_company_subscription", { p_company_id: company.id, p_tier: "intermediate" });
    await endDecisionTime(company.id);
    expect((await plan(company)).request).toBeNull();
  });

  test("keeps the reason of a decline for the notification and the history, and is final", async () => {
    const company = await makeCompany({ tier: "basic" });
    const id = await asked(company);
    const decline = (reason: string) => admin.client.rpc("decline_plan_request", { p_id: id, p_reason: reason });
    expect(await refusal(decline(" "))).toMatch(/^PT422/);
    expect(await refusal(decline("Please pay the open invoice first"))).toBeNull();
    expect(await refusal(decline("Again"))).toBeNull();
    expect(await told(company.owner, "open invoice")).toEqual([`${company.name} doesn't get Intermediate for now`]);
    const { request, history } = await plan(company);
    expect(request).toBeNull();
    expect(history[0]).toMatchObject({
      what: "declined",
      tier: "intermediate",
      reason: "Please pay the open invoice first",
    });
    expect(await refusal(company.owner.client.rpc("withdraw_plan_request", { p_id: id }))).toBe(
      "PT409 request_decided",
    );
    await endDecisionTime(id);
    expect(await told(admin, company.name)).toEqual([]);
  });
});
