import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { ServerFunctionName } from "../../supabase/functions/_shared/contracts/functions.ts";
import { signUp, stackValue } from "../support/accounts.ts";
import { invoke } from "./invoke.ts";

const id = randomUUID();
const registration = { name: "Acme", industry: "technology", location: "Springfield" };
const job = { title: "Engineer", description: "Builds.", location: "Springfield", jobType: "FULL_TIME" };

interface Sample {
  valid: unknown;
  /** Invalid bodies, with the fields to report; none if there is no input. */
  invalid: [body: unknown, fields: string[]][];
  /** True if no session is required. */
  open?: boolean;
}

const fileSample: Sample = {
  valid: { bucket: "candidate_resumes", path: `${id}/resume.pdf` },
  invalid: [
    [{}, ["bucket", "path"]],
    [{ bucket: "secrets", path: `${id}/resume.pdf` }, ["bucket"]],
    [{ bucket: "candidate_resumes", path: "../../etc/passwd" }, ["path"]],
  ],
};

const samples: Record<ServerFunctionName, Sample> = {
  "send-admin-invitation": {
    valid: { email: "ada@example.com", firstName: "Ada", lastName: "Lovelace" },
    invalid: [
      [{}, ["email", "firstName", "lastName"]],
      [{ email: "ada", firstName: "A", lastName: "Lovelace" }, ["email", "firstName"]],
      [{ email: "ada@example.com", firstName: "Ada\nBcc: x", lastName: "Lovelace" }, ["firstName"]],
    ],
  },
  "send-company-invitation": {
    valid: { email: "ada@example.com", companyName: "Acme" },
    invalid: [[{ companyName: "Acme" }, ["email"]]],
  },
  "send-candidate-invitation": {
    valid: { email: "ada@example.com", candidateData: { firstName: "Ada", lastName: "Lovelace", address: {} } },
    invalid: [
      [{}, ["email", "candidateData"]],
      [
        { email: "ada@example.com", candidateData: { address: {} } },
        ["candidateData.firstName", "candidateData.lastName"],
      ],
    ],
  },
  "delete-account": {
    valid: { what: "account", email: "ada@example.com" },
    invalid: [
      [{}, ["what"]],
      [{ what: "account", email: "ada" }, ["email"]],
      [{ what: "company", companyId: "1" }, ["companyId", "name"]],
    ],
  },
  "resend-invitation": { valid: { invitationId: id }, invalid: [[{ invitationId: "1" }, ["invitationId"]]] },
  "get-company-by-id-direct": {
    valid: { companyId: id },
    invalid: [
      [{}, ["companyId"]],
      [{ companyId: "1 or 1=1" }, ["companyId"]],
      [{ companyId: { eq: id } }, ["companyId"]],
    ],
    open: true,
  },
  "get-user-company-id-direct": { valid: {}, invalid: [] },
  "check-user-company-membership-direct": { valid: {}, invalid: [] },
  "get-pending-companies-direct": { valid: {}, invalid: [] },
  "update-company-direct": {
    valid: { companyId: id, companyData: { location: "Springfield" } },
    invalid: [
      [{ companyData: {} }, ["companyId"]],
      [{ companyId: id }, ["companyData"]],
      [{ companyId: id, companyData: { website: "javascript:alert(1)" } }, ["website"]],
      [{ companyId: id, companyData: { name: "x".repeat(201) } }, ["name"]],
      [{ companyId: id, companyData: { company_size: "enormous" } }, ["company_size"]],
      [{ companyId: id, companyData: { description: 42 } }, ["description"]],
    ],
  },
  "create-company-user-relation": {
    valid: { companyData: registration, firstName: "Ada", lastName: "Lovelace" },
    invalid: [
      [{}, ["companyData"]],
      [{ companyData: {} }, ["name", "industry", "location"]],
      [{ companyData: { ...registration, primary_contact_email: "nobody" } }, ["primary_contact_email"]],
    ],
  },
  "update-company-approval-direct": {
    valid: { companyId: id, isApproved: true },
    invalid: [
      [{ companyId: id }, ["isApproved"]],
      [{ companyId: id, isApproved: "yes" }, ["isApproved"]],
      [{ companyId: id, isApproved: false, reason: "x".repeat(2_001) }, ["reason"]],
    ],
  },
  "manage-company-subscription": {
    valid: { method: "get", companyId: id },
    invalid: [
      [{ companyId: id }, ["method"]],
      [{ method: "delete", companyId: id }, ["method"]],
      [{ method: "update", companyId: id, tier: "platinum" }, ["tier"]],
      [{ method: "update", companyId: id, tier: "pro", expiresAt: "someday" }, ["expiresAt"]],
      [{ method: "update", companyId: id, tier: "pro", updatedAt: "lately" }, ["updatedAt"]],
      [{ method: "update", companyId: id, tier: "pro", expiresAt: "+200000-01-01" }, ["expiresAt"]],
      [{ method: "update", companyId: id, tier: "pro", expiresAt: "0000-01-01" }, ["expiresAt"]],
    ],
  },
  "manage-job-posting": {
    valid: { method: "list" },
    invalid: [
      [{}, ["method"]],
      [{ method: "get" }, ["jobId"]],
      [{ method: "delete", jobData: {} }, ["jobId"]],
      [{ method: "update", jobData: { status: "closed" } }, ["jobId"]],
      [{ method: "update", jobId: id, jobData: { status: "paused" } }, ["status"]],
      [{ method: "update", jobId: id, jobData: { ...job, title: " " } }, ["title"]],
      [{ method: "create", jobData: { ...job, jobType: "SLAVERY" } }, ["jobType"]],
      [{ method: "create", jobData: { ...job, salaryMin: 2, salaryMax: 1 } }, ["salaryMax"]],
      [{ method: "create", jobData: { ...job, expires_at: "2001-01-01" } }, ["expires_at"]],
      [{ method: "create", jobData: { ...job, title: "Engi\u0000neer" } }, ["title"]],
      [
        { method: "create", jobData: { ...job, questions: [{ question: "Which?", questionType: "CHECKBOX" }] } },
        ["questions.0.options"],
      ],
    ],
  },
  "get-job-applications": { valid: { jobId: id }, invalid: [[{}, ["jobId"]]] },
  "get-application-detail": { valid: { applicationId: id }, invalid: [[{ applicationId: "7" }, ["applicationId"]]] },
  "open-file": fileSample,
  "remove-file": fileSample,
  "store-company-picture": {
    valid: { id, companyId: id, picture: "/9j/2Q==" },
    invalid: [
      [{ companyId: id, picture: "/9j/2Q==" }, ["id"]],
      [{ id, companyId: id, picture: "no picture" }, ["picture"]],
    ],
  },
  "get-candidate-data": {
    valid: { operation: "applications" },
    invalid: [
      [{}, ["operation"]],
      [{ operation: "delete-everything" }, ["operation"]],
      [{ operation: "job-details" }, ["jobId"]],
      [{ operation: "potential-jobs", limit: 5_000 }, ["limit"]],
    ],
  },
};
const names = Object.keys(samples) as ServerFunctionName[];

const expectCors = (headers: Headers) => {
  expect(headers.get("access-control-allow-origin")).toBe("*");
  expect(headers.get("access-control-allow-headers")).toContain("x-retry-count");
};

const person = await signUp("candidate");

it("every server function has a sample in this file", () => {
  // Those no screen calls have their own tests.
  const others = ["calendar-feed", "clear-files", "deliver-email", "health", "unsubscribe"];
  const folders = readdirSync("supabase/functions").filter((name) => !name.startsWith("_") && !others.includes(name));
  expect(names.toSorted()).toEqual(folders.toSorted());
});

describe.each(names)("%s", (name) => {
  const { valid, invalid, open } = samples[name];

  it("answers the browser's preflight", async () => {
    const answer = await invoke(name, undefined, { method: "OPTIONS", headers: { origin: "https://example.com" } });
    expect(answer.status).toBeLessThan(300);
    expectCors(answer.headers);
  });

  it.each(["GET", "PUT", "DELETE"])("refuses %s", async (method) => {
    const answer = await invoke(name, valid, { method, token: person.accessToken });
    expect(answer.status).toBe(405);
    expect(answer.body.error.code).toBe("method_not_allowed");
    expectCors(answer.headers);
  });

  it("refuses a forged token", async () => {
    const [header, payload] = person.accessToken.split(".");
    for (const token of ["garbage", `${header}.${payload}.AAAA`, stackValue("TEST_SECRET_KEY")]) {
      const answer = await invoke(name, valid, { token });
      expect(answer.status, token).toBe(401);
      expect(answer.body.error).toEqual({ code: "not_signed_in", message: "Please sign in to continue" });
      expectCors(answer.headers);
    }
  });

  it("treats a missing token and the public key as no session", async () => {
    for (const token of [undefined, stackValue("TEST_PUBLISHABLE_KEY")]) {
      const answer = await invoke(name, valid, token ? { token } : {});
      // Without a required session, the response is about the missing company.
      expect(answer.status).toBe(open ? 404 : 401);
      expect(answer.body.error.code).toBe(open ? "company_not_found" : "not_signed_in");
      expectCors(answer.headers);
    }
  });

  it.each(['{"companyId":', "null", "[]", '"text"', "[", '{"companyId": "\\ud800"}'])(
    "refuses %s, which is not a JSON object",
    async (body) => {
      const answer = await invoke(name, body, { token: person.accessToken });
      expect(answer.status).toBe(422);
      expect(answer.body.error.code).toBe("invalid_json");
    },
  );

  it("refuses bodies over 1 MB from any sender", async () => {
    for (const invocation of [{}, { token: person.accessToken }]) {
      const answer = await invoke(name, { ...(valid as object), userId: "x".repeat(1_048_576) }, invocation);
      expect(answer.status).toBe(413);
      expect(answer.body.error.code).toBe("body_too_large");
      expectCors(answer.headers);
    }
  });

  it.each(invalid)("names the invalid fields of %j", async (body, fields) => {
    const answer = await invoke(name, body, { token: person.accessToken });
    expect(answer.status).toBe(422);
    expect(answer.body.error.code).toBe("invalid_input");
    expect(Object.keys(answer.body.error.fields ?? {}).toSorted()).toEqual(fields.toSorted());
    for (const message of Object.values(answer.body.error.fields ?? {})) expect(message).not.toBe("");
    expectCors(answer.headers);
  });
});

it("the size limit also applies to bodies sent without a length", async () => {
  const chunk = new TextEncoder().encode(" ".repeat(65_536));
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent > 1_048_576) return controller.close();
      sent += chunk.byteLength;
      controller.enqueue(chunk);
    },
  });
  const response = await fetch(`${stackValue("TEST_API_URL")}/functions/v1/get-user-company-id-direct`, {
    method: "POST",
    headers: { apikey: stackValue("TEST_PUBLISHABLE_KEY"), authorization: `Bearer ${person.accessToken}` },
    body,
    duplex: "half",
  } as RequestInit);
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ error: { code: "body_too_large" } });
});
