import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { ApplicationView, ViewFilters } from "../../../supabase/functions/_shared/contracts/applications/view.ts";
import { type Actor, sql } from "../../support/accounts.ts";
import { fieldErrors, makeCast, recruiting, refusal, staff, whoCan } from "../../support/cast.ts";
import { makeCandidate, makeCompany } from "../../support/companies.ts";

const cast = await makeCast();

type By = Pick<Actor, "client">;
type Values = Partial<{
  id: string;
  name: string;
  filters: ViewFilters | Record<string, unknown>;
  seen: string | null;
}>;

const save = (by: By, { id, name, filters, seen }: Values = {}) =>
  by.client.rpc("save_application_view", {
    p_id: id ?? randomUUID(),
    p_name: name ?? `View ${randomUUID()}`,
    p_filters: filters ?? { stage: "open" },
    p_seen: seen ?? null,
  });
const saved = async (by: By, values?: Values): Promise<ApplicationView> => (await save(by, values).throwOnError()).data;
const listed = async (by: By): Promise<ApplicationView[]> =>
  (await by.client.rpc("list_application_views").throwOnError()).data.views;

test("recruiting staff can edit saved views, partner recruiters can use them, and others see none", async () => {
  const p_company_id = cast.company.id;
  const made = await whoCan(cast, async (client) => {
    const values = { p_id: randomUUID(), p_name: `Made ${randomUUID()}`, p_filters: { stage: "open" }, p_company_id };
    return (await client.rpc("save_application_view", values)).error === null;
  });
  expect(made).toEqual(recruiting);
  const kept = await saved(cast.people.recruiter, { name: "Night shift", filters: { unread: "yes", order: "newest" } });
  const renamed = await whoCan(cast, async (client) => {
    const [row] = await sql<{ changed_at: string }[]>`
      select changed_at::text from private.application_views where id = ${kept.id}`;
    const values = { p_id: kept.id, p_name: `Nights ${randomUUID()}`, p_filters: kept.filters, p_company_id };
    return (await client.rpc("save_application_view", { ...values, p_seen: row?.changed_at })).error === null;
  });
  expect(renamed).toEqual(recruiting);
  const readers = await whoCan(cast, async (client) => {
    const { data } = await client.rpc("list_application_views", { p_company_id });
    return (data?.views ?? []).some(({ id }: ApplicationView) => id === kept.id);
  });
  expect(readers).toEqual(staff);
  const editors = await whoCan(cast, async (client) => {
    const { data } = await client.rpc("list_application_views", { p_company_id });
    return data?.can.edit === true;
  });
  expect(editors).toEqual(recruiting);
  const deleted = await whoCan(cast, async (client) => {
    const { id } = await saved(cast.people.owner);
    await client.rpc("delete_application_view", { p_id: id });
    const isGone = (await sql`select from private.application_views where id = ${id}`).length === 0;
    await cast.people.owner.client.rpc("delete_application_view", { p_id: id });
    return isGone;
  });
  expect(deleted).toEqual(recruiting);
  const seen = async (by: By) => (await listed(by)).find(({ id }) => id === kept.id)?.made_by;
  expect(await seen(cast.people.manager)).toEqual(expect.any(String));
  expect(await seen(cast.people.partnerRecruiter)).toBeNull();
});

test("a caller without a company has no views, and a company that isn't theirs isn't found", async () => {
  const [{ client }, { id }] = await Promise.all([makeCandidate(), makeCompany()]);
  const none = await client.rpc("list_application_views").throwOnError();
  expect(none.data).toEqual({ views: [], can: { edit: false } });
  expect((await client.rpc("list_application_views", { p_company_id: id })).status).toBe(404);
});

test("a saved view needs valid filters and a unique name", async () => {
  const { owner } = await makeCompany();
  const problems = async (values: Values) => fieldErrors((await save(owner, values)).error);
  expect(await problems({ name: " " })).toEqual({ name: "Name the view" });
  expect(await problems({ name: "x".repeat(61) })).toEqual({ name: "Use at most 60 characters" });
  expect(await problems({ filters: { stage: "promoted" } })).toEqual({ stage: "Choose a stage" });
  expect(await problems({ filters: { stge: "open" } })).toEqual({ stge: "This filter doesn't exist" });
  expect(await problems({ filters: { order: "random" } })).toEqual({ sort: "Choose an order" });
  const { id } = await saved(owner, { name: "Mine" });
  expect(await problems({ name: " mine " })).toEqual({ name: "Your team already has a view with this name" });
  expect((await listed(owner)).map(({ name }) => name)).toEqual(["Mine"]);
  // Another company's id is taken, while the same name is available there.
  const other = (await makeCompany()).owner;
  expect(await refusal(save(other, { id, name: "Mine" }))).toBe("PT409 id_taken");
  expect((await saved(other, { name: "Mine" })).name).toBe("Mine");
});

test("saving a view is repeatable, never overwrites a newer version, and can restore a deleted view", async () => {
  const { owner } = await makeCompany();
  const id = randomUUID();
  const first = await saved(owner, { id, name: "Late", filters: { answer: "overdue" } });
  expect(await saved(owner, { id, name: "Late", filters: { answer: "overdue" } })).toEqual(first);
  const second = await saved(owner, { id, name: "Too late", filters: first.filters, seen: first.changed_at });
  expect(await refusal(save(owner, { id, name: "Later", seen: first.changed_at }))).toBe("PT409 edit_conflict");
  await owner.client.rpc("delete_application_view", { p_id: id }).throwOnError();
  await owner.client.rpc("delete_application_view", { p_id: id }).throwOnError();
  expect(await listed(owner)).toEqual([]);
  expect(await saved(owner, { id, name: second.name, filters: second.filters })).toMatchObject({
    id,
    name: "Too late",
  });
});

test("a company can save up to 30 views", async () => {
  const company = await makeCompany();
  await sql`
    insert into private.application_views (id, company_id, name, filters)
    select gen_random_uuid(), ${company.id}, 'View ' || n, '{}' from generate_series(1, 30) n`;
  expect(await refusal(save(company.owner))).toBe("PT409 too_many_views");
});
