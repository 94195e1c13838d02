import { describe, expect, it } from "vitest";
import { applicationStatuses } from "../../supabase/functions/_shared/contracts/enums.ts";
import { type mailTemplates, renderMail } from "../../supabase/functions/_shared/email/render-mail.ts";

const site = "https://fairmatch.example/";
const expires = "2026-11-28T10:00:00Z";
/** What nobody writes: a path, an enum and a date of ours. */
const ours = ["path", "role", "expires_at"];
const samples: Record<keyof typeof mailTemplates, Record<string, unknown>> = {
  company_approved: { company_name: "Acme", path: "/company/dashboard" },
  company_rejected: {
    company_name: "Acme",
    reason: "The tax id is missing.\nPlease add it.",
    path: "/company/edit-registration",
  },
  company_approval_revoked: { company_name: "Acme", reason: "It is closed.", path: "/company/edit-registration" },
  company_changes_approved: { company_name: "Acme", path: "/company/profile" },
  company_changes_rejected: {
    company_name: "Acme",
    reason: "The papers name\nanother company.",
    path: "/company/edit-registration",
  },
  application_received: {
    company_name: "Acme",
    job_title: "Engineer",
    candidate_name: "Ada Lovelace",
    match_summary: "5 of 7 required skills; missing: Go, Kafka",
    path: "/company/applications/1",
  },
  application_status: {
    candidate_first_name: "Ada",
    job_title: "Engineer",
    company_name: "Acme",
    status: "interview",
    path: "/candidate/applications/1",
  },
  invitation_admin: { first_name: "Ada", message: "Welcome.", expires_at: expires, path: "/admin-invitation/t" },
  invitation_company: { company_name: "Acme", message: "Join us.", expires_at: expires, path: "/company-invitation/t" },
  invitation_employee: {
    first_name: "Ada",
    company_name: "Acme",
    role: "recruiter",
    expires_at: expires,
    path: "/employee-invitation/t",
  },
  invitation_candidate: {
    first_name: "Ada",
    company_name: "Acme",
    management_terms: "Six months.\nNo fee.",
    expires_at: expires,
    path: "/invitation/t",
  },
};
const attack = `"><img src=x onerror=alert(1)><a href='javascript:alert(1)'>&amp;`;

describe.each(Object.entries(samples))("%s", (name, data) => {
  it("says the same in HTML and in text, with one link to the site", () => {
    const { subject, html, text } = renderMail(name, data, site);
    const link = `https://fairmatch.example${data.path}`;
    expect(subject).not.toBe("");
    for (const [key, value] of Object.entries(data)) {
      if (ours.includes(key) || key === "status") continue;
      for (const line of String(value).split("\n")) {
        expect(html).toContain(line);
        expect(text).toContain(line);
      }
    }
    expect([...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1])).toEqual([link, link]);
    expect(text.match(/https?:\S+/g)).toEqual([link]);
    expect(text).not.toMatch(/<[a-z]/);
  });

  it("keeps markup in its data as text", () => {
    const hostile = Object.fromEntries(
      Object.entries(data).map(([key, value]) => [key, ours.includes(key) ? value : attack]),
    );
    const { html, text } = renderMail(name, hostile, site);
    expect(html).not.toContain("<img");
    expect(html).not.toMatch(/<a href='javascript/);
    expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(text).toContain("<img src=x onerror=alert(1)>");
  });

  it("keeps the subject on one line", () => {
    const broken = Object.fromEntries(
      Object.entries(data).map(([key, value]) => [
        key,
        ours.includes(key) ? value : `${value}\r\nBcc: all@example.com`,
      ]),
    );
    expect(renderMail(name, broken, site).subject).not.toMatch(/[\r\n]/);
  });

  it.each(["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)", "", '/a"b', "/a b"])(
    "refuses to link to '%s'",
    (path) => {
      expect(() => renderMail(name, { ...data, path }, site)).toThrow("cannot link");
    },
  );

  it("refuses data it cannot work with", () => {
    expect(() => renderMail(name, {}, site)).toThrow();
    expect(() => renderMail(name, null, site)).toThrow();
  });
});

it.each(["nothing", "", "toString", "__proto__"])("refuses the unknown template '%s'", (name) => {
  expect(() => renderMail(name, {}, site)).toThrow("There is no mail template");
});

it("tells every status without an exclamation mark, a rejection as 'Not Selected'", () => {
  for (const status of applicationStatuses) {
    const { subject, html, text } = renderMail("application_status", { ...samples.application_status, status }, site);
    expect(`${subject}${text}`).not.toContain("!");
    expect(html.replace("<!doctype", "")).not.toMatch(/![^i]/);
  }
  const { subject, text } = renderMail(
    "application_status",
    { ...samples.application_status, status: "rejected" },
    site,
  );
  expect(subject).toContain("Not Selected");
  expect(text).not.toMatch(/reject/i);
});

it("lets no name pass for a paragraph of ours", () => {
  const { text, html } = renderMail(
    "application_received",
    { ...samples.application_received, candidate_name: "Ada\n\nYour account is locked.\r\n" },
    site,
  );
  expect(text.split("\n")[0]).toBe("Ada Your account is locked. applied for Engineer");
  expect(html).toContain(">Ada Your account is locked. applied for Engineer</h1>");
});

it("does without a name and a match summary that nobody gave", () => {
  const { subject } = renderMail(
    "application_received",
    { ...samples.application_received, candidate_name: " ", match_summary: null },
    site,
  );
  expect(subject).toBe("A candidate applied for Engineer");
  const { text } = renderMail("application_status", { ...samples.application_status, candidate_first_name: "" }, site);
  expect(text).toContain("Hello,\n");
});
