import { createServer } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type {
  InvitationKind,
  InvitationSent,
} from "../../supabase/functions/_shared/contracts/invitations/invitation.ts";
import type { CallProcedure } from "../../supabase/functions/_shared/contracts/procedures.ts";
import { deliverOne } from "../../supabase/functions/_shared/email/deliver-one.ts";
import { renderMail } from "../../supabase/functions/_shared/email/render-mail.ts";
import { createMailer } from "../../supabase/functions/_shared/email/transport.ts";
import { type Actor, anonymous, makeAdmin, sql, stackValue, unique, uniqueEmail } from "../support/accounts.ts";
import { type Cast, makeCast, type Role, roles } from "../support/cast.ts";
import { makeCompany, type TestCompany } from "../support/companies.ts";
import { type Mail, mailsFor } from "../support/inbox.ts";
import { companyName, invitationKinds, person, sendingForms } from "../support/invitation-forms.ts";
import { tokenIn } from "../support/invitations.ts";
import { invoke } from "./invoke.ts";

type Sending = "send-admin-invitation" | "send-company-invitation" | "send-candidate-invitation" | "resend-invitation";

const call = (name: Sending, body: object, sender?: Actor) =>
  invoke<InvitationSent & { error: { code: string; message: string; fields?: Record<string, string> } }>(
    name,
    body,
    sender ? { token: sender.accessToken } : {},
  );
const send = (kind: InvitationKind, email: string, sender?: Actor, changes: object = {}) =>
  call(sendingForms[kind][0], { email, ...sendingForms[kind][1], ...changes }, sender);

const rowsFor = (email: string) =>
  sql<{ id: string; company_id: string | null; role: string | null; sender: string }[]>`
    select id, company_id, role, coalesce(invited_by_admin_id, invited_by_user_id) as sender
    from public.invitations where email = ${email}`;

async function mailsTo(address: string, count = 1): Promise<Mail[]> {
  await expect.poll(async () => (await mailsFor(address)).length).toBe(count);
  return mailsFor(address);
}

const linkTokenIn = (mail: Mail | undefined): string => tokenIn(mail?.html ?? "");
const opens = async (kind: InvitationKind, token: string): Promise<boolean> =>
  !(await anonymous().rpc("get_invitation", { p_token: token, p_kind: kind })).error;

afterAll(() => sql.end());

describe("who may send invitations", () => {
  let cast: Cast;
  beforeAll(async () => {
    cast = await makeCast();
  });

  async function whoMay(attempt: (sender: Actor | undefined) => ReturnType<typeof call>): Promise<Role[]> {
    const able: Role[] = [];
    for (const role of roles) {
      const answer = await attempt(role === "anonymous" ? undefined : cast.people[role]);
      if (answer.status === 200) able.push(role);
      else expect([401, 403, 404], `${role}: ${JSON.stringify(answer.body)}`).toContain(answer.status);
    }
    return able;
  }

  const senders: Record<InvitationKind, Role[]> = {
    admin: ["admin"],
    company: ["admin"],
    employee: ["owner", "subscriptionAdmin", "manager", "otherOwner"],
    candidate: ["owner", "subscriptionAdmin", "manager", "recruiter", "otherOwner"],
  };
  it.each(invitationKinds)("lets only the right roles invite a(n) %s", async (kind) => {
    expect(await whoMay((sender) => send(kind, uniqueEmail("invited"), sender))).toEqual(senders[kind]);
  });

  it.each([
    ["admin", "You must be an admin to send admin invitations"],
    ["company", "You must be an admin to send company invitations"],
  ] as const)("explains the refusal of a(n) %s invitation", async (kind, message) => {
    const answer = await send(kind, uniqueEmail("invited"), cast.people.owner);
    expect(answer.status).toBe(403);
    expect(answer.body.error.message).toBe(message);
  });

  it.each([
    ["admin", ["admin"]],
    ["employee", ["owner", "subscriptionAdmin", "manager"]],
    ["candidate", ["owner", "subscriptionAdmin", "manager", "recruiter"]],
  ] as const)("lets only the right roles resend a(n) %s invitation", async (kind, able) => {
    const email = uniqueEmail("again");
    await send(kind, email, kind === "admin" ? cast.people.admin : cast.people.owner);
    const [row] = await rowsFor(email);
    expect(await whoMay((sender) => call("resend-invitation", { invitationId: row?.id }, sender))).toEqual(able);
  });
});

describe("the request body", () => {
  let admin: Actor;
  let company: TestCompany;
  let other: TestCompany;
  beforeAll(async () => {
    [admin, company, other] = await Promise.all([makeAdmin(), makeCompany(), makeCompany()]);
  });

  it.each(["employee", "candidate"] as const)("can't invite a(n) %s for another company", async (kind) => {
    const email = uniqueEmail("foreign");
    for (const sender of [company.owner, admin]) {
      expect((await send(kind, email, sender, { companyId: other.id })).status).toBe(404);
    }
    expect(await rowsFor(email)).toEqual([]);
  });

  it("can't assign a company or platform administrator role", async () => {
    for (const role of ["company_admin", "subscription_admin", "admin", 7, { in: ["recruiter"] }]) {
      const answer = await send("employee", uniqueEmail("high"), company.owner, { role });
      expect(answer.status).toBe(422);
      expect(answer.body.error.fields).toHaveProperty("role");
    }
    const email = uniqueEmail("plain");
    await send("admin", email, admin, { role: "company_admin", companyId: company.id });
    expect(await rowsFor(email)).toMatchObject([{ company_id: null, role: null }]);
  });

  it("can't change the sender or the link", async () => {
    const email = uniqueEmail("bent");
    const claims = {
      invitationUrl: "https://evil.example/steal",
      adminEmail: "boss@evil.example",
      userId: other.owner.id,
      invited_by_admin_id: other.owner.id,
      token: "known",
      expires_at: "2999-01-01",
    };
    expect((await send("company", email, admin, claims)).body).toEqual({
      success: true,
      message: "Company invitation sent successfully!",
    });
    expect(await rowsFor(email)).toMatchObject([{ sender: admin.id }]);
    const [mail] = await mailsTo(email);
    expect(`${mail?.html}${mail?.text}`).not.toContain("evil");
    expect(mail?.html).toContain(`href="${stackValue("TEST_WEB_URL")}/company-invitation/`);
    expect(await opens("company", "known")).toBe(false);
  });

  it("can't put line breaks into names", async () => {
    for (const [kind, changes, field] of [
      ["admin", { lastName: "Lovelace\nBcc: all@example.com" }, "lastName"],
      ["company", { companyName: "Harrow\r\nSubject: Won" }, "companyName"],
      ["candidate", { candidateData: { ...person, firstName: "Ada\nB", address: {} } }, "candidateData.firstName"],
      ["employee", { firstName: "Ada\u2028B" }, "firstName"],
    ] as const) {
      const sender = kind === "admin" || kind === "company" ? admin : company.owner;
      const answer = await send(kind, uniqueEmail("lines"), sender, changes);
      expect(answer.status, kind).toBe(422);
      expect(Object.keys(answer.body.error.fields ?? {})).toEqual([field]);
    }
  });

  it("can't inject HTML or links, and a message keeps its line breaks", async () => {
    const email = uniqueEmail("html");
    const name = unique("<b>Harrow</b> & Söhne");
    const message = 'Join us.\n<a href="https://evil.example">Click</a>';
    await send("company", email, admin, { companyName: name, message });
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toContain(name);
    expect(mail?.html).not.toMatch(/<b>Harrow|href="https:\/\/evil/);
    expect(mail?.html).toContain("&lt;b&gt;Harrow&lt;/b&gt; &amp; Söhne");
    expect(mail?.html).toContain("Join us.<br>&lt;a href=&quot;https://evil[.]example&quot;&gt;Click&lt;/a&gt;");
    const { data } = await anonymous().rpc("get_invitation", { p_token: linkTokenIn(mail), p_kind: "company" });
    expect(data).toMatchObject({ company_name: name, message });
  });
});

describe("sending an invitation", () => {
  it.each([
    ["no address", {}],
    ["null as the address", { address: null }],
    ["an empty address", { address: {} }],
  ])("invites a candidate with %s", async (_, address) => {
    const { owner } = await makeCompany();
    const email = uniqueEmail("homeless");
    const answer = await send("candidate", email, owner, { candidateData: { ...person, ...address } });
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, message: `Candidate invitation has been created for ${email}` },
    });
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it("returns no link; only the email contains it, and no row stores it", async () => {
    const admin = await makeAdmin();
    const email = uniqueEmail("invited");
    const answer = await send("admin", email, admin, { message: "Welcome." });
    expect(answer.body).toEqual({ success: true, message: "Admin invitation sent successfully!" });
    const [mail] = await mailsTo(email);
    const token = linkTokenIn(mail);
    expect(await opens("admin", token)).toBe(true);
    const [kept] = await sql`
      select (select jsonb_agg(to_jsonb(i)) from public.invitations i where i.email = ${email})::text
        || (select jsonb_agg(to_jsonb(o)) from public.email_outbox o where o.to_email = ${email})::text
        || (select jsonb_agg(to_jsonb(a)) from public.audit_log a where a.actor_id = ${admin.id})::text as rows`;
    expect(kept?.rows).toContain(email);
    expect(kept?.rows).not.toContain(token);
  });

  it("reports that the invitation already exists, and sends nothing", async () => {
    const admin = await makeAdmin();
    const email = uniqueEmail("twice");
    await send("company", email, admin);
    const answer = await send("company", email.toUpperCase(), admin);
    expect(answer.status).toBe(409);
    expect(answer.body.error.message).toContain("already exists");
    expect(await rowsFor(email)).toHaveLength(1);
    await mailsTo(email);
  });

  it("is refused from the 21st within a minute", async () => {
    const admin = await makeAdmin();
    await sql`
      insert into public.audit_log (actor_id, action, subject_type)
      select ${admin.id}, 'invitation.sent', 'invitation' from generate_series(1, 19)`;
    expect((await send("company", uniqueEmail("twentieth"), admin)).status).toBe(200);
    const email = uniqueEmail("one-more");
    const answer = await send("company", email, admin);
    expect(answer.status).toBe(429);
    expect(answer.body.error.message).toMatch(/20 invitations in a minute.*Wait a minute/);
    expect(await rowsFor(email)).toEqual([]);
  });

  it("creates a new link and invalidates the old one when sent again", async () => {
    const admin = await makeAdmin();
    const email = uniqueEmail("renewed");
    await send("company", email, admin);
    const old = linkTokenIn((await mailsTo(email))[0]);
    const [row] = await rowsFor(email);
    expect((await call("resend-invitation", { invitationId: row?.id }, admin)).body).toEqual({
      success: true,
      message: "Invitation sent again",
    });
    const tokens = (await mailsTo(email, 2)).map(linkTokenIn);
    expect(await opens("company", old)).toBe(false);
    expect(await Promise.all(tokens.map((token) => opens("company", token)))).toEqual(
      expect.arrayContaining([true, false]),
    );
  });
});

/** Whole stacks without a mail server are covered in tests/local/mail-outage.test.ts. */
describe("an email that can't be delivered", () => {
  beforeEach(() => {
    vi.spyOn(console, "error").mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it("leaves its link neither in the log nor on its row", async () => {
    const token = "a1".repeat(32);
    // A port that was just free.
    const server = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const { port } = server.address() as { port: number };
    await new Promise((resolve) => server.close(resolve));
    const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: "Us <us@example.com>", timeoutMs: 2_000 });
    const noted: unknown[] = [];
    const note = (async (_: string, args: unknown) => void noted.push(args)) as unknown as CallProcedure;
    const mail = {
      id: "1",
      to_email: "invited@example.com",
      template: "invitation_company",
      data: { company_name: companyName, expires_at: "2999-01-01T00:00:00Z", path: `/company-invitation/${token}` },
    };
    const render = (template: string, data: unknown) =>
      renderMail(template, data, {
        url: "https://fairmatch.example",
        functionsUrl: "https://api.fairmatch.example/functions/v1",
        sender: "us@example.com",
      });
    expect(await deliverOne(mail as never, note, { mailer, render })).toBe(false);
    mailer.close();
    const logged = vi.mocked(console.error).mock.calls.flat();
    expect(logged.length).toBeGreaterThan(0);
    const words = logged.map((each) => (each instanceof Error ? `${each.stack}${JSON.stringify(each)}` : String(each)));
    expect(words.join()).not.toContain(token);
    expect(JSON.stringify(noted)).toContain("ECONNREFUSED");
    expect(JSON.stringify(noted)).not.toContain(token);
  });
});
