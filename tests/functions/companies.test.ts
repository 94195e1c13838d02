import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type {
  Company,
  CompanyListItem,
  CompanyMembership,
  CompanySubscription,
} from "../../supabase/functions/_shared/contracts/companies/company.ts";
import { type Actor, makeAdmin, signUp, sql, unique } from "../support/accounts.ts";
import { makeCompany, makeStaff } from "../support/companies.ts";
import { publicCompany } from "../support/shown.ts";
import { invoke } from "./invoke.ts";

const notFound = { code: "company_not_found", message: "Company not found" };
const [admin, stranger, approved, pending, other] = await Promise.all([
  makeAdmin(),
  signUp("candidate"),
  makeCompany(),
  makeCompany({ approved: false, tier: null }),
  makeCompany(),
]);

describe("get-company-by-id-direct", () => {
  it("returns the full company to staff and administrators", async () => {
    for (const { accessToken } of [pending.owner, admin]) {
      const answer = await invoke<Company>(
        "get-company-by-id-direct",
        { companyId: pending.id },
        { token: accessToken },
      );
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ id: pending.id, name: pending.name, is_approved: false, tax_id: null });
    }
  });

  it("returns only the public part of approved companies to everyone else", async () => {
    for (const token of [undefined, stranger.accessToken, other.owner.accessToken]) {
      const invocation = token ? { token } : {};
      const visible = await invoke<Company>("get-company-by-id-direct", { companyId: approved.id }, invocation);
      expect(visible.status).toBe(200);
      expect(Object.keys(visible.body).toSorted()).toEqual(publicCompany);
      const hidden = await invoke("get-company-by-id-direct", { companyId: pending.id }, invocation);
      expect(hidden.status).toBe(404);
      expect(hidden.body.error).toEqual(notFound);
    }
  });
});

describe("get-user-company-id-direct and check-user-company-membership-direct", () => {
  it("answer for the signed-in user, ignoring the user id in the body", async () => {
    const body = { userId: other.owner.id };
    const token = approved.owner.accessToken;
    const company = await invoke<{ companyId: string }>("get-user-company-id-direct", body, { token });
    expect(company).toMatchObject({ status: 200, body: { companyId: approved.id } });
    const answer = await invoke<{ memberships: CompanyMembership[] }>("check-user-company-membership-direct", body, {
      token,
    });
    expect(answer.status).toBe(200);
    expect(answer.body.memberships).toHaveLength(1);
    expect(answer.body.memberships[0]).toMatchObject({ company_id: approved.id, role: "company_admin" });
  });

  it("return nothing to a user without a company", async () => {
    const token = stranger.accessToken;
    expect((await invoke("get-user-company-id-direct", undefined, { token })).body).toEqual({ companyId: null });
    expect((await invoke("check-user-company-membership-direct", {}, { token })).body).toEqual({ memberships: [] });
  });
});

describe("update-company-direct", () => {
  it("changes the fields sent, clears blank ones, and keeps the rest", async () => {
    const company = await makeCompany({ approved: false });
    const token = company.owner.accessToken;
    const change = (companyData: object) =>
      invoke<{ company: Company }>("update-company-direct", { companyId: company.id, companyData }, { token });
    expect((await change({ website: "https://example.com", tax_id: "12-3456789" })).status).toBe(200);
    const answer = await change({ website: "", description: "  What we do.  " });
    expect(answer.body.company).toMatchObject({
      name: company.name,
      website: null,
      tax_id: "12-3456789",
      description: "What we do.",
    });
  });

  it("never changes fields that grant rights", async () => {
    const companyData = { is_approved: true, approved_at: "2026-01-01", user_id: other.owner.id, description: "Hello" };
    const answer = await invoke<{ company: Company }>(
      "update-company-direct",
      { companyId: pending.id, companyData },
      { token: pending.owner.accessToken },
    );
    expect(answer.status).toBe(200);
    expect(answer.body.company).toMatchObject({ is_approved: false, approved_at: null, description: "Hello" });
    const [row] = await sql`select user_id from public.companies where id = ${pending.id}`;
    expect(row?.user_id).toBe(pending.owner.id);
  });

  it("refuses recruiters any change, and managers changes to the registration", async () => {
    const [recruiter, manager] = await Promise.all([makeStaff(approved, "recruiter"), makeStaff(approved, "manager")]);
    const change = (actor: Actor, companyData: object) =>
      invoke("update-company-direct", { companyId: approved.id, companyData }, { token: actor.accessToken });
    expect((await change(recruiter, { description: "Mine" })).status).toBe(403);
    expect((await change(manager, { tax_id: "1" })).status).toBe(403);
    expect((await change(manager, { description: "Ours" })).status).toBe(200);
  });

  it("finds neither another owner's company nor one that does not exist", async () => {
    for (const companyId of [approved.id, randomUUID()]) {
      const answer = await invoke(
        "update-company-direct",
        { companyId, companyData: { description: "Taken over" } },
        { token: other.owner.accessToken },
      );
      expect(answer.status).toBe(404);
      expect(answer.body.error).toEqual(notFound);
    }
  });

  it("refuses an edit based on an outdated version, and returns the current one", async () => {
    const company = await makeCompany();
    const change = (companyData: object, updatedAt?: string) =>
      invoke<{ company: Company; error?: object }>(
        "update-company-direct",
        { companyId: company.id, companyData, updatedAt },
        { token: company.owner.accessToken },
      );
    const first = await change({ description: "Mine" });
    await change({ description: "My colleague's" }, first.body.company.updated_at);
    const late = await change({ location: "Reno" }, first.body.company.updated_at);
    expect(late.status).toBe(409);
    expect(late.body.error).toMatchObject({ code: "edit_conflict", current: { description: "My colleague's" } });
  });

  it("returns validation errors from SQL by field", async () => {
    const answer = await invoke(
      "update-company-direct",
      { companyId: approved.id, companyData: { logo_url: `${other.id}/logo.png` } },
      { token: approved.owner.accessToken },
    );
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.error.fields ?? {})).toEqual(["logo_url"]);
  });
});

describe("create-company-user-relation", () => {
  const companyData = () => ({ name: unique("Registered"), industry: "technology", location: "Springfield" });

  it("registers the signed-in user's company once, even when sent repeatedly", async () => {
    const owner = await signUp("company");
    const body = {
      companyData: companyData(),
      userId: other.owner.id,
      role: "company_admin",
      email: other.owner.email,
      firstName: "Ada",
      lastName: "Lovelace",
    };
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        invoke<{ companyId: string }>("create-company-user-relation", body, { token: owner.accessToken }),
      ),
    );
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.body.companyId)).size).toBe(1);
    const staff = await sql`
      select u.first_name, u.role, c.name, c.submitted_at is not null as submitted, c.is_approved
      from public.company_users u join public.companies c on c.id = u.company_id where u.user_id = ${owner.id}`;
    expect([...staff]).toEqual([
      { first_name: "Ada", role: "company_admin", name: body.companyData.name, submitted: true, is_approved: false },
    ]);
  });

  it("accepts company accounts only", async () => {
    const answer = await invoke(
      "create-company-user-relation",
      { companyData: companyData(), role: "company" },
      { token: stranger.accessToken },
    );
    expect(answer.status).toBe(403);
    expect(answer.body.error.message).toBe("Only company accounts can register a company profile");
  });
});

describe("functions for administrators", () => {
  const asAdmin = () => ({ token: admin.accessToken });

  it("get-pending-companies-direct lists every company, even without a request body", async () => {
    const answer = await invoke<CompanyListItem[]>("get-pending-companies-direct", "", asAdmin());
    expect(answer.status).toBe(200);
    const found = answer.body.filter(({ id }) => id === approved.id || id === pending.id);
    expect(found.map(({ is_approved }) => is_approved).toSorted()).toEqual([false, true]);
  });

  it("refuse everyone else, including the company's own staff", async () => {
    const bodies = [
      ["get-pending-companies-direct", {}],
      ["update-company-approval-direct", { companyId: pending.id, isApproved: true }],
      ["manage-company-subscription", { method: "update", companyId: pending.id, tier: "pro" }],
    ] as const;
    for (const [name, body] of bodies) {
      for (const actor of [pending.owner, stranger]) {
        const answer = await invoke(name, { ...body, userId: admin.id }, { token: actor.accessToken });
        expect(answer.status).toBe(403);
        expect(answer.body.error.code).toBe("admin_only");
      }
    }
  });

  it("update-company-approval-direct rejects, approves and reverts, but not on outdated data", async () => {
    const company = await makeCompany({ approved: false });
    const decide = (body: object) =>
      invoke<{ success: boolean; company: Company }>(
        "update-company-approval-direct",
        { companyId: company.id, ...body },
        asAdmin(),
      );
    const rejected = await decide({ isApproved: false, reason: "The tax id is missing." });
    expect(rejected.status).toBe(200);
    expect(rejected.body.success).toBe(true);
    expect(rejected.body.company).toMatchObject({ is_approved: false, rejection_reason: "The tax id is missing." });
    for (const answer of [await decide({ isApproved: true }), await decide({ isApproved: true })]) {
      expect(answer.status).toBe(200);
      expect(answer.body.company).toMatchObject({ is_approved: true, rejected_at: null, rejection_reason: null });
    }
    expect((await decide({ isApproved: false })).status).toBe(422);
    const revoked = await decide({ isApproved: false, reason: "The company is closed." });
    expect(revoked.body.company).toMatchObject({ is_approved: false, rejection_reason: "The company is closed." });
    const outdated = { isApproved: true, updatedAt: rejected.body.company.updated_at };
    const late = await invoke("update-company-approval-direct", { companyId: company.id, ...outdated }, asAdmin());
    expect(late.status).toBe(409);
    expect(late.body.error.code).toBe("decided_meanwhile");
    expect((await decide({ isApproved: true, updatedAt: revoked.body.company.updated_at })).status).toBe(200);
    const unknown = await invoke(
      "update-company-approval-direct",
      { companyId: randomUUID(), isApproved: true },
      asAdmin(),
    );
    expect(unknown.status).toBe(404);
  });

  it("manage-company-subscription sets the plan and its end date, and the company can read both", async () => {
    type Body = { success: boolean; subscription: CompanySubscription };
    const company = await makeCompany({ tier: null });
    const read = (token: string) =>
      invoke<Body>("manage-company-subscription", { method: "get", companyId: company.id }, { token });
    const none = { company_id: company.id, tier: "none", status: "active", expires_at: null };
    const before = await read(company.owner.accessToken);
    expect(before.body).toMatchObject({ success: true, subscription: none });
    const seen = before.body.subscription.updated_at;

    const set = (change: object) =>
      invoke<Body>("manage-company-subscription", { method: "update", companyId: company.id, ...change }, asAdmin());
    const limited = await set({ tier: "basic", expiresAt: "2030-12-31", updatedAt: seen });
    expect(limited.status).toBe(200);
    expect(limited.body.subscription.tier).toBe("basic");
    expect(Date.parse(limited.body.subscription.expires_at ?? "")).toBe(Date.UTC(2030, 11, 31, 23, 59, 59));
    const late = await invoke(
      "manage-company-subscription",
      { method: "update", companyId: company.id, tier: "pro", updatedAt: seen },
      asAdmin(),
    );
    expect(late.status).toBe(409);
    expect(late.body.error.code).toBe("edit_conflict");
    expect((await set({ tier: "pro", expiresAt: "" })).body.subscription).toMatchObject({
      tier: "pro",
      expires_at: null,
    });
    expect((await read(admin.accessToken)).body.subscription.tier).toBe("pro");
    // A trial gets an end by default; null means none.
    const trial = (await set({ tier: "free_trial" })).body.subscription.expires_at;
    expect(Math.round((Date.parse(trial ?? "") - Date.now()) / 86_400_000)).toBe(30);
    expect((await set({ tier: "free_trial", expiresAt: null })).body.subscription.expires_at).toBeNull();
    const foreign = await invoke(
      "manage-company-subscription",
      { method: "get", companyId: company.id },
      { token: other.owner.accessToken },
    );
    expect(foreign.status).toBe(404);
  });
});

it("removed employees and ended sessions lose access right away", async () => {
  const recruiter = await makeStaff(approved, "recruiter");
  const read = () =>
    invoke<Company>("get-company-by-id-direct", { companyId: approved.id }, { token: recruiter.accessToken });
  expect((await read()).body).toHaveProperty("tax_id");
  await sql`delete from public.company_users where user_id = ${recruiter.id}`;
  expect((await read()).body).not.toHaveProperty("tax_id");
  await sql`delete from auth.users where id = ${recruiter.id}`;
  expect((await read()).status).toBe(401);
});
