import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import {
  type MessageTemplate,
  messageTemplateSchema,
} from "../../../supabase/functions/_shared/contracts/companies/mail-template.ts";
import { limits } from "../../../supabase/functions/_shared/contracts/limits.ts";
import { type Actor, sql } from "../../support/accounts.ts";
import { fieldErrors, makeCast, recruiting, refusal, staff, whoCan } from "../../support/cast.ts";
import { makeCandidate, makeCompany } from "../../support/companies.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";

const cast = await makeCast();

type By = Pick<Actor, "client">;

const save = (by: By, values: Partial<{ id: string; name: string; body: string; seen: string | null }> = {}) =>
  by.client.rpc("save_message_template", {
    p_id: values.id ?? randomUUID(),
    p_name: values.name ?? `Template ${randomUUID()}`,
    p_body: values.body ?? "Hi {first_name}",
    p_seen: values.seen ?? null,
  });
const saved = async (by: By, values?: Parameters<typeof save>[1]): Promise<MessageTemplate> =>
  (await save(by, values).throwOnError()).data;
const listed = async (by: By): Promise<MessageTemplate[]> =>
  (await by.client.rpc("get_mail_templates").throwOnError()).data.messages;
const remove = (by: By, p_id: string) => by.client.rpc("delete_message_template", { p_id });

test("message templates can be written by recruiting staff and read by all staff", async () => {
  const p_company_id = cast.company.id;
  const made = await whoCan(cast, async (client) => {
    const values = { p_id: randomUUID(), p_name: `Made ${randomUUID()}`, p_body: "Hello", p_company_id };
    return (await client.rpc("save_message_template", values)).error === null;
  });
  expect(made).toEqual(recruiting);
  const { id, changed_at } = await saved(cast.people.recruiter);
  const changed = await whoCan(cast, async (client) => {
    const values = { p_id: id, p_name: "Changed", p_body: "Hi", p_company_id, p_seen: changed_at };
    return (await client.rpc("save_message_template", values)).error === null;
  });
  expect(changed).toEqual(recruiting);
  const deleted = await whoCan(cast, async (client) => {
    const { id: own } = await saved(cast.people.owner);
    await client.rpc("delete_message_template", { p_id: own });
    const isGone = (await sql`select from private.message_templates where id = ${own}`).length === 0;
    await remove(cast.people.owner, own);
    return isGone;
  });
  expect(deleted).toEqual(recruiting);
  const readers = await whoCan(cast, async (client) => {
    const { data } = await client.rpc("get_mail_templates", { p_company_id });
    return (data?.messages ?? []).some((template: MessageTemplate) => template.id === id);
  });
  expect(readers).toEqual(staff);
  const own = await saved(cast.people.manager);
  const seen = async (by: By) => (await listed(by)).find((template) => template.id === own.id)?.changed_by;
  expect(await seen(cast.people.manager)).toEqual(expect.any(String));
  expect(await seen(cast.people.partnerRecruiter)).toBeNull();
});

test("message templates remain without a plan", async () => {
  const { id } = await saved(cast.people.expiredOwner);
  expect((await listed(cast.people.expiredOwner)).map((template) => template.id)).toEqual([id]);
});

test("a deleted message template is restored when it is saved again with its ID", async () => {
  const { owner } = await makeCompany();
  const first = await saved(owner, { name: "Still reading" });
  expect((await remove(owner, first.id)).error).toBeNull();
  expect((await remove(owner, first.id)).error).toBeNull();
  expect(await listed(owner)).toEqual([]);
  expect(await saved(owner, first)).toMatchObject({ id: first.id, name: "Still reading", body: first.body });
});

test("saving a message template creates it once, and refuses old versions and other companies' IDs", async () => {
  const { owner } = await makeCompany();
  const first = await saved(owner, { name: "Still reading" });
  expect(await saved(owner, { ...first, seen: null })).toEqual(first);
  const second = await saved(owner, { ...first, body: "Hello {first_name}", seen: first.changed_at });
  const late = await save(owner, { ...first, body: "Dear {first_name}", seen: first.changed_at });
  expect(late.error).toMatchObject({ code: "PT409", hint: "edit_conflict" });
  expect(JSON.parse(String(late.error?.details)).current).toEqual(second);
  expect(await refusal(save(cast.people.owner, { id: first.id }))).toBe("PT409 id_taken");
});

test("message templates follow the contract, need unique names and are limited in number", async () => {
  const { owner } = await makeCompany();
  for (const values of [
    { name: "", body: "Hi" },
    { name: "n".repeat(limits.messageTemplateName + 1), body: "Hi" },
    { name: "One", body: "" },
    { name: "One", body: "Hi {salary}" },
    { name: "One", body: "a".repeat(limits.messageTemplate + 1) },
  ]) {
    const [issue] = messageTemplateSchema.safeParse(values).error?.issues ?? [];
    expect(fieldErrors((await save(owner, values)).error)).toEqual({ [String(issue?.path[0])]: issue?.message });
  }
  await saved(owner, { name: "Still reading", body: "By {reply_by}" });
  expect(fieldErrors((await save(owner, { name: "STILL reading" })).error)).toHaveProperty("name");
  const [{ company_id }] = (await sql`
    select company_id from public.company_users where user_id = ${owner.id}`) as unknown as [{ company_id: string }];
  await sql`
    insert into private.message_templates (id, company_id, name, body)
    select gen_random_uuid(), ${company_id}, 'Filler ' || n, 'Hi' from generate_series(2, ${limits.messageTemplates}) n`;
  expect(await refusal(save(owner))).toBe("PT409 too_many_templates");
});

test("message templates are filled in for people who handle the application, and keep unknown values in braces", async () => {
  const job = await makeJob(cast.company, { assignedTo: cast.people.partnerRecruiter });
  const elsewhere = await makeApplication(await makeJob(cast.company), await makeCandidate());
  const application = await makeApplication(job, await makeCandidate());
  const { id } = await saved(cast.people.recruiter, { body: "Hi, {job_title} at {company_name}, by {reply_by}." });
  const written = (client: By["client"], p_application_id: string) =>
    client.rpc("get_message_templates", { p_application_id });
  const able = (of: string) => whoCan(cast, async (client) => (await written(client, of)).error === null);
  expect(await able(application)).toEqual([...recruiting, "partnerRecruiter"]);
  expect(await able(elsewhere)).toEqual(recruiting);
  const filled = async () => {
    const { data } = await written(cast.people.owner.client, application).throwOnError();
    return data.find((template: MessageTemplate) => template.id === id)?.body;
  };
  expect(await filled()).toBe(`Hi, ${job.title} at ${cast.company.name}, by {reply_by}.`);
  await sql`update public.applications set answer_by = '2031-12-02', answer_due = '2031-12-02' where id = ${application}`;
  expect(await filled()).toBe(`Hi, ${job.title} at ${cast.company.name}, by Dec 2, 2031.`);
});

test("message templates lose a person's name and address when that account is deleted", async () => {
  const { owner } = cast.people;
  const gone = await makeCandidate();
  await sql`
    update public.candidates set first_name = 'Zerubabel', last_name = 'Quixworth' where id = ${gone.candidateId}`;
  await makeApplication(await makeJob(cast.company), gone);
  const made = await Promise.all(
    ["For Zerubabel Quixworth", "for Zerubabel Quixworth."].map((name) =>
      saved(owner, { name, body: `Write to Zerubabel Quixworth, ${gone.email}` }),
    ),
  );
  const { error } = await gone.client.rpc("delete_account", { p_email: gone.email });
  expect(error).toBeNull();
  const left = (await listed(owner)).filter(({ id }) => made.some((template) => template.id === id));
  expect(left).toHaveLength(2);
  for (const { name, body } of left) expect(`${name} ${body}`).not.toMatch(/Zerubabel|Quixworth|@/);
});
