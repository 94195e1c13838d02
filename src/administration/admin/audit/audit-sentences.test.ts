import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type AuditAction, type AuditEntry, auditActions } from "@contracts/administration/audit";
import { describe, expect, test } from "vitest";
import { auditSentence, sentenceText } from "@/administration/admin/audit/audit-sentences";

const schemas = "supabase/schemas";
const sql = readdirSync(schemas, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".sql"))
  .map((file) => readFileSync(join(schemas, file), "utf8"))
  .join("\n");

/** The calls that write an entry, each in full. */
const calls = sql.match(/perform private\.(?:audit|audit_as|end_proposal)\([\s\S]*?\);/g) ?? [];
const written = new Set(
  calls.flatMap((call) => [...call.matchAll(/'([a-z]+\.[a-z_]+)'/g)].map(([, action]) => action)),
);

const admin = { id: "1", name: "Amelia Strand", role: "admin" } as const;
const recruiter = { id: "2", name: "Owen Castellane", role: "company" } as const;
const candidate = { id: "3", name: "Nadia Ferreira", role: "candidate" } as const;
const quillmark = { id: "a", name: "Quillmark Freight" };
const orielle = { id: "b", name: "Orielle Staffing" };

function say(action: AuditAction, entry: Partial<AuditEntry> = {}): string {
  const sentence = auditSentence({
    id: 1,
    at: "2026-11-20T12:00:00Z",
    kind: "accounts",
    action,
    is_by_system: false,
    actor: admin,
    company: null,
    subject: null,
    successor: null,
    partners: null,
    details: {},
    ...entry,
  });
  return [sentenceText(sentence), sentence.beneath].filter(Boolean).join(" | ");
}

test("every action that the database records has a sentence", () => {
  expect(calls.length).toBeGreaterThan(20);
  expect([...written].sort()).toEqual([...auditActions].sort());
  for (const action of auditActions) {
    const sentence = say(action, {
      details: {
        template: "role_changed",
        to_email: "a@example.com",
        title: "Driver",
        can_share_jobs: true,
        role: "recruiter",
        tier: "basic",
        expires_at: "2026-11-15",
        ...(action.endsWith("role_changed") && { from: "recruiter", to: "manager" }),
      },
    });
    expect(sentence, action).toMatch(/^\S.*\./);
    expect(sentence, action).not.toMatch(/undefined|null|NaN|\binvalid\b| {2}|\[object/);
  }
});

const at = { company: quillmark };
const byStaff = { ...at, actor: recruiter };
test.each<[string, AuditAction, Partial<AuditEntry>]>([
  [
    "Amelia Strand approved Quillmark Freight. | It was rejected before.",
    "company.approved",
    { ...at, details: { from: "rejected" } },
  ],
  [
    "Amelia Strand rejected Quillmark Freight. | Reason: No tax id",
    "company.rejected",
    { ...at, details: { reason: "No tax id" } },
  ],
  ["Amelia Strand withdrew the approval of a deleted company.", "company.approval_revoked", {}],
  [
    "Amelia Strand undid a decision on Quillmark Freight. | It was: Company approved.",
    "company.decision_undone",
    { ...at, details: { was: "company_approved" } },
  ],
  [
    "Amelia Strand undid the decision on reports about a deleted company: “Night driver”.",
    "company.report_decision_undone",
    { details: { title: "Night driver" } },
  ],
  [
    "Owen Castellane of Quillmark Freight submitted the registration of the company. | Tax ID.",
    "company.edited",
    { ...byStaff, details: { fields: ["submitted_at", "tax_id"] } },
  ],
  [
    "Owen Castellane of Quillmark Freight edited the company. | Logo; Registered address, street.",
    "company.edited",
    { ...byStaff, details: { fields: ["logo_url", "reg_street"] } },
  ],
  [
    "Amelia Strand rejected the changes to Quillmark Freight. | Tax ID. Reason: Wrong",
    "company.changes_rejected",
    { ...at, details: { fields: ["tax_id"], reason: "Wrong" } },
  ],
  [
    "Amelia Strand changed the plan of Quillmark Freight from Basic to Pro, until Feb 28, 2027.",
    "subscription.changed",
    {
      ...at,
      details: {
        from: { tier: "basic", status: "active", expires_at: null },
        to: { tier: "pro", status: "active", expires_at: "2027-02-28T23:59:59Z" },
      },
    },
  ],
  [
    "Amelia Strand changed the plan of Quillmark Freight from Basic to Pro. | Before: Basic, until Dec 31, 2026.",
    "subscription.changed",
    {
      ...at,
      details: {
        from: { tier: "basic", status: "active", expires_at: "2026-12-31T23:59:59Z" },
        to: { tier: "pro", status: "active", expires_at: null },
      },
    },
  ],
  [
    "Amelia Strand changed the plan of Quillmark Freight to Basic. | Before: No plan yet.",
    "subscription.changed",
    {
      ...at,
      details: {
        from: { tier: "none", status: "active", expires_at: null },
        to: { tier: "basic", status: "active", expires_at: null },
      },
    },
  ],
  [
    "Owen Castellane of Quillmark Freight asked for the Pro plan.",
    "subscription.requested",
    { ...byStaff, details: { tier: "pro" } },
  ],
  [
    "Amelia Strand declined the Free trial plan for Quillmark Freight. | Reason: One trial each",
    "subscription.declined",
    { ...at, details: { tier: "free_trial", reason: "One trial each" } },
  ],
  [
    "Amelia Strand chose which jobs at Quillmark Freight stay open. | Planner and Welder",
    "subscription.jobs_chosen",
    { ...at, details: { jobs: ["Planner", "Welder"] } },
  ],
  [
    "Fairmatch ended the plan of Quillmark Freight: Basic was paid until Nov 15, 2026. | 7 jobs are no longer shown.",
    "subscription.ended",
    {
      ...at,
      is_by_system: true,
      actor: null,
      details: { tier: "basic", expires_at: "2026-11-15T23:59:59+00:00", jobs: 7 },
    },
  ],
  [
    "Owen Castellane of Quillmark Freight removed Ben Sorley, partner recruiter, from the team. 1 job and 2 candidates went to Nadia Ferreira. | 1 open invitation was revoked.",
    "staff.removed",
    {
      ...byStaff,
      successor: candidate,
      details: {
        name: "Ben Sorley",
        role: "partner_recruiter",
        user_id: "9",
        successor: "3",
        jobs: 1,
        candidates: 2,
        revoked_invitations: 1,
      },
    },
  ],
  [
    "Owen Castellane left the team. 2 jobs went to no one.",
    "staff.removed",
    { ...byStaff, details: { user_id: "2", role: "manager", jobs: 2, candidates: 0, successor: null } },
  ],
  [
    "Amelia Strand changed the role of Owen Castellane at Quillmark Freight from recruiter to manager.",
    "staff.role_changed",
    { ...at, subject: recruiter, details: { from: "recruiter", to: "manager" } },
  ],
  [
    "Fairmatch made Nadia Ferreira an administrator. | Before: a candidate.",
    "account.role_changed",
    { is_by_system: true, actor: null, subject: candidate, details: { from: "candidate", to: "admin" } },
  ],
  [
    "Nadia Ferreira became company staff. | Before: a candidate.",
    "account.role_changed",
    { actor: candidate, subject: candidate, details: { from: "candidate", to: "company" } },
  ],
  [
    "Amelia Strand removed administrator access from a deleted account. | 2 open invitations were revoked.",
    "admin.withdrawn",
    { details: { invitations: 2, kept: false } },
  ],
  [
    "Amelia Strand invited the company Sandhollow Schools at office@sandhollow.example.",
    "invitation.sent",
    { details: { kind: "company", name: "Sandhollow Schools", email: "office@sandhollow.example" } },
  ],
  [
    "Amelia Strand invited the company Sandhollow Schools at office@sandhollow.example. The email was not delivered.",
    "invitation.sent",
    {
      details: {
        kind: "company",
        name: "Sandhollow Schools",
        email: "office@sandhollow.example",
        is_undelivered: true,
      },
    },
  ],
  [
    "Owen Castellane of Quillmark Freight invited Tobias Renard at t@example.com as partner recruiter.",
    "invitation.sent",
    {
      ...byStaff,
      details: { kind: "employee", name: "Tobias Renard", email: "t@example.com", role: "partner_recruiter" },
    },
  ],
  [
    "Owen Castellane of Quillmark Freight invited a deleted account as recruiter.",
    "invitation.sent",
    {
      ...byStaff,
      details: { kind: "employee", name: "A deleted account", email: "A deleted account", role: "recruiter" },
    },
  ],
  [
    "Amelia Strand invited the company Sandhollow Schools.",
    "invitation.sent",
    { details: { kind: "company", name: "Sandhollow Schools", email: "A deleted account" } },
  ],
  [
    "Someone on the team of Quillmark Freight deleted their account. | Their role was recruiter.",
    "staff.left",
    { ...at, actor: null, details: { role: "recruiter", by_deleted_account: true } },
  ],
  [
    "Nadia Ferreira accepted the invitation from Quillmark Freight to be represented by them.",
    "invitation.accepted",
    { ...at, actor: candidate, details: { kind: "candidate" } },
  ],
  [
    "A deleted account declined the invitation from Quillmark Freight as recruiter.",
    "invitation.declined",
    { ...at, actor: null, details: { kind: "employee", role: "recruiter" } },
  ],
  [
    "Nadia Ferreira reopened the invitation from Quillmark Freight to be represented by them.",
    "invitation.reopened",
    { ...at, actor: candidate, details: { kind: "candidate" } },
  ],
  [
    "Owen Castellane of Quillmark Freight opened the resume of Nadia Ferreira.",
    "file.opened",
    { ...byStaff, subject: candidate, details: { bucket: "candidate_resumes" } },
  ],
  [
    "Owen Castellane of Quillmark Freight opened the resume of Nadia Ferreira, and its text was kept for search.",
    "file.text_kept",
    { ...byStaff, subject: candidate, details: { bucket: "candidate_resumes" } },
  ],
  [
    "Amelia Strand opened a file in a reported message about a job at Quillmark Freight.",
    "file.opened",
    { ...at, subject: candidate, details: { bucket: "message_files", reported: true } },
  ],
  [
    "Amelia Strand opened a document of Quillmark Freight.",
    "file.opened",
    { ...at, details: { bucket: "company-documents" } },
  ],
  [
    "Owen Castellane of Quillmark Freight deleted the job “Driver”. | Its applications and reports stay on record.",
    "job.deleted",
    { ...byStaff, details: { title: "Driver", hidden: true } },
  ],
  [
    "Owen Castellane of Quillmark Freight made Nadia Ferreira the owner of the job “Driver”. | This was an undo.",
    "job.owner_changed",
    { ...byStaff, subject: candidate, details: { user_id: "3", title: "Driver", is_back: true } },
  ],
  [
    "Owen Castellane of Quillmark Freight left the job “Driver” without an owner.",
    "job.owner_changed",
    { ...byStaff, details: { user_id: null, title: "Driver" } },
  ],
  [
    "Owen Castellane of Quillmark Freight added Nadia Ferreira to the hiring team of “Driver”.",
    "job.team_added",
    { ...byStaff, subject: candidate, details: { user_id: "3", title: "Driver" } },
  ],
  ["Amelia Strand added a note about Quillmark Freight.", "company.note_added", at],
  ["Amelia Strand changed a note about Quillmark Freight.", "company.note_edited", at],
  ["Amelia Strand deleted a note about Quillmark Freight.", "company.note_deleted", at],
  ["Amelia Strand restored a note about Quillmark Freight.", "company.note_kept", at],
  ["Amelia Strand warned Quillmark Freight. | “No fees.”", "company.warned", { ...at, details: { words: "No fees." } }],
  [
    "Amelia Strand approved Quillmark Freight. | Compared with 2 companies like it.",
    "company.approved",
    { ...at, details: { from: "pending", compared: 2 } },
  ],
  [
    "Amelia Strand wrote to people who reported the job “Driver” at Quillmark Freight. | “Thank you.”",
    "job.reporters_answered",
    { ...at, details: { title: "Driver", words: "Thank you." } },
  ],
  [
    "Amelia Strand wrote to people who reported a message about a job at Quillmark Freight. | “Thank you.”",
    "message.reporters_answered",
    { ...at, details: { words: "Thank you." } },
  ],
  ["Amelia Strand reminded Quillmark Freight. | Its registration isn't finished.", "company.reminded", at],
  [
    "Amelia Strand resent the email “Company approved” to a@example.com.",
    "email.retried",
    { details: { template: "company_approved", to_email: "a@example.com" } },
  ],
])("%s", (sentence, action, entry) => {
  expect(say(action, entry)).toBe(sentence);
});

describe("a partnership entry", () => {
  const partners = [quillmark, orielle];
  const details = {
    can_share_jobs: true,
    could_share_jobs: false,
    can_share_candidates: true,
    could_share_candidates: true,
    a: { name: "Quillmark Freight", open_jobs: 14, shown_candidates: 2 },
    b: { name: "Orielle Staffing", open_jobs: 0, shown_candidates: 0 },
  };
  test("says which jobs became visible when sharing was turned on", () => {
    expect(say("partnership.changed", { partners, details })).toBe(
      "Amelia Strand turned on sharing jobs between Quillmark Freight and Orielle Staffing. | " +
        "14 open jobs became visible to Orielle Staffing; none of theirs to Quillmark Freight.",
    );
  });
  test("lists the company with something to show first, and says when neither has anything", () => {
    const beneath = (a: number, b: number) =>
      say("partnership.changed", {
        partners,
        details: { ...details, a: { ...details.a, open_jobs: a }, b: { ...details.b, open_jobs: b } },
      }).split(" | ")[1];
    expect(beneath(0, 1)).toBe("1 open job became visible to Quillmark Freight; none of theirs to Orielle Staffing.");
    expect(beneath(1, 1200)).toBe(
      "1 open job became visible to Orielle Staffing; 1,200 of theirs to Quillmark Freight.",
    );
    expect(beneath(0, 0)).toBe("There was nothing to show yet.");
  });
  test("mentions no visible jobs while a company is not approved", () => {
    const closed = { ...details, a: { ...details.a, is_approved: false } };
    expect(say("partnership.changed", { partners, details: closed })).not.toContain("visible");
  });
  test("says which sharing was turned off", () => {
    const off = { ...details, can_share_jobs: false, can_share_candidates: false };
    expect(say("partnership.changed", { partners: [null, orielle], details: off })).toBe(
      "Amelia Strand turned off sharing candidates between a deleted company and Orielle Staffing.",
    );
  });
  test("says which sharing ended with the partnership", () => {
    expect(
      say("partnership.ended", { partners, details: { could_share_jobs: true, could_share_candidates: true } }),
    ).toBe(
      "Amelia Strand ended the partnership between Quillmark Freight and Orielle Staffing. | " +
        "This also ended sharing jobs and sharing candidates.",
    );
  });
});

test("settings name the previous value, and email settings name the recipient", () => {
  const changed = (setting: string, from: unknown, to: unknown) =>
    say("settings.changed", { details: { setting, from, to } });
  expect(changed("trialDays", 30, 14)).toBe("Amelia Strand changed “length of a free trial” from 30 to 14 days.");
  expect(changed("zipCode", "80202", "80203")).toBe("Amelia Strand changed the setting “ZIP code”. | Before: 80202.");
  expect(changed("city", "Denver", null)).toBe("Amelia Strand cleared the setting “city”. | Before: Denver.");
  expect(changed("announcement", null, { text: "Down on Sunday" })).toBe("Amelia Strand announced: “Down on Sunday”.");
  expect(changed("announcement", { text: "Down on Sunday" }, null)).toBe(
    "Amelia Strand ended the announcement. | Before: “Down on Sunday”.",
  );
  expect(say("settings.email_turned_on", { details: { kind: "reports" }, subject: recruiter })).toBe(
    "Amelia Strand started emails about “Reported jobs and messages” to Owen Castellane.",
  );
  expect(say("settings.email_turned_off", { details: { kind: "messages" } })).toBe(
    "Amelia Strand stopped emails about “Contact page messages” to the support address.",
  );
});
