import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { type Candidate, joinBio } from "../../../supabase/functions/_shared/contracts/candidates/candidate.ts";
import { signUp, sql } from "../../support/accounts.ts";
import {
  type Cast,
  fieldErrors,
  makeCast,
  nobody,
  recruiting,
  refusal,
  whoCan,
  whoCanDelete,
  whoCanInsert,
  whoCanSelect,
  whoCanUpdate,
} from "../../support/cast.ts";
import { makeCandidate, type TestCandidate } from "../../support/companies.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";

describe("rights on candidates", () => {
  let cast: Cast;
  beforeAll(async () => {
    cast = await makeCast();
  });

  test("let the owner, the representing company and administrators read the record, but not employers", async () => {
    const readers = (candidateId: string) => whoCanSelect(cast, "candidates", { id: candidateId });
    expect(await readers(cast.candidate.candidateId)).toEqual(["candidate", "admin"]);
    const [managed, assigned, applicant, plain] = (await Promise.all([
      makeCandidate({ managedBy: cast.company }),
      makeCandidate({ managedBy: cast.company }),
      makeCandidate(),
      makeCandidate({ managedBy: cast.other }),
    ])) as [TestCandidate, TestCandidate, TestCandidate, TestCandidate];
    await sql`
      insert into public.candidate_assignments (candidate_id, company_id, assigned_to_user_id)
      values (${assigned.candidateId}, ${cast.company.id}, ${cast.people.partnerRecruiter.id})`;
    await makeApplication(await makeJob(cast.company, { assignedTo: cast.people.partnerRecruiter }), applicant);
    await makeApplication(await makeJob(cast.company), plain);
    expect(await readers(managed.candidateId)).toEqual([...recruiting, "admin"]);
    expect(await readers(assigned.candidateId)).toEqual([...recruiting, "partnerRecruiter", "admin"]);
    expect(await readers(applicant.candidateId)).toEqual(["admin"]);
    expect(await readers(plain.candidateId)).toEqual(["otherOwner", "admin"]);
  });

  test("let no one write a profile except through the procedures", async () => {
    const match = { id: cast.candidate.candidateId };
    for (const values of [
      { first_name: "Changed" },
      { managing_company_id: cast.other.id },
      { user_id: cast.people.owner.id },
      { resume_url: "elsewhere/resume.pdf" },
    ]) {
      expect(await whoCanUpdate(cast, "candidates", match, values)).toEqual(nobody);
    }
    expect(await whoCanDelete(cast, "candidates", async () => match)).toEqual(nobody);
  });

  test("let no one insert a record, not even their own", async () => {
    const fresh = await signUp("candidate");
    await sql`delete from public.candidates where user_id = ${fresh.id}`;
    const own = { user_id: fresh.id, first_name: "Fresh", last_name: "", email: fresh.email, skills: [] };
    expect(await whoCanInsert(cast, "candidates", () => own)).toEqual(nobody);
    expect(await refusal(fresh.client.from("candidates").insert(own))).toBe("42501");
    expect((await fresh.client.rpc("ensure_candidate_profile")).data.created).toBe(true);
  });
});

describe("the profile", () => {
  const bare = async () => {
    const actor = await signUp("candidate");
    await sql`delete from public.candidates where user_id = ${actor.id}`;
    return actor;
  };
  const form = {
    p_first_name: " Nadia ",
    p_last_name: "Ferreira",
    p_bio: joinBio("Backend engineer", "Builds what lasts.\nIn Go."),
    p_skills: ["Go", " go", "", "Post greSQL", "PostgreSQL"],
    p_phone: "+1 555 0100",
    p_email: "nadia@example.com",
    p_alternate_phone: "",
    p_gender: "female",
    p_work_authorization: "h1b",
    p_unit: null,
    p_street: "1 Main Street",
    p_city: "Boulder",
    p_state: "CO",
    p_zip_code: "80301",
    p_country: "United States",
  };

  test("is created once, without a name, and only for candidates", async () => {
    const fresh = await bare();
    const answers = await Promise.all([1, 2, 3].map(() => fresh.client.rpc("ensure_candidate_profile")));
    expect(answers.map(({ error }) => error)).toEqual([null, null, null]);
    expect(answers.filter(({ data }) => data.created)).toHaveLength(1);
    expect(answers[0]?.data.candidate).toMatchObject({
      user_id: fresh.id,
      first_name: "",
      last_name: "",
      email: fresh.email,
      skills: [],
      certificates: [],
      is_managed_by_company: false,
    });
    const company = await signUp("company");
    expect(await refusal(company.client.rpc("ensure_candidate_profile"))).toBe("PT403 candidates_only");
  });

  test("is saved in tidy form, and only its owner reads or changes it", async () => {
    const fresh = await bare();
    const save = (values: object) =>
      fresh.client.rpc("update_candidate_profile", { p_user_id: fresh.id, ...form, ...values });
    const { data, error } = await save({
      p_experience_years: 8,
      p_linkedin_url: "https://linkedin.com/in/nadia",
      p_portfolio_url: "https://nadia.example",
    });
    expect(error).toBeNull();
    expect(data as Candidate).toMatchObject({
      first_name: "Nadia",
      last_name: "Ferreira",
      title: "Backend engineer",
      bio: "Backend engineer\nBuilds what lasts.\nIn Go.",
      skills: ["Go", "Post greSQL"],
      email: "nadia@example.com",
      alternate_phone: null,
      gender: "female",
      work_authorization: "h1b",
      city: "Boulder",
      experience_years: 8,
      portfolio_url: "https://nadia.example",
    });
    // Absent: unchanged. Empty: cleared. The title may be missing even with a bio.
    const again = await save({ p_bio: joinBio("", "Only a bio."), p_email: "", p_portfolio_url: "", p_gender: null });
    expect(again.data).toMatchObject({
      title: null,
      bio: "\nOnly a bio.",
      email: "nadia@example.com",
      experience_years: 8,
      portfolio_url: null,
      linkedin_url: "https://linkedin.com/in/nadia",
      gender: null,
    });
    const { data: rows } = await fresh.client.rpc("get_candidate_by_user_id", { p_user_id: fresh.id });
    expect(rows).toMatchObject([{ user_id: fresh.id, last_name: "Ferreira" }]);
    const stranger = await makeCandidate();
    for (const [name, args] of [
      ["get_candidate_by_user_id", { p_user_id: fresh.id }],
      ["get_candidate_documents", { p_user_id: fresh.id }],
      ["update_candidate_profile", { p_user_id: fresh.id, ...form }],
      ["update_candidate_document_url", { p_user_id: fresh.id, p_document_type: "resume", p_url: null }],
      ["remove_certificate_url", { p_user_id: fresh.id, p_url: "x" }],
    ] as const) {
      expect(await refusal(stranger.client.rpc(name, args))).toBe("PT403 not_your_account");
    }
  });

  test.each([
    ["firstName", { p_first_name: "x".repeat(101) }, "Use at most 100 characters"],
    ["bio", { p_bio: `title\n${"x".repeat(4800)}` }, "Use at most 4,799 characters"],
    ["skills", { p_skills: ["x".repeat(61)] }, "Use at most 60 characters"],
    ["skills", { p_skills: Array.from({ length: 51 }, (_, n) => `Skill ${n}`) }, "Use at most 50 entries"],
    ["email", { p_email: "nobody" }, "Please enter a valid email address"],
    ["gender", { p_gender: "unknown" }, "Choose one of the options"],
    ["experienceYears", { p_experience_years: 81 }, "Enter whole years from 0 to 80"],
    ["portfolioUrl", { p_portfolio_url: "javascript:alert(1)" }, "Please enter a valid URL"],
    ["linkedinUrl", { p_linkedin_url: "linkedin" }, "Please enter a valid LinkedIn URL"],
    ["address.zipCode", { p_zip_code: "9".repeat(21) }, "Use at most 20 characters"],
  ])("refuses a bad %s and keeps the record", async (field, values, message) => {
    const candidate = await makeCandidate();
    const { error } = await candidate.client.rpc("update_candidate_profile", {
      p_user_id: candidate.id,
      ...form,
      ...values,
    });
    expect(fieldErrors(error)).toEqual({ [field]: message });
    const [row] = await sql`select first_name from public.candidates where id = ${candidate.candidateId}`;
    expect(row?.first_name).toBe("Casey");
  });

  test("stores white space and markup as plain text, within its limits", async () => {
    const candidate = await makeCandidate();
    const p_bio = `<script>alert(1)</script>${" ".repeat(6000)}\n${" ".repeat(6000)}done`;
    const { data, error } = await candidate.client.rpc("update_candidate_profile", { p_user_id: null, ...form, p_bio });
    expect(error).toBeNull();
    expect(data.bio).toBe("<script>alert(1)</script>\ndone");
  });
});

describe("documents", () => {
  test("can only be stored, non-empty files from the candidate's own folder", async () => {
    const [candidate, stranger] = await Promise.all([makeCandidate(), makeCandidate()]);
    const upload = async (owner: TestCandidate, bucket: string, text = "%PDF-1.7") => {
      const path = `${owner.id}/${randomUUID()}.pdf`;
      const { error } = await owner.client.storage
        .from(bucket)
        .upload(path, new Blob([text], { type: "application/pdf" }));
      expect(error).toBeNull();
      return path;
    };
    const keep = (p_document_type: string, p_url: string | null) =>
      candidate.client.rpc("update_candidate_document_url", { p_user_id: candidate.id, p_document_type, p_url });
    const resume = await upload(candidate, "candidate_resumes");
    const letter = await upload(candidate, "candidate_cover_letters");
    const certificate = await upload(candidate, "candidate_certificates");
    expect(await refusal(keep("resume", resume))).toBeNull();
    expect(await refusal(keep("cover_letter", letter))).toBeNull();
    expect(await refusal(keep("certificate", certificate))).toBeNull();
    expect(await refusal(keep("certificate", certificate))).toBeNull();
    const documents = async () =>
      (await candidate.client.rpc("get_candidate_documents", { p_user_id: candidate.id })).data;
    expect(await documents()).toEqual([{ resume_url: resume, cover_letter_url: letter, certificates: [certificate] }]);

    const notStored = "This file isn't stored. Upload it again.";
    const foreign = await upload(stranger, "candidate_resumes");
    for (const url of [
      foreign,
      letter,
      `${candidate.id}/none.pdf`,
      "https://example.com/cv.pdf",
      "javascript:alert(1)",
    ]) {
      expect(fieldErrors((await keep("resume", url)).error)).toEqual({ resume: notStored });
    }
    const empty = await upload(candidate, "candidate_resumes", "");
    expect(fieldErrors((await keep("resume", empty)).error)).toEqual({
      resume: "This file is empty. Choose another file.",
    });
    expect(fieldErrors((await keep("certificate", null)).error)).toEqual({ certificate: "Choose a file" });
    expect(fieldErrors((await keep("passport", resume)).error)).toEqual({ documentType: "Choose one of the options" });

    expect(await refusal(keep("resume", null))).toBeNull();
    for (let time = 0; time < 2; time += 1) {
      const removal = candidate.client.rpc("remove_certificate_url", { p_user_id: candidate.id, p_url: certificate });
      expect(await refusal(removal)).toBeNull();
    }
    expect(await documents()).toEqual([{ resume_url: null, cover_letter_url: letter, certificates: [] }]);
  });

  test("include at most 20 certificates", async () => {
    const candidate = await makeCandidate();
    const paths = Array.from({ length: 20 }, (_, n) => `${candidate.id}/${n}.pdf`);
    await sql`update public.candidates set certificates = ${paths} where id = ${candidate.candidateId}`;
    const p_url = `${candidate.id}/one-more.pdf`;
    await candidate.client.storage
      .from("candidate_certificates")
      .upload(p_url, new Blob(["%PDF"], { type: "application/pdf" }));
    const { error } = await candidate.client.rpc("update_candidate_document_url", {
      p_user_id: null,
      p_document_type: "certificate",
      p_url,
    });
    expect(fieldErrors(error)).toEqual({ certificate: "Use at most 20 certificates" });
  });

  test("can be changed only by candidates", async () => {
    const cast = await makeCast();
    const args = { p_user_id: null, p_document_type: "resume", p_url: null };
    const able = await whoCan(
      cast,
      async (client) => (await client.rpc("update_candidate_document_url", args)).error === null,
    );
    expect(able).toEqual(["candidate"]);
  });
});
