import { describe, expect, test } from "vitest";
import type { Frame } from "../../../supabase/functions/_shared/contracts/accounts/account.ts";
import { type Actor, sql } from "../../support/accounts.ts";
import { type Cast, makeCast, refusal, whoCan } from "../../support/cast.ts";
import { dismissStaff, makeCandidate, makeCompany, makeStaff } from "../../support/companies.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";

const [first, second] = await Promise.all([makeCompany(), makeCompany({ approved: false })]);
/** A recruiter at the first company and manager at the second. */
const person = await makeStaff(first, "recruiter");
await join(second, "manager");

async function join(company: { id: string }, role: string) {
  await sql`
    insert into public.company_users (user_id, company_id, role, first_name, created_at)
    values (${person.id}, ${company.id}, ${role}, ${`At ${role}`}, now() + interval '1 second')`;
}
const choose = (who: Actor, company: { id: string } | null) =>
  who.client.rpc("choose_company", { p_company_id: company?.id ?? null });
const frameOf = async (who: Actor) => (await who.client.rpc("get_frame")).data as Frame;

describe("choosing a company", () => {
  test("is possible only for a company's own staff", async () => {
    const cast: Cast = await makeCast();
    expect(
      await whoCan(
        cast,
        async (client) => (await client.rpc("choose_company", { p_company_id: cast.company.id })).error === null,
      ),
    ).toEqual(["owner", "subscriptionAdmin", "manager", "recruiter", "partnerRecruiter"]);
    expect(await refusal(choose(person, cast.company))).toBe("PT404 company_not_found");
    expect(await refusal(choose(person, null))).toBe("PT404 company_not_found");
    expect(await refusal(cast.clients.anonymous.rpc("choose_company", { p_company_id: cast.company.id }))).toBe(
      "42501",
    );
  });

  test("makes it the current company everywhere", async () => {
    await choose(person, first);
    expect(await frameOf(person)).toMatchObject({
      company_id: first.id,
      name: "Sam recruiter",
      can: { manage_staff: false },
      companies: [
        { id: first.id, name: first.name, role: "recruiter", state: "live" },
        { id: second.id, name: second.name, role: "manager", state: "pending" },
      ],
    });
    const { data } = await choose(person, second);
    expect(data).toMatchObject({ company_id: second.id, name: "At manager", can: { manage_staff: true } });
    expect(await frameOf(person)).toEqual(data);
    expect(data.companies.map(({ id }: { id: string }) => id)).toEqual([first.id, second.id]);
    expect((await person.client.rpc("get_company_dashboard")).data.company.id).toBe(second.id);
    expect((await person.client.rpc("list_staff")).data.total).toBe(2);
    expect((await person.client.rpc("get_my_memberships")).data).toMatchObject([
      { company_id: second.id },
      { company_id: first.id },
    ]);
    expect((await person.client.rpc("get_user_company_membership_safe")).data).toEqual([
      { role: "manager", company_id: second.id },
      { role: "recruiter", company_id: first.id },
    ]);
    expect((await person.client.functions.invoke("get-user-company-id-direct", { body: {} })).data).toMatchObject({
      companyId: second.id,
    });
  });

  test("switches the pending count to that company", async () => {
    const [job, candidate] = await Promise.all([makeJob(first), makeCandidate()]);
    await makeApplication(job, candidate);
    expect((await choose(person, first)).data.waiting).toBe(1);
    expect((await choose(person, second)).data.waiting).toBe(0);
  });

  test("sets the default for lists and new jobs, while links to other companies' jobs still work", async () => {
    const job = await makeJob(first);
    await choose(person, second);
    expect((await person.client.rpc("list_company_jobs")).data.jobs).toEqual([]);
    const { data } = await person.client.rpc("list_company_jobs", { p_company_id: first.id, p_search: job.title });
    expect(data.jobs).toHaveLength(1);
    expect((await person.client.rpc("get_company_job", { p_job_id: job.id })).data).toMatchObject({
      company_id: first.id,
      can: { assign: false, edit: true },
    });
    const draft = { title: "Nurse", description: "Text", location: "Denver", jobType: "FULL_TIME" };
    expect(await refusal(person.client.rpc("create_job", { p_company_id: null, p_job: draft }))).toBe(
      "PT403 not_approved",
    );
    await choose(person, first);
    expect((await person.client.rpc("create_job", { p_company_id: null, p_job: draft })).data.company_id).toBe(
      first.id,
    );
  });
});

test("when a membership ends, the other company becomes the current one", async () => {
  await choose(person, second);
  await dismissStaff(second, person);
  expect(await frameOf(person)).toMatchObject({ company_id: first.id, companies: [], can: { manage_staff: false } });
  expect((await person.client.rpc("get_company_dashboard")).data.company.id).toBe(first.id);
  expect(await refusal(choose(person, second))).toBe("PT404 company_not_found");
  // Someone who rejoins finds their earlier choices.
  await join(second, "manager");
  expect((await frameOf(person)).company_id).toBe(second.id);
});
