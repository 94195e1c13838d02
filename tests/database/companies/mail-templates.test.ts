import { describe, expect, test } from "vitest";
import {
  fillTemplate,
  type MailTemplate,
  type MailTemplates,
  templateFields,
  templateKinds,
  templateSchema,
} from "../../../supabase/functions/_shared/contracts/companies/mail-template.ts";
import { limits } from "../../../supabase/functions/_shared/contracts/limits.ts";
import { type Actor, sql } from "../../support/accounts.ts";
import { fieldErrors, makeCast, managing, recruiting, refusal, staff, whoCan } from "../../support/cast.ts";
import { makeCandidate, makeCompany } from "../../support/companies.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";

const cast = await makeCast();
const job = await makeJob(cast.company, { assignedTo: cast.people.partnerRecruiter });
const application = await makeApplication(job, await makeCandidate());

const read = async (by: Pick<Actor, "client">): Promise<MailTemplates> => {
  const { data, error } = await by.client.rpc("get_mail_templates");
  if (error) throw error;
  return data;
};
const keep = (by: Pick<Actor, "client">, kind: string, body: string | null, seen: string | null = null) =>
  by.client.rpc("set_mail_template", { p_kind: kind, p_body: body, p_seen: seen });
const kept = async (by: Pick<Actor, "client">, kind: string): Promise<MailTemplate | undefined> =>
  (await read(by)).templates.find((each) => each.kind === kind);
const filled = (by: Pick<Actor, "client">, id: string, kind = "rejection") =>
  by.client.rpc("get_filled_template", { p_application_id: id, p_kind: kind });

describe("a company's templates", () => {
  test("can be read by staff and changed by managing staff", async () => {
    expect(
      await whoCan(
        cast,
        async (client) => (await client.rpc("get_mail_templates", { p_company_id: cast.company.id })).error === null,
      ),
    ).toEqual(staff);
    const company = { p_company_id: cast.company.id };
    const able = await whoCan(
      cast,
      async (client) =>
        (await client.rpc("set_mail_template", { p_kind: "offer", p_body: null, ...company })).error === null,
    );
    expect(able).toEqual(managing);
    expect(await read(cast.people.recruiter)).toMatchObject({ can_edit: false });
    expect(await read(cast.people.manager)).toMatchObject({ can_edit: true });
  });

  test("are closed to a company that represents an applicant", async () => {
    const managed = await makeApplication(job, await makeCandidate({ managedBy: cast.other }));
    const manager = cast.people.otherOwner;
    const there = { p_company_id: cast.company.id };
    expect(await refusal(manager.client.rpc("get_mail_templates", there))).toBe("PT404 company_not_found");
    const writing = { p_kind: "offer", p_body: "Welcome.", ...there };
    expect(await refusal(manager.client.rpc("set_mail_template", writing))).toBe("PT404 company_not_found");
    const ids = async (by: Actor) => (await read(by)).people.map(({ application_id }) => application_id);
    expect(await ids(manager)).not.toContain(managed);
    expect(await ids(cast.people.owner)).toContain(managed);
  });

  test("are listed with the default text, which returns when they are removed", async () => {
    const { owner } = await makeCompany();
    const ours = (await kept(owner, "interview"))?.ours;
    expect(await kept(owner, "interview")).toMatchObject({ own: null, changed_at: null });
    const first = await keep(owner, "interview", "  Dear {first_name}, which time suits you? ");
    expect(first.data).toMatchObject({ own: "Dear {first_name}, which time suits you?", ours });
    // A retry after a lost response.
    expect((await keep(owner, "interview", "Dear {first_name}, which time suits you?")).data).toEqual(first.data);
    expect((await keep(owner, "interview", null, first.data.changed_at)).data).toMatchObject({ own: null, ours });
  });

  test("show their author only to people who may change them", async () => {
    await keep(cast.people.manager, "interview", "Come and see us, {first_name}.");
    const { own, changed_by } = (await kept(cast.people.owner, "interview")) as MailTemplate;
    expect(changed_by).toEqual(expect.any(String));
    for (const reader of [cast.people.recruiter, cast.people.partnerRecruiter]) {
      expect(await kept(reader, "interview")).toMatchObject({ own, changed_by: null });
    }
    await keep(cast.people.manager, "interview", null, (await kept(cast.people.owner, "interview"))?.changed_at);
  });

  test("can't overwrite a newer version, which is returned with the error", async () => {
    const { owner } = await makeCompany();
    const { data } = await keep(owner, "offer", "Welcome, {first_name}.");
    const late = await keep(owner, "offer", "Hello, {first_name}.");
    expect(late.error).toMatchObject({ code: "PT409", hint: "edit_conflict" });
    expect(JSON.parse(String(late.error?.details)).current).toEqual(data);
    expect((await keep(owner, "offer", "Hello, {first_name}.", data.changed_at)).error).toBeNull();
  });

  test("refuse unknown fields and long text, as in the contract", async () => {
    const { owner } = cast.people;
    for (const body of ["Hello {salary}", "Hello {First name}", "a".repeat(limits.mailTemplate + 1)]) {
      const says = templateSchema.safeParse({ body }).error?.issues[0]?.message;
      expect(says).toBeTruthy();
      expect(fieldErrors((await keep(owner, "rejection", body)).error)).toEqual({ body: says });
    }
    expect(fieldErrors((await keep(owner, "birthday", "Hello")).error)).toHaveProperty("kind");
    const all = await read(owner);
    expect(all.templates.map(({ kind }) => kind)).toEqual(templateKinds);
    for (const { ours } of all.templates) expect(templateSchema.safeParse({ body: ours }).error).toBeUndefined();
  });
});

describe("a filled template", () => {
  test("is for people who handle the application", async () => {
    const able = (id: string) => whoCan(cast, async (client) => (await filled({ client }, id)).error === null);
    expect(await able(application)).toEqual([...recruiting, "partnerRecruiter"]);
    const managed = await makeApplication(job, await makeCandidate({ managedBy: cast.other }));
    expect(await refusal(filled(cast.people.otherOwner, managed))).toBe("PT404 application_not_found");
    expect(await refusal(filled(cast.people.owner, application, "birthday"))).toBe("PT422 invalid_input");
  });

  test("has the applicant, the job, the company and the author", async () => {
    const own = await makeJob(cast.other);
    const id = await makeApplication(own, await makeCandidate());
    await keep(cast.people.otherOwner, "rejection", templateFields.map((field) => `{${field}}`).join("\n"));
    const person = (await read(cast.people.otherOwner)).people.find((each) => each.application_id === id);
    expect(person?.fields).toMatchObject({ job_title: own.title, company_name: cast.other.name });
    const { data } = await filled(cast.people.otherOwner, id);
    expect(String(data).split("\n")).toEqual(templateFields.map((field) => person?.fields[field]));
  });

  test("looks the same in the preview, and doesn't fill in inserted text again", async () => {
    const fields = { first_name: "{my_name}", job_title: "Cook $& {x", company_name: "A\\1", my_name: "Ana" };
    for (const body of [
      "{first_name}",
      "{job_title}{job_title}, {first_name}!",
      "{other} { my_name} {{my_name}} {company_name}",
      "",
      "plain",
    ]) {
      const [row] = await sql<{ text: string }[]>`select private.fill_template(${body}, ${sql.json(fields)}) as text`;
      expect(row?.text).toBe(fillTemplate(body, fields));
    }
  });

  test("can be previewed with applicants the reader handles", async () => {
    await makeApplication(await makeJob(cast.company), await makeCandidate());
    const ids = async (by: Actor) => (await read(by)).people.map(({ application_id }) => application_id);
    expect(await ids(cast.people.partnerRecruiter)).not.toHaveLength((await ids(cast.people.recruiter)).length);
    expect(await ids(cast.people.partnerRecruiter)).toContain(application);
  });
});

test("a message to several people uses each person's name", async () => {
  const ids = await Promise.all([1, 2].map(async () => makeApplication(job, await makeCandidate())));
  const { error } = await cast.people.manager.client.rpc("change_applications", {
    p_moves: ids.map((id) => ({ id })),
    p_change: { to: "rejected", reason: "other", message: "Dear {first_name}, thank you. {unknown}" },
  });
  expect(error).toBeNull();
  for (const id of ids) {
    const [row] = await sql<{ message: string; name: string }[]>`
      select r.message, s.profile ->> 'first_name' as name
      from private.application_rejections r join private.sent_profiles s using (application_id)
      where r.application_id = ${id}`;
    expect(row?.message).toBe(`Dear ${row?.name}, thank you. {unknown}`);
  }
});
