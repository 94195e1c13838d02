import { beforeAll, describe, expect, test } from "vitest";
import { makeAdmin, signUp, sql, unique } from "../../support/accounts.ts";
import { atOnce, fieldErrors, refusal } from "../../support/cast.ts";
import { makeCandidate, makeCompany, makeStaff, type TestCandidate } from "../../support/companies.ts";
import { tokenIn } from "../../support/invitations.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";

const company = await makeCompany();

const membershipOf = async (person: { id: string }): Promise<string> =>
  (await sql`select id from public.company_users where company_id = ${company.id} and user_id = ${person.id}`)[0]?.id;

describe("an applicant's data", () => {
  let candidate: TestCandidate;
  let application: string;
  beforeAll(async () => {
    candidate = await makeCandidate();
    application = await makeApplication(await makeJob(company), candidate);
    await sql`update public.candidates set management_terms = 'Ten percent.' where id = ${candidate.candidateId}`;
  });

  test("can't be read from the candidate's row, directly or embedded in the application", async () => {
    const { data: rows } = await company.owner.client
      .from("candidates")
      .select("id, street")
      .eq("id", candidate.candidateId);
    expect(rows).toEqual([]);
    const { data: embedded } = await company.owner.client
      .from("applications")
      .select("id, candidates!applications_candidate_id_fkey(street, management_terms)")
      .eq("id", application);
    expect(embedded).toEqual([{ id: application, candidates: null }]);
  });

  test("includes what the company needs to reply, without street or representation terms", async () => {
    const { data } = await company.owner.client.rpc("get_application_detail", { p_application_id: application });
    expect(data.candidate).toMatchObject({ email: candidate.email, city: "Springfield" });
    expect(JSON.stringify(data)).not.toMatch(/Main Street|Ten percent/);
  });
});

describe("a colleague being removed", () => {
  test("can't be assigned jobs, and the reason shows at the field", async () => {
    const leaving = await makeStaff(company, "recruiter");
    const membership = await membershipOf(leaving);
    const job = await makeJob(company);
    const [answer] = await atOnce(
      (transaction) => transaction`delete from public.company_users where id = ${membership}`,
      [() => company.owner.client.rpc("assign_jobs", { p_job_ids: [job.id], p_user_id: leaving.id })],
    );
    expect(answer?.error?.code).toBe("PT422");
    expect(fieldErrors(answer?.error ?? null)).toEqual({ assignee: "Choose a manager or recruiter of your company" });
  });

  test("can't send an invitation at the same moment", async () => {
    const leaving = await makeStaff(company, "manager");
    const membership = await membershipOf(leaving);
    const invitee = `${unique("accomplice")}@example.com`;
    const [answer] = await atOnce(
      (transaction) => transaction`delete from public.company_users where id = ${membership}`,
      [
        () =>
          leaving.client.rpc("create_invitation", {
            p_type: "employee",
            p_email: invitee,
            p_data: { firstName: "Alex", lastName: "Accomplice", role: "manager" },
          }),
      ],
    );
    expect(answer?.error?.code).toBe("PT404");
    expect(await sql`select 1 from public.invitations where email = ${invitee}`).toHaveLength(0);
  });
});

describe("a former administrator", () => {
  test.each([
    ["admin", { firstName: "Ada", lastName: "Accomplice" }],
    ["company", { companyName: "Accomplice Inc" }],
  ])("gives no access through an open %s invitation until another administrator resends it", async (kind, data) => {
    const [admin, successor] = [await makeAdmin(), await makeAdmin()];
    const invitee = await signUp("candidate");
    const invitation = { p_type: kind, p_email: invitee.email, p_data: data };
    const { data: sent } = await admin.client.rpc("create_invitation", invitation);
    await sql`update public.profiles set role = 'candidate' where id = ${admin.id}`;

    const look = (token: string) => refusal(invitee.client.rpc("get_invitation", { p_token: token, p_kind: kind }));
    expect(await look(tokenIn(sent.path))).toBe("PT404 invitation_not_found");
    expect(await refusal(invitee.client.rpc("accept_invitation", { p_token: tokenIn(sent.path) }))).toBe(
      "PT404 invitation_not_found",
    );
    expect(await sql`select role from public.profiles where id = ${invitee.id}`).toEqual([{ role: "candidate" }]);

    const { data: again } = await successor.client.rpc("resend_invitation", { p_id: sent.id });
    expect(await look(tokenIn(again.path))).toBeNull();
    expect(await refusal(invitee.client.rpc("accept_invitation", { p_token: tokenIn(again.path) }))).toBeNull();
  });
});

test("calls from outside the company don't wait for locks on its rows", async () => {
  const stranger = await makeCandidate();
  const managed = await makeCandidate({ managedBy: company });
  const job = await makeJob(company);
  await sql.begin(async (transaction) => {
    await transaction`select from public.jobs where id = ${job.id} for update`;
    await transaction`select from public.candidates where id = ${managed.candidateId} for update`;
    const assign = (name: string, ids: object) =>
      refusal(stranger.client.rpc(name, { ...ids, p_user_id: stranger.id }));
    expect(await assign("assign_jobs", { p_job_ids: [job.id] })).toBe("PT404 job_not_found");
    expect(await assign("assign_candidates", { p_candidate_ids: [managed.candidateId] })).toBe(
      "PT404 candidate_not_found",
    );
  });
});

test("people can sign up with an apostrophe in their email address", async () => {
  const person = await signUp("candidate", { email: `o'brien-${unique("person")}@example.com` });
  const { data } = await person.client.rpc("ensure_candidate_profile");
  expect(data).toMatchObject({ candidate: { email: person.email } });
});

test.each(["logo_url", "ein_document_url", "tax_document_url"])(
  "%s must name a file of a type its bucket accepts",
  async (field) => {
    for (const name of ["page.html", "drawing.svg", "no-ending", ".pdf"]) {
      const { error } = await company.owner.client.rpc("update_company", {
        p_company_id: company.id,
        p_company: { [field]: `${company.id}/${name}` },
      });
      expect(fieldErrors(error), name).toEqual({ [field]: "Please upload the file again" });
    }
  },
);

test("job search finds words with hyphens, slashes and digits the way people type them", async () => {
  const word = unique("Quillwright").replaceAll("-", "");
  const { id } = await makeJob(company, { title: `${word} Level-2 Support/Helpdesk C++` });
  for (const query of ["level-2", "Level 2 support", "helpdesk", "support/helpdesk", "c++"]) {
    const { data } = await company.owner.client.rpc("search_jobs", { p_query: `${word} ${query}` });
    expect(
      data.jobs.map((job: { id: string }) => job.id),
      query,
    ).toEqual([id]);
  }
});

test("every foreign key has an index, so deleting never scans a whole table", async () => {
  const missing = await sql`
    select conrelid::regclass || ' (' || attname || ')' as line
    from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select from pg_index i
      where i.indrelid = conrelid and i.indkey[0] = conkey[1]
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = '(' || attname || ' IS NOT NULL)')
    )`;
  expect(missing.map((row) => row.line)).toEqual([]);
});
