import { describe, expect, test } from "vitest";
import { type Actor, makeAdmin, sql, uniqueEmail } from "../../support/accounts.ts";
import { fieldErrors } from "../../support/cast.ts";
import { makeCandidate, makeCompany } from "../../support/companies.ts";

// Payloads of an earlier attack, at every entry point; text-contract.test.ts compares the rules themselves.
const [admin, candidate, company] = await Promise.all([makeAdmin(), makeCandidate(), makeCompany()]);

const register = (changes: object) =>
  company.owner.client.rpc("register_company", {
    p_company: { name: "Acme", industry: "Technology", location: "Denver, CO", ...changes },
  });
const post = (changes: object) =>
  company.owner.client.rpc("create_job", {
    p_company_id: company.id,
    p_job: { title: "Engineer", description: "Builds.", location: "Denver, CO", jobType: "FULL_TIME", ...changes },
  });
const saveProfile = (changes: object) =>
  candidate.client.rpc("update_candidate_profile", {
    ...{ p_user_id: candidate.id, p_first_name: "Ann", p_last_name: "Lee", p_bio: "Title\nBio", p_skills: [] },
    ...{ p_phone: "", p_email: "", p_alternate_phone: "", p_gender: "", p_work_authorization: "", p_unit: "" },
    ...{ p_street: "", p_city: "", p_state: "", p_zip_code: "", p_country: "", ...changes },
  });
const invite = (p_type: string, by: Actor, p_data: object) =>
  by.client.rpc("create_invitation", { p_type, p_email: uniqueEmail("invited"), p_data });

describe("a name with line breaks, which an email would show as our own words, is refused", () => {
  const twoLines = "Acme\n\nYour account is locked";
  const refused = (field: string) => ({ [field]: "Use one line" });

  test("by the company's, the job's and the candidate's forms", async () => {
    expect(fieldErrors((await register({ name: twoLines })).error)).toEqual(refused("name"));
    expect(fieldErrors((await post({ title: twoLines })).error)).toEqual(refused("title"));
    expect(fieldErrors((await post({ skills_required: [twoLines] })).error)).toEqual(refused("skills_required"));
    expect(fieldErrors((await saveProfile({ p_first_name: twoLines })).error)).toEqual(refused("firstName"));
  });

  test("by invitations", async () => {
    const byAdmin = await invite("company", admin, { companyName: twoLines });
    expect(fieldErrors(byAdmin.error)).toEqual(refused("companyName"));
    const names = { firstName: "Ann", lastName: twoLines, role: "manager" };
    expect(fieldErrors((await invite("employee", company.owner, names)).error)).toEqual(refused("lastName"));
  });

  test.each(["two\nlines", "turned \u202earound", "zero\u200bwidth"])(
    "by the staff row that people edit themselves: %j",
    async (name) => {
      const { error } = await company.owner.client
        .from("company_users")
        .update({ last_name: name })
        .eq("user_id", company.owner.id);
      expect(error?.code).toBe("23514");
    },
  );
});

test("invisible characters are removed, and a name of only those counts as empty", async () => {
  expect((await register({ name: "Acme \u202ecnI\u200b" })).error).toBeNull();
  expect((await saveProfile({ p_first_name: "A\u200bnn", p_last_name: "نمی\u200cخواهم" })).error).toBeNull();
  expect(await sql`select changes from public.company_proposals where company_id = ${company.id}`).toMatchObject([
    { changes: { name: "Acme cnI" } },
  ]);
  expect(await sql`select first_name, last_name from public.candidates where user_id = ${candidate.id}`).toEqual([
    { first_name: "Ann", last_name: "نمی\u200cخواهم" },
  ]);
  expect(fieldErrors((await post({ title: "\u200b\u2060\u3164" })).error)).toEqual({ title: "Enter a job title" });
});

test.each(["https://user:password@example.com", "http://localhost:3000", "http://127.0.0.1/", "http://2130706433"])(
  "%s is refused as a link",
  async (link) => {
    expect(fieldErrors((await register({ website: link })).error)).toEqual({ website: "Must be a valid URL" });
    expect(fieldErrors((await saveProfile({ p_portfolio_url: link })).error)).toEqual({
      portfolioUrl: "Please enter a valid URL",
    });
  },
);
