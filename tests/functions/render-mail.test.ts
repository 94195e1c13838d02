import { describe, expect, it } from "vitest";
import { applicationStatuses } from "../../supabase/functions/_shared/contracts/enums.ts";
import { type mailTemplates, renderMail } from "../../supabase/functions/_shared/email/render-mail.ts";

const site = {
  url: "https://fairmatch.example/",
  functionsUrl: "https://api.fairmatch.example/functions/v1",
  sender: "no-reply@fairmatch.example",
};
const expires = "2026-11-28T10:00:00Z";
/** Not written by people: our own path, enum and date. */
const ours = [
  "errors",
  "late",
  "path",
  "remove_path",
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
  "until",
  "days_left",
  "topic",
  "has_account",
  "messages",
  "is_to_move",
  "minutes",
  "times",
  "id",
  "sequence",
  "starts_at",
  "place_kind",
  "people",
  "changed_at",
  "side",
  "time_zone",
  "changed_by",
  "attendee",
  "is_soon",
  "is_new",
  "state",
  "salary",
  "starts_on",
  "is_back",
];
const interview = {
  id: "0b1f8f3e-1111-4222-8333-444455556666",
  sequence: 0,
  starts_at: "2026-11-24T21:30:00Z",
  minutes: 45,
  place_kind: "in_person",
  place: "12 Main Street",
  job_title: "Engineer",
  company_name: "Acme",
  candidate_name: "Ada Byron",
  people: ["Marta Ruiz", "Priya Valluri"],
  changed_at: "2026-11-20T10:00:00Z",
  path: "/company/applications/1",
  side: "company",
  time_zone: "America/Denver",
  changed_by: "candidate",
  attendee: { email: "marta@acme.example", name: "Marta Ruiz", has_agreed: false },
};
const added = {
  first_name: "Tomas",
  job_title: "Engineer",
  company_name: "Acme",
  added_by: "Marta Ruiz",
  path: "/added/one",
  remove_path: "/added/two",
};
const samples: Record<keyof typeof mailTemplates, Record<string, unknown>> = {
  platform_health: {
    errors: [{ message: "TypeError: x is undefined", screen: "/jobs", times: 3 }],
    late: ["tell-plans"],
    path: "/admin/health",
  },
  added_by_hand: added,
  added_by_hand_declined: { ...added, message: "Thank you." },
  account_restored: { path: "/signin" },
  account_suspended: { words: "Two companies told us.", path: "/contact" },
  company_restored: { company_name: "Acme", path: "/company/dashboard" },
  company_suspended: { company_name: "Acme", words: "Applicants reported messages.", path: "/company/dashboard" },
  signed_out: { path: "/signin" },
  company_approved: { company_name: "Acme", path: "/company/dashboard" },
  company_rejected: {
    company_name: "Acme",
    reason: "The tax id is missing.\nPlease add it.",
    path: "/company/edit-registration",
  },
  company_warned: {
    company_name: "Acme",
    words: "Please take the fee out of your posting.",
    path: "/company/dashboard",
  },
  report_reply: { about: "Welder", words: "Thank you. We have warned them.", path: "/jobs/1" },
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
  sign_up_repeated: { path: "/signin" },
  role_changed: { role: "admin", path: "/signin" },
  removed_from_team: { company_name: "Acme", path: "/contact" },
  subscription_ending: {
    company_name: "Acme",
    tier: "pro",
    expires_at: expires,
    has_ended: false,
    path: "/company/dashboard",
  },
  interview_confirmed: interview,
  interview_moved: { ...interview, reason: "I am ill.\nSorry." },
  interview_cancelled: { ...interview, reason: "I am ill.\nSorry." },
  interview_people: { ...interview, is_new: true },
  interview_reminder: { ...interview, is_soon: true },
  management_ended: { candidate_first_name: "Ada", company_name: "Acme", path: "/candidate/dashboard" },
  candidate_left: { candidate_name: "Ada Byron", company_name: "Acme", path: "/company/candidates" },
  message_received: {
    title: "Acme wrote to you about Engineer",
    total: 1,
    messages: [{ by: "Ada Lovelace, Acme", body: "Good morning", files: 0 }],
    path: "/candidate/applications/1",
  },
  applicant_message: {
    title: "Ada Lovelace wrote to you about Engineer",
    total: 1,
    messages: [{ by: "Ada Lovelace", body: "Good morning", files: 1 }],
    company_name: "Acme",
    path: "/company/applications/1?tab=conversation",
  },
  staff_notice: {
    kind: "mentioned",
    title: "Priya Valluri mentioned you",
    message: "Could you take Tuesday?\nYou know our queues.",
    company_name: "Acme",
    path: "/company/applications/1?tab=notes",
  },
  staff_summary: { company_name: "Acme", total: 0, items: [], path: "/company/dashboard" },
  job_reported: { job_title: "Engineer", company_name: "Acme", kind: "fraud", total: 1, path: "/admin/reports" },
  message_reported: {
    job_title: "Engineer",
    company_name: "Acme",
    kind: "harassment",
    path: "/admin/reported-messages",
  },
  message_removed: { job_title: "Engineer", author_name: "Ingrid Solberg", path: "/candidate/applications/1" },
  job_taken_offline: {
    job_title: "Engineer",
    company_name: "Acme",
    reason: "It asks for money.\nPlease do not.",
    path: "/company/jobs/1/manage",
  },
  job_offline: {
    candidate_first_name: "Ada",
    job_title: "Engineer",
    company_name: "Acme",
    path: "/candidate/applications/1",
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
  job_alert: { searches: "“Nurse”", total: 0, jobs: [], path: "/unsubscribe/abc" },
  job_alert_confirmation: { path: "/job-alerts/abc" },
  interview_times_proposed: {
    candidate_first_name: "Ada",
    job_title: "Engineer",
    company_name: "Acme",
    made_by_name: "Priya Valluri",
    words: "We would like to talk.\nPlease pick a time.",
    is_to_move: false,
    minutes: 45,
    place_kind: "in_person",
    place: "12 Main Street",
    times: ["Tue, Nov 24, 10:00 AM (Denver time)", "Wed, Nov 25, 9:00 AM (Denver time)"],
    path: "/candidate/applications/1",
  },
  offer: {
    candidate_first_name: "Ada",
    job_title: "Engineer",
    company_name: "Acme",
    state: "withdrawn",
    salary: "$178,000 a year",
    starts_on: "2027-01-11",
    until: "Fri, Dec 4",
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

const preheaderOf = (html: string) =>
  /<body[^>]*>\s*<div[^>]*>([^<]*?)&#8199;/.exec(html)?.[1]?.replaceAll("&#39;", "'") ?? "";

describe.each(Object.entries(samples))("%s", (name, data) => {
  it("has the same content in HTML and text, with one link to the site", () => {
    const { subject, html, text } = renderMail(name, data, site);
    // Only people added by hand have a second link: to remove their data.
    const links = [data.path, ...("remove_path" in data ? [data.remove_path] : [])].map(
      (path) => `https://fairmatch.example${path}`,
    );
    expect(subject).not.toBe("");
    for (const [key, value] of Object.entries(data)) {
      if (ours.includes(key) || key === "status" || (key === "place" && name === "interview_cancelled")) continue;
      for (const line of String(value).split("\n")) {
        expect(html).toContain(line);
        expect(text).toContain(line);
      }
    }
    expect([...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1]).toSorted()).toEqual(
      [data.path, ...links.map((link) => link.slice("https://fairmatch.example".length))]
        .map((path) => `https://fairmatch.example${path}`)
        .toSorted(),
    );
    expect(text.match(/https?:\S+/g)?.toSorted()).toEqual(links.toSorted());
    expect(text).not.toMatch(/<[a-z]/);
  });

  it("has a subject that fits an inbox list, and a different preheader", () => {
    const { subject, html } = renderMail(name, data, site);
    const preheader = preheaderOf(html);
    expect(subject.length).toBeLessThanOrEqual(70);
    expect(preheader.length).toBeGreaterThan(10);
    expect(preheader).not.toBe(subject);
    expect(preheader).not.toMatch(/^Hello/);
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

  it("refuses data with missing fields", () => {
    expect(() => renderMail(name, {}, site)).toThrow();
    expect(() => renderMail(name, null, site)).toThrow();
  });
});

it.each(["nothing", "", "toString", "__proto__"])("refuses the unknown template '%s'", (name) => {
  expect(() => renderMail(name, {}, site)).toThrow("There is no mail template");
});

it("states every status without an exclamation mark, a rejection as 'Not Selected'", () => {
  for (const status of applicationStatuses) {
    const { subject, html, text } = renderMail("application_status", { ...samples.application_status, status }, site);
    expect(`${subject}${text}`).not.toContain("!");
    expect(html.replace("<!doctype", "")).not.toMatch(/![^i]/);
  }
  const { text } = renderMail("application_status", { ...samples.application_status, status: "rejected" }, site);
  expect(text).toContain("Not Selected");
  expect(text).not.toMatch(/reject/i);
});

it.each([
  ...applicationStatuses.map((status) => ["application_status", { status, message: "Not this time." }] as const),
  ...["open", "withdrawn", "expired", "ended"].map((state) => ["offer", { state }] as const),
  ["added_by_hand_declined", {}] as const,
])("%s %o reveals the decision only when it's opened", (name, more) => {
  const { subject, html, text } = renderMail(name, { ...samples[name], ...more }, site);
  expect(subject).toBe("An update on your application at Acme");
  expect(preheaderOf(html)).toMatch(/^It's about Engineer\.( Please reply by Fri, Dec 4\.)?$/);
  expect(text.split("\n")[0]).toBe(subject);
});

it("does not sound like an invitation or offer when an application is moved back", () => {
  for (const status of ["applied", "reviewing", "interview", "offered"]) {
    const { text } = renderMail("application_status", { ...samples.application_status, status, is_back: true }, site);
    expect(text).toContain("moved your application back");
    expect(text).not.toMatch(/would like to talk|make you an offer|received your application|is reading/);
  }
});

it.each([
  ["in_person", "12 Main Street, Austin", "Where: 12 Main Street, Austin"],
  ["phone", "+1 303 555 0100", "By phone: +1 303 555 0100"],
  ["video", "https://meet.example/room", "By video. You get the link once you pick a time."],
])("proposed times name the location: %s", (place_kind, place, said) => {
  const { html, text } = renderMail(
    "interview_times_proposed",
    { ...samples.interview_times_proposed, place_kind, place },
    site,
  );
  for (const version of [html, text]) {
    expect(version).toContain(said);
    expect(version).not.toContain("meet.example");
  }
});

it("a cancellation links to the site when the recipient lost access, and omits an empty location", () => {
  const { text, calendar } = renderMail(
    "interview_cancelled",
    { ...samples.interview_cancelled, path: "/", place: "", candidate_name: null },
    site,
  );
  expect(text).toContain("Open Fairmatch");
  expect(calendar?.content).toContain("STATUS:CANCELLED");
  expect(calendar?.content).not.toMatch(/LOCATION|In person/);
});

it("an interview reminder says where the video link is, and who else takes part", () => {
  const { text } = renderMail(
    "interview_reminder",
    { ...samples.interview_reminder, place_kind: "video", side: "company" },
    site,
  );
  expect(text).toContain("The link is in the calendar entry and with the interview on Fairmatch.");
  expect(text).toContain("With: ");
});

it("a cancellation omits location and participants", () => {
  for (const is_left_out of [false, true]) {
    const { text } = renderMail("interview_cancelled", { ...samples.interview_cancelled, is_left_out }, site);
    expect(text).toContain("2:30–3:15 PM (Denver time)");
    expect(text).not.toMatch(/12 Main Street|With:/);
  }
});

const breaks = ["\n", "\r\n", "\r", "\v", "\f", "\u0085", "\u2028", "\u2029"];
const unseen = ["\u0000", "\u001b", "\u007f", "\u00ad", "\u200b", "\u202e", "\u2066", "\u2069", "\ufeff", "\u{e0041}"];
/** Text that may have several lines: it is quoted. */
const words = ["reason", "message", "management_terms", "words"];
const quotes = /<blockquote.*?<\/blockquote>/gs;

const writtenKeys = (data: object) => Object.keys(data).filter((key) => !ours.includes(key));
const written = Object.entries(samples).filter(([, data]) => writtenKeys(data).length > 0);
describe.each(written)("text written by people in %s", (name, data) => {
  const values = writtenKeys(data);
  const lockedOut = (end: string) =>
    Object.fromEntries(values.map((key) => [key, `${data[key]}${end}${end}Your account is locked.`]));

  it("shows markup as plain text", () => {
    const hostile = Object.fromEntries(values.map((key) => [key, attack]));
    const { html, text } = renderMail(name, { ...data, ...hostile }, site);
    expect(html).not.toContain("<img");
    expect(html).not.toMatch(/<a href='javascript/);
    expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(text).toContain("<img src=x onerror=alert(1)>");
  });

  it("never becomes a paragraph of its own", () => {
    for (const end of breaks) {
      const { subject, html, text } = renderMail(name, { ...data, ...lockedOut(end) }, site);
      // In plain text it is a quoted line or part of one of ours, in HTML in a quote or its own sentence.
      expect(text).not.toMatch(/^Your account is locked/m);
      expect(text).not.toMatch(/[\v\f\r\u0085\u2028\u2029]/);
      const isQuoted = "messages" in data || values.some((key) => words.includes(key));
      expect(html.match(quotes) ?? []).toHaveLength(isQuoted ? 1 : 0);
      expect(html.replace(quotes, "")).not.toMatch(/<br>Your|>Your account is locked/);
      expect(subject).not.toMatch(/[^ -~]/);
    }
  });

  it("loses invisible characters and direction overrides", () => {
    const hidden = Object.fromEntries(values.map((key) => [key, `${unseen.join("x")}${data[key]}`]));
    const { subject, html, text } = renderMail(name, { ...data, ...hidden }, site);
    for (const rendered of [subject, html, text]) expect(rendered).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
  });

  it("contains no links, not even ones an email client would detect", () => {
    const linking = Object.fromEntries(
      values.map((key) => [key, `${data[key]} https://evil.example/a HTTP://evil.example www.evil.example`]),
    );
    const { subject, html, text } = renderMail(name, { ...data, ...linking }, site);
    for (const rendered of [subject, html, text]) expect(rendered).not.toContain("evil.example");
    expect(text).toContain("https://evil[.]example/a");
    expect([...html.matchAll(/href="([^"]*)"/g)]).toHaveLength("remove_path" in data ? 3 : 2);
  });
});

it.each(["Ärztin für Kinder", "مهندس می\u200cخواهم", "👩🏽\u200d💻 Engineer", "C# / .NET, Node.js", "名前"])(
  "keeps '%s' exactly as written",
  (title) => {
    const { subject, text, html } = renderMail(
      "application_received",
      { ...samples.application_received, job_title: title },
      site,
    );
    for (const rendered of [subject, text, html]) expect(rendered).toContain(title);
  },
);

it("copes with a missing name and match summary", () => {
  const { subject } = renderMail(
    "application_received",
    { ...samples.application_received, candidate_name: " ", match_summary: null },
    site,
  );
  expect(subject).toBe("A candidate applied for Engineer");
  const { text } = renderMail("application_status", { ...samples.application_status, candidate_first_name: "" }, site);
  expect(text).toContain("Hello,\n");
});

it("an offer outcome links staff to the application, and has no unsubscribe link", () => {
  const { text, html } = renderMail("staff_notice", { ...samples.staff_notice, kind: "offers" }, site);
  for (const mail of [text, html]) {
    expect(mail).toContain("Open the application");
    expect(mail).not.toContain("Turn off these emails");
  }
});

describe("unsubscribe links", () => {
  const token = "0123456789abcdef".repeat(4);
  const page = `https://fairmatch.example/unsubscribe/${token}`;

  it("appear in HTML, in text and in the one-click header", () => {
    const { html, text, oneClick } = renderMail("staff_notice", { ...samples.staff_notice, unsubscribe: token }, site);
    expect(html).toContain(`href="${page}"`);
    expect(text).toContain(`Turn off these emails: ${page}`);
    expect(oneClick).toBe(`https://api.fairmatch.example/functions/v1/unsubscribe?token=${token}`);
  });

  it.each([undefined, "", "x", `${token}"><a href="https://evil.example`])(
    "are omitted with the token %s",
    (unsubscribe) => {
      const { html, text, oneClick } = renderMail("staff_notice", { ...samples.staff_notice, unsubscribe }, site);
      expect(oneClick).toBeUndefined();
      expect(html + text).not.toContain("Turn off these emails");
      expect(html).not.toContain("evil");
    },
  );
});

describe("emails with messages", () => {
  const mail = (messages: object[], total = messages.length) =>
    renderMail("message_received", { ...samples.message_received, messages, total }, site);

  it("show each message in its author's words, in its own reading direction", () => {
    const { html, text } = mail([
      { by: "Noa, Acme", body: "שלום עולם", files: 0 },
      { by: "Ada, Acme", body: "One\nTwo", files: 2 },
    ]);
    expect(html).toMatch(/<blockquote dir="auto"[^>]*>שלום עולם<\/blockquote>/);
    expect(html).toContain("One<br>Two</blockquote>");
    expect(text).toContain("Noa, Acme\n> שלום עולם\n\nAda, Acme\n> One\n> Two\n2 attached files.");
  });

  it("show markup as typed, and link only to the conversation", () => {
    const { html, text } = mail([{ by: attack, body: `${attack}\n\u202ehttps://evil.example/x`, files: 0 }]);
    expect(html).not.toContain("<img");
    expect(html).toContain("&lt;a href=");
    expect(html).not.toContain("https://evil.example");
    expect(html + text).not.toContain("\u202e");
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, to]) => to)).toEqual(
      Array(2).fill("https://fairmatch.example/candidate/applications/1"),
    );
  });

  it.each(breaks)("keep messages inside their quotes, with %j in them", (end) => {
    const words = `Hello${end}${end}Your account is locked.`;
    const { html, text } = mail([{ by: words, body: words, files: 0 }]);
    expect(text).not.toMatch(/^Your account is locked/m);
    expect(html.replace(quotes, "")).not.toMatch(/<br>Your|>Your account is locked/);
  });

  it("quote up to ten thousand characters in full, and count the remaining messages", () => {
    const { text } = mail([{ by: "Ada", body: "a".repeat(10_000), files: 0 }], 3);
    expect(text).toContain("a".repeat(10_000));
    expect(text).toContain("2 more in the conversation.");
  });

  it("mention files that came without text", () => {
    const { html } = mail([{ by: "Ada", body: "", files: 1 }]);
    expect(html).toContain("One attached file.");
    expect(html).not.toContain("<blockquote");
  });
});

describe("summary emails", () => {
  const item = { title: "Ada applied", message: "Engineer", path: "/company/applications/1" };
  const summary = (items: object[], total = items.length) =>
    renderMail("staff_summary", { ...samples.staff_summary, items, total }, site);

  it("link each item, and count the ones left out", () => {
    const { subject, html, text } = summary(
      [item, { ...item, title: "Bo applied", path: "/company/applications/2" }],
      60,
    );
    expect(subject).toBe("60 things at Acme");
    expect(text).toContain("Here are the first 2 of them.");
    expect(text).toContain("Bo applied\nEngineer\nhttps://fairmatch.example/company/applications/2");
    expect(html).toContain('href="https://fairmatch.example/company/applications/2"');
  });

  it("show user-written text on one line, and refuse links to other sites", () => {
    const { html } = summary([{ ...item, title: attack, message: attack }]);
    expect(html).not.toContain("<img");
    expect(html).not.toMatch(/href='/);
    expect(() => summary([{ ...item, path: "https://evil.example" }])).toThrow("can only link");
  });
});

it.each(["saved_search_jobs", "job_alert"] as const)("%s links each job at its readable address", (name) => {
  const id = "5d3b8f6e-9a51-4c1e-8f0a-2f6f1f2b7c11";
  const jobs = [{ title: "C# lead", company_name: "Rowan & Hill", location: "Denver, CO", path: `/jobs/${id}` }];
  const { text } = renderMail(name, { ...samples[name], total: 1, jobs }, site);
  expect(text).toContain(`https://fairmatch.example/jobs/c-sharp-lead-rowan-hill-${id}\n`);
});

it("the footer names the operator, if known, as a single line of text", () => {
  const operator = `Rowanfield Hiring, 214 Larimer Street\n${attack}`;
  const { html, text } = renderMail("staff_notice", { ...samples.staff_notice, operator }, site);
  expect(text.trimEnd().split("\n").at(-1)).toContain("Rowanfield Hiring, 214 Larimer Street");
  expect(html).toContain("Rowanfield Hiring, 214 Larimer Street");
  expect(html).not.toContain("<img");
  expect(renderMail("staff_notice", samples.staff_notice, site).html).not.toContain("Rowanfield");
});
