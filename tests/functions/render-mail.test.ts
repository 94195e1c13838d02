import { describe, expect, it } from "vitest";
import { applicationStatuses } from "../../supabase/functions/_shared/contracts/enums.ts";
import { type mailTemplates, renderMail } from "../../supabase/functions/_shared/email/render-mail.ts";

const site = { url: "https://fairmatch.example/", functionsUrl: "https://api.fairmatch.example/functions/v1" };
const expires = "2026-11-28T10:00:00Z";
/** What nobody writes: a path, an enum and a date of ours. */
const ours = [
  "path",
  "backups_until",
  "role",
  "expires_at",
  "tier",
  "has_ended",
  "kind",
  "total",
  "items",
  "jobs",
  "answer_by",
  "days_left",
  "topic",
  "has_account",
  "state",
  "salary",
  "starts_on",
];
const samples: Record<keyof typeof mailTemplates, Record<string, unknown>> = {
  company_approved: { company_name: "Acme", path: "/company/dashboard" },
  company_rejected: {
    company_name: "Acme",
    reason: "The tax id is missing.\nPlease add it.",
    path: "/company/edit-registration",
  },
  company_reminded: { company_name: "Acme", path: "/company/register" },
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
  invitation_admin: {
    invited_by: "Amelia Strand",
    first_name: "Ada",
    message: "Welcome.",
    expires_at: expires,
    path: "/admin-invitation/t",
  },
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
  password_changed: { path: "/forgot-password" },
  email_changed_from: { new_email: "new@example.com", path: "/contact" },
  email_changed_to: { old_email: "old@example.com", path: "/signin" },
  role_changed: { role: "admin", path: "/signin" },
  removed_from_team: { company_name: "Acme", path: "/contact" },
  subscription_ending: {
    company_name: "Acme",
    tier: "pro",
    expires_at: expires,
    has_ended: false,
    path: "/company/dashboard",
  },
  management_ended: { candidate_first_name: "Ada", company_name: "Acme", path: "/candidate/dashboard" },
  candidate_left: { candidate_name: "Ada Byron", company_name: "Acme", path: "/company/candidates" },
  staff_notice: {
    kind: "mentioned",
    title: "Priya Valluri mentioned you",
    message: "Could you take Tuesday?\nYou know our queues.",
    company_name: "Acme",
    path: "/company/applications/1?tab=notes",
  },
  staff_summary: { company_name: "Acme", total: 0, items: [], path: "/company/dashboard" },
  job_reported: { job_title: "Engineer", company_name: "Acme", kind: "fraud", total: 1, path: "/admin/reports" },
  job_taken_offline: {
    job_title: "Engineer",
    company_name: "Acme",
    reason: "It asks for money.\nPlease do not.",
    path: "/company/jobs/1/manage",
  },
  answer_promised: {
    candidate_first_name: "Ada",
    job_title: "Engineer",
    company_name: "Acme",
    answer_by: "2026-11-28",
    days_left: -1,
    path: "/candidate/applications/1",
  },
  contact_message: {
    name: "Ada Lovelace",
    from_email: "ada@example.com",
    topic: "fault",
    words: "The page is empty.\nPlease look.",
    has_account: false,
    path: "/admin/messages",
  },
  account_deleted: { backups_until: "2026-12-24", path: "/contact" },
  company_closed: { company_name: "Acme", job_titles: "Engineer, Nurse", path: "/jobs" },
  company_closed_for_team: { company_name: "Acme", path: "/signin" },
  saved_search_jobs: { searches: "“Nurse”", total: 0, jobs: [], path: "/candidate/saved?tab=searches" },
  offer: {
    candidate_first_name: "Ada",
    job_title: "Engineer",
    company_name: "Acme",
    state: "withdrawn",
    salary: "$178,000 a year",
    starts_on: "2027-01-11",
    answer_by: "2026-12-04",
    words: "We are sorry.\nThe budget was cut.",
    path: "/candidate/applications/1",
  },
  put_forward: {
    candidate_first_name: "Ada",
    job_title: "Engineer",
    company_name: "Acme",
    by_company: "Orielle Staffing",
    path: "/candidate/apply/1",
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
      expect(() => renderMail(name, { ...data, path }, site)).toThrow("can only link");
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

const breaks = ["\n", "\r\n", "\r", "\v", "\f", "\u0085", "\u2028", "\u2029"];
const unseen = ["\u0000", "\u001b", "\u007f", "\u00ad", "\u200b", "\u202e", "\u2066", "\u2069", "\ufeff", "\u{e0041}"];
/** What may have several lines: it stands in a quote. */
const words = ["reason", "message", "management_terms", "words"];
const quotes = /<blockquote.*?<\/blockquote>/gs;

const writtenKeys = (data: object) => Object.keys(data).filter((key) => !ours.includes(key));
const written = Object.entries(samples).filter(([, data]) => writtenKeys(data).length > 0);
describe.each(written)("what people wrote in %s", (name, data) => {
  const values = writtenKeys(data);
  const lockedOut = (end: string) =>
    Object.fromEntries(values.map((key) => [key, `${data[key]}${end}${end}Your account is locked.`]));

  it("keeps its markup as text", () => {
    const hostile = Object.fromEntries(values.map((key) => [key, attack]));
    const { html, text } = renderMail(name, { ...data, ...hostile }, site);
    expect(html).not.toContain("<img");
    expect(html).not.toMatch(/<a href='javascript/);
    expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(text).toContain("<img src=x onerror=alert(1)>");
  });

  it("never becomes a paragraph of ours", () => {
    for (const end of breaks) {
      const { subject, html, text } = renderMail(name, { ...data, ...lockedOut(end) }, site);
      // In text it is a quoted line or stands within one of ours, in HTML in a quote or in the sentence it belongs to.
      expect(text).not.toMatch(/^Your account is locked/m);
      expect(text).not.toMatch(/[\v\f\r\u0085\u2028\u2029]/);
      expect(html.match(quotes) ?? []).toHaveLength(values.some((key) => words.includes(key)) ? 1 : 0);
      expect(html.replace(quotes, "")).not.toMatch(/<br>Your|>Your account is locked/);
      expect(subject).not.toMatch(/[^ -~]/);
    }
  });

  it("holds nothing that is not seen, nor what turns the reading direction", () => {
    const hidden = Object.fromEntries(values.map((key) => [key, `${unseen.join("x")}${data[key]}`]));
    const { subject, html, text } = renderMail(name, { ...data, ...hidden }, site);
    for (const rendered of [subject, html, text]) expect(rendered).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
  });

  it("makes no link, neither in HTML nor where a mail client would make one", () => {
    const linking = Object.fromEntries(
      values.map((key) => [key, `${data[key]} https://evil.example/a HTTP://evil.example www.evil.example`]),
    );
    const { subject, html, text } = renderMail(name, { ...data, ...linking }, site);
    for (const rendered of [subject, html, text]) expect(rendered).not.toContain("evil.example");
    expect(text).toContain("https://evil[.]example/a");
    expect([...html.matchAll(/href="([^"]*)"/g)]).toHaveLength(2);
  });
});

it.each(["Ärztin für Kinder", "مهندس می\u200cخواهم", "👩🏽\u200d💻 Engineer", "C# / .NET, Node.js", "名前"])(
  "leaves '%s' as it was written",
  (title) => {
    const { subject, text, html } = renderMail(
      "application_status",
      { ...samples.application_status, job_title: title },
      site,
    );
    for (const rendered of [subject, text, html]) expect(rendered).toContain(title);
  },
);

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

describe("a mail that can be turned off", () => {
  const token = "0123456789abcdef".repeat(4);
  const page = `https://fairmatch.example/unsubscribe/${token}`;

  it("says where, in both of its forms and for mail programs", () => {
    const { html, text, oneClick } = renderMail("staff_notice", { ...samples.staff_notice, unsubscribe: token }, site);
    expect(html).toContain(`href="${page}"`);
    expect(text).toContain(`Turn these mails off: ${page}`);
    expect(oneClick).toBe(`https://api.fairmatch.example/functions/v1/unsubscribe?token=${token}`);
  });

  it.each([undefined, "", "x", `${token}"><a href="https://evil.example`])(
    "says nothing with the token %s",
    (unsubscribe) => {
      const { html, text, oneClick } = renderMail("staff_notice", { ...samples.staff_notice, unsubscribe }, site);
      expect(oneClick).toBeUndefined();
      expect(html + text).not.toContain("Turn these mails off");
      expect(html).not.toContain("evil");
    },
  );
});

describe("a summary", () => {
  const item = { title: "Ada applied", message: "Engineer", path: "/company/applications/1" };
  const summary = (items: object[], total = items.length) =>
    renderMail("staff_summary", { ...samples.staff_summary, items, total }, site);

  it("links each thing in it, and says how many more there are", () => {
    const { subject, html, text } = summary(
      [item, { ...item, title: "Bo applied", path: "/company/applications/2" }],
      60,
    );
    expect(subject).toBe("60 things at Acme");
    expect(text).toContain("Here are the first 2 of them.");
    expect(text).toContain("Bo applied\nEngineer\nhttps://fairmatch.example/company/applications/2");
    expect(html).toContain('href="https://fairmatch.example/company/applications/2"');
  });

  it("keeps what people wrote a line of text, and leads nowhere else", () => {
    const { html } = summary([{ ...item, title: attack, message: attack }]);
    expect(html).not.toContain("<img");
    expect(html).not.toMatch(/href='/);
    expect(() => summary([{ ...item, path: "https://evil.example" }])).toThrow("can only link");
  });
});
