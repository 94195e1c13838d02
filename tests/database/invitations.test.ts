import { createHash, randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import {
  type Actor,
  anonymous,
  confirm,
  makeAccount,
  makeAdmin,
  makeApplication,
  makeCandidate,
  makeCompany,
  makeJob,
  makeStaff,
  signIn,
  signUp,
  signUpUnconfirmed,
  sql,
  type TestCompany,
  unique,
  uniqueEmail,
} from "../support/actors.ts";
import {
  atOnce,
  type Cast,
  fieldErrors,
  makeCast,
  type Role,
  refusal,
  whoCan,
  whoCanDelete,
  whoCanInsert,
  whoCanSelect,
  whoCanUpdate,
} from "../support/cast.ts";

type Kind = "admin" | "company" | "employee" | "candidate";
const kinds: readonly Kind[] = ["admin", "company", "employee", "candidate"];

const forms: Record<Kind, Record<string, unknown>> = {
  admin: { firstName: "Ada", lastName: "Admin", message: "Welcome" },
  company: { companyName: "Invited Works", message: "Join us" },
  employee: { firstName: "Eve", lastName: "Employee", role: "recruiter" },
  candidate: {
    candidateData: {
      firstName: "Carol",
      lastName: "Candidate",
      title: "Welder",
      bio: "Twenty years of steel.",
      skills: ["Welding", " welding ", "TIG"],
      phoneNumber: "+1 555 0102",
      gender: "female",
      workAuthorization: "green_card",
      address: { street: "3 Elm Street", city: "Springfield", country: "United States" },
    },
    managementTerms: "Ten percent.",
  },
};

interface Sent {
  id: string;
  token: string;
  expires_at: string;
}

const create = (sender: Actor, kind: Kind, email: string, changes: Record<string, unknown> = {}) =>
  sender.client.rpc("create_invitation", { p_type: kind, p_email: email, p_data: { ...forms[kind], ...changes } });

async function invite(sender: Actor, kind: Kind, email: string, changes: Record<string, unknown> = {}): Promise<Sent> {
  const { data, error } = await create(sender, kind, email, changes);
  if (error) throw error;
  return data;
}

const statusOf = async (id: string) => (await sql`select status from public.invitations where id = ${id}`)[0]?.status;
const roleOf = async (id: string) => (await sql`select role from public.profiles where id = ${id}`)[0]?.role;
const acceptedCount = async (id: string) =>
  (await sql`select 1 from public.audit_log where subject_id = ${id} and action = 'invitation.accepted'`).length;
const expire = (id: string) => sql`update public.invitations set expires_at = now() where id = ${id}`;

const respond = (person: Actor, id: string, yes: boolean | null) =>
  person.client.rpc("respond_to_invitation", { p_invitation_id: id, p_accept: yes });

let admin: Actor;
let company: TestCompany;
const senderOf = (kind: Kind): Actor => (kind === "admin" || kind === "company" ? admin : company.owner);
/** New ones for every group, because one sender may only send so many. */
async function meetSenders(): Promise<void> {
  [admin, company] = await Promise.all([makeAdmin(), makeCompany()]);
}

describe("rights", () => {
  let cast: Cast;
  beforeAll(async () => {
    cast = await makeCast();
  });

  test("invitations: closed to everybody", async () => {
    const { id } = await invite(cast.people.owner, "candidate", uniqueEmail("closed"));
    const row = {
      type: "admin_invitation",
      email: uniqueEmail("forged"),
      token_hash: `\\x${"00".repeat(32)}`,
    };
    expect(await whoCanSelect(cast, "invitations", { id })).toEqual([]);
    expect(await whoCanInsert(cast, "invitations", () => row)).toEqual([]);
    expect(await whoCanUpdate(cast, "invitations", { id }, { status: "accepted" })).toEqual([]);
    expect(await whoCanDelete(cast, "invitations", async () => ({ id }))).toEqual([]);
  });

  const senders: Record<Kind, Role[]> = {
    admin: ["admin"],
    company: ["admin"],
    employee: ["owner", "subscriptionAdmin", "manager", "otherOwner"],
    candidate: ["owner", "subscriptionAdmin", "manager", "recruiter", "otherOwner"],
  };
  test.each(kinds)("who may send a(n) %s invitation", async (kind) => {
    const able = await whoCan(cast, async (client) => {
      const answer = await refusal(
        client.rpc("create_invitation", { p_type: kind, p_email: uniqueEmail("invited"), p_data: forms[kind] }),
      );
      if (answer && !/^(PT403|PT404|42501)/.test(answer)) throw new Error(answer);
      return !answer;
    });
    expect(able).toEqual(senders[kind]);
  });

  test("nobody invites for a company of others, nor while the own one is not live", async () => {
    const foreign = await create(cast.people.otherOwner, "employee", uniqueEmail("x"), { companyId: cast.company.id });
    expect(foreign.error).toMatchObject({ code: "PT404", hint: "company_not_found" });
    for (const options of [{ approved: false }, { tier: null }] as const) {
      const { owner } = await makeCompany(options);
      expect(await refusal(create(owner, "candidate", uniqueEmail("x")))).toBe("PT403 subscription_required");
    }
  });

  test("who sees, renews and revokes what a company sent", async () => {
    const employee = await invite(cast.people.owner, "employee", uniqueEmail("listed"));
    const candidate = await invite(cast.people.owner, "candidate", uniqueEmail("listed"));
    const sees = (id: string) =>
      whoCan(cast, async (client) => {
        const { data } = await client.rpc("list_invitations", { p_company_id: cast.company.id, p_limit: 100 });
        return JSON.stringify(data ?? "").includes(id);
      });
    expect(await sees(employee.id)).toEqual(["owner", "subscriptionAdmin", "manager", "admin"]);
    expect(await sees(candidate.id)).toEqual(["owner", "subscriptionAdmin", "manager", "recruiter", "admin"]);
    const acts = (name: string, id: string) =>
      whoCan(cast, async (client) => {
        const answer = await refusal(client.rpc(name, { p_id: id }));
        if (answer && !/^(PT403 not_allowed|PT404|42501)/.test(answer)) throw new Error(answer);
        return !answer;
      });
    expect(await acts("resend_invitation", employee.id)).toEqual(["owner", "subscriptionAdmin", "manager"]);
    expect(await acts("resend_invitation", candidate.id)).toEqual([
      "owner",
      "subscriptionAdmin",
      "manager",
      "recruiter",
    ]);
    const stranger = cast.people.otherOwner.client;
    expect(await refusal(stranger.rpc("revoke_invitation", { p_id: employee.id }))).toBe("PT404 invitation_not_found");
    expect(await refusal(cast.people.manager.client.rpc("revoke_invitation", { p_id: employee.id }))).toBeNull();
    expect(await statusOf(employee.id)).toBe("revoked");
  });
});

describe("sending", () => {
  beforeAll(meetSenders);

  test.each(kinds)("a(n) %s invitation is pending for seven days, its token kept as hash only", async (kind) => {
    const email = uniqueEmail("Mixed");
    const sent = await invite(senderOf(kind), kind, ` ${email.toUpperCase()} `);
    expect(sent.token).toMatch(/^[0-9a-f]{64}$/);
    const [row] = await sql`
      select email, status, token_hash, extract(epoch from expires_at - created_at)::int as seconds, to_jsonb(i)::text as all
      from public.invitations i where id = ${sent.id}`;
    expect(row).toMatchObject({ email: email.toLowerCase(), status: "pending", seconds: 7 * 24 * 60 * 60 });
    expect(row?.token_hash).toEqual(createHash("sha256").update(sent.token).digest());
    expect(row?.all).not.toContain(sent.token);
    const [mail] = await sql`select template from public.email_outbox where to_email = ${email.toLowerCase()}`;
    expect(mail?.template).toBe(`invitation_${kind}`);
    const [entry] = await sql`select actor_id from public.audit_log where subject_id = ${sent.id}`;
    expect(entry?.actor_id).toBe(senderOf(kind).id);
  });

  test.each([
    ["admin", { firstName: "A", lastName: null }, { firstName: /at least 2/, lastName: /at least 2/ }],
    ["company", { companyName: " B " }, { companyName: /^Company name must be at least 2 characters$/ }],
    ["company", { companyName: ["B"], message: "x".repeat(2001) }, { companyName: /at least 2/, message: /2,000/ }],
    ["employee", { role: "company_admin" }, { role: /select a role/ }],
    ["employee", { role: null, firstName: 7 }, { role: /select a role/, firstName: /at least 2/ }],
    ["candidate", { managementTerms: "x".repeat(5001) }, { managementTerms: /5,000/ }],
    [
      "candidate",
      { candidateData: { title: "a\nb", skills: "C", gender: "x", address: { city: 1 } } },
      {
        "candidateData.firstName": /^First name is required$/,
        "candidateData.lastName": /^Last name is required$/,
        "candidateData.title": /one line/,
        "candidateData.skills": /list/,
        "candidateData.gender": /Choose/,
        "candidateData.address.city": /text/,
      },
    ],
  ] as [Kind, Record<string, unknown>, Record<string, RegExp>][])(
    "%s with %j is refused by field",
    async (kind, changes, expected) => {
      const email = uniqueEmail("wrong");
      const { error } = await create(senderOf(kind), kind, email, changes);
      const errors = fieldErrors(error);
      expect(Object.keys(errors).sort()).toEqual(Object.keys(expected).sort());
      for (const [field, message] of Object.entries(expected)) expect(errors[field]).toMatch(message);
      expect(await sql`select 1 from public.invitations where email = ${email}`).toHaveLength(0);
      expect(await sql`select 1 from public.email_outbox where to_email = ${email}`).toHaveLength(0);
    },
  );

  test("a wrong address or kind is refused", async () => {
    expect(fieldErrors((await create(admin, "company", "no address")).error)).toEqual({
      email: "Please enter a valid email address",
    });
    const { error } = await admin.client.rpc("create_invitation", {
      p_type: "king",
      p_email: uniqueEmail("x"),
      p_data: {},
    });
    expect(fieldErrors(error)).toEqual({ type: "Choose a kind of invitation" });
  });

  test.each(kinds)(
    "a second %s invitation to the same address already exists; an expired one does not count",
    async (kind) => {
      const email = uniqueEmail("again");
      const { id } = await invite(senderOf(kind), kind, email);
      const { error } = await create(senderOf(kind), kind, email.toUpperCase());
      expect(error?.code).toBe("PT409");
      expect(error?.message).toContain("already exists");
      await expire(id);
      expect(await refusal(create(senderOf(kind), kind, email))).toBeNull();
    },
  );

  test("two sent at once to one address are one invitation", async () => {
    const email = uniqueEmail("twice");
    const colleague = await makeStaff(company, "manager");
    const answers = await atOnce(
      (transaction) => transaction`lock table public.invitations in share mode`,
      [company.owner, colleague].map((sender) => () => create(sender, "candidate", email)),
    );
    expect(answers.filter((answer) => answer.error === null)).toHaveLength(1);
    expect(await sql`select 1 from public.invitations where email = ${email}`).toHaveLength(1);
  });

  test("who is there already is not invited again: managed candidates, employees, administrators", async () => {
    const [managed, employee] = await Promise.all([
      makeCandidate({ managedBy: company }),
      makeStaff(company, "recruiter"),
    ]);
    expect(await refusal(create(company.owner, "candidate", managed.email))).toBe("PT409 already_exists");
    expect(await refusal(create(company.owner, "employee", employee.email))).toBe("PT409 already_exists");
    expect(await refusal(create(admin, "admin", admin.email))).toBe("PT409 already_exists");
  });

  test("another company's candidates are told apart from nobody, until they answer", async () => {
    const stranger = await makeCompany();
    const [managed, free] = await Promise.all([makeCandidate({ managedBy: stranger }), makeCandidate()]);
    const seen = [];
    for (const email of [managed.email, free.email, uniqueEmail("nobody")]) {
      const { id, token, ...sent } = await invite(company.owner, "candidate", email);
      const { data } = await company.owner.client.rpc("list_invitations", { p_limit: 1 });
      const [{ status, first_name, last_name }] = data.invitations;
      seen.push([Object.keys(sent), data.invitations[0].id === id, status, first_name, last_name]);
      if (email !== managed.email) continue;
      expect(await refusal(managed.client.rpc("accept_invitation", { p_token: token }))).toBe("PT409 already_managed");
    }
    expect(new Set(seen.map((each) => JSON.stringify(each))).size).toBe(1);
  });

  test("more than 20 a minute or 200 a day are refused, also when resent", async () => {
    const sender = await makeAdmin();
    const past = (count: number, ago: string) => sql`
      insert into public.audit_log (actor_id, action, subject_type, created_at)
      select ${sender.id}, 'invitation.sent', 'invitation', now() - ${ago}::interval from generate_series(1, ${count})`;
    const first = await invite(sender, "company", uniqueEmail("limit"));
    await past(19, "30 seconds");
    expect(await refusal(create(sender, "company", uniqueEmail("limit")))).toBe("PT429 too_many_invitations");
    expect(await refusal(sender.client.rpc("resend_invitation", { p_id: first.id }))).toBe(
      "PT429 too_many_invitations",
    );

    const daily = await makeAdmin();
    await sql`
      insert into public.audit_log (actor_id, action, subject_type, created_at)
      select ${daily.id}, 'invitation.sent', 'invitation', now() - interval '2 hours' from generate_series(1, 200)`;
    expect(await refusal(create(daily, "company", uniqueEmail("limit")))).toBe("PT429 too_many_invitations");
  });

  test("a burst cannot pass the limit together", async () => {
    const sender = await makeAdmin();
    await sql`
      insert into public.audit_log (actor_id, action, subject_type)
      select ${sender.id}, 'invitation.sent', 'invitation' from generate_series(1, 18)`;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => refusal(create(sender, "company", uniqueEmail("burst")))),
    );
    expect(answers.filter((answer) => answer === null)).toHaveLength(2);
  });

  test("an old link that is used while it is being renewed finds nothing", async () => {
    const invited = await makeAccount("company", uniqueEmail("invited"));
    const sent = await invite(company.owner, "employee", invited.email);
    const [answer] = await atOnce(
      (transaction) => transaction`
        update public.invitations set token_hash = private.token_hash(${randomUUID()}) where id = ${sent.id}`,
      [() => invited.client.rpc("accept_invitation", { p_token: sent.token })],
    );
    expect(answer?.error?.code).toBe("PT404");
    expect(await statusOf(sent.id)).toBe("pending");
  });

  test("resending makes a new link and ends the old one", async () => {
    const email = uniqueEmail("renewed");
    const old = await invite(company.owner, "candidate", email);
    await expire(old.id);
    const { data } = await company.owner.client.rpc("resend_invitation", { p_id: old.id });
    const look = (token: string) => anonymous().rpc("get_invitation", { p_token: token, p_kind: "candidate" });
    expect(data.id).toBe(old.id);
    expect(await refusal(look(old.token))).toBe("PT404 invitation_not_found");
    expect((await look(data.token)).data).toMatchObject({ email });
    await company.owner.client.rpc("revoke_invitation", { p_id: old.id });
    expect(await refusal(look(data.token))).toBe("PT404 invitation_not_found");
    expect(await refusal(company.owner.client.rpc("resend_invitation", { p_id: old.id }))).toBe(
      "PT409 invitation_closed",
    );
  });

  test("resending checks what sending checks", async () => {
    const employer = await makeCompany();
    const resend = ({ id }: Sent) => refusal(employer.owner.client.rpc("resend_invitation", { p_id: id }));
    const [hired, managed] = await Promise.all([makeAccount("company"), makeCandidate()]);
    const employee = await invite(employer.owner, "employee", hired.email);
    const candidate = await invite(employer.owner, "candidate", managed.email);
    expect(await resend(employee)).toBeNull();
    await sql`insert into public.company_users (user_id, company_id, role) values (${hired.id}, ${employer.id}, 'recruiter')`;
    await sql`update public.candidates set managing_company_id = ${employer.id} where id = ${managed.candidateId}`;
    expect(await resend(employee)).toBe("PT409 already_exists");
    expect(await resend(candidate)).toBe("PT409 already_exists");

    const email = uniqueEmail("again");
    const old = await invite(employer.owner, "candidate", email);
    await expire(old.id);
    await invite(employer.owner, "candidate", email);
    expect(await resend(old)).toBe("PT409 already_exists");

    const open = await invite(employer.owner, "candidate", uniqueEmail("open"));
    await sql`update public.company_subscriptions set expires_at = now() where company_id = ${employer.id}`;
    expect(await resend(open)).toBe("PT403 subscription_required");
  });

  test("who resends is the sender: it ends with their membership, no longer with the first sender's", async () => {
    const [first, second] = await Promise.all([makeStaff(company, "manager"), makeStaff(company, "manager")]);
    const { id } = await invite(first, "employee", uniqueEmail("handed-over"));
    expect(await refusal(second.client.rpc("resend_invitation", { p_id: id }))).toBeNull();
    const entries = await sql`
      select actor_id from public.audit_log where subject_id = ${id} and action = 'invitation.sent' order by id`;
    expect(entries.map((entry) => entry.actor_id)).toEqual([first.id, second.id]);
    const remove = async (person: Actor) => {
      const [row] = await sql`select id from public.company_users where user_id = ${person.id}`;
      expect(await refusal(company.owner.client.rpc("remove_staff", { p_company_user_id: row?.id }))).toBeNull();
    };
    await remove(first);
    expect(await statusOf(id)).toBe("pending");
    await remove(second);
    expect(await statusOf(id)).toBe("revoked");
  });

  test("an invitation resent by somebody who is being removed is not theirs to resend", async () => {
    const leaving = await makeStaff(company, "manager");
    const { id } = await invite(leaving, "employee", uniqueEmail("leaving"));
    const [answer] = await atOnce(
      (transaction) => transaction`delete from public.company_users where user_id = ${leaving.id}`,
      [() => leaving.client.rpc("resend_invitation", { p_id: id })],
    );
    expect(answer?.error?.code).toBe("PT404");
  });

  test("the list is paged by key, without tokens", async () => {
    const sender = await makeCompany();
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      ids.unshift((await invite(sender.owner, "candidate", uniqueEmail("paged"))).id);
    }
    const list = (parameters: Record<string, unknown>) => sender.owner.client.rpc("list_invitations", parameters);
    const first = (await list({ p_limit: 2 })).data.invitations;
    expect(first.map((item: { id: string }) => item.id)).toEqual(ids.slice(0, 2));
    expect(first[0]).toMatchObject({
      kind: "candidate",
      first_name: "Carol",
      status: "pending",
      company_name: sender.name,
    });
    expect(JSON.stringify(first)).not.toContain("token");
    const before = { createdAt: first[1].created_at, id: first[1].id };
    const rest = (await list({ p_limit: 2, p_before: before })).data.invitations;
    expect(rest.map((item: { id: string }) => item.id)).toEqual(ids.slice(2));
    expect(await refusal(list({ p_before: { createdAt: "never" } }))).toBe("PT422 invalid_input");
  });
});

describe("looking at a link", () => {
  beforeAll(meetSenders);

  test("shows what the page shows, to whoever holds it", async () => {
    const email = uniqueEmail("shown");
    const { token } = await invite(company.owner, "employee", email);
    const { data } = await anonymous().rpc("get_invitation", { p_token: token, p_kind: "employee" });
    expect(data).toEqual({
      kind: "employee",
      email,
      first_name: "Eve",
      last_name: "Employee",
      company_id: company.id,
      company_name: company.name,
      message: null,
      role: "recruiter",
      management_terms: null,
      expires_at: expect.any(String),
    });
  });

  test.each([
    ["candidate", "Invitation not found or has expired"],
    ["company", "Company invitation not found or has expired"],
    ["employee", "Employee invitation not found or has expired"],
    ["admin", "Admin invitation not found or has expired"],
  ] as [Kind, string][])("unknown, expired, revoked and wrong-kind %s links get one answer", async (kind, message) => {
    const other = kinds[(kinds.indexOf(kind) + 1) % kinds.length] as Kind;
    const [expired, revoked, wrong] = await Promise.all([
      invite(senderOf(kind), kind, uniqueEmail("expired")),
      invite(senderOf(kind), kind, uniqueEmail("revoked")),
      invite(senderOf(other), other, uniqueEmail("wrong")),
    ]);
    await expire(expired.id);
    await sql`update public.invitations set status = 'revoked' where id = ${revoked.id}`;
    for (const token of ["", "nonsense", randomUUID(), expired.token, revoked.token, wrong.token]) {
      const { error } = await anonymous().rpc("get_invitation", { p_token: token, p_kind: kind });
      expect(error).toEqual({ code: "PT404", hint: "invitation_not_found", message, details: "{}" });
    }
  });
});

describe("signing up with an invitation", () => {
  beforeAll(meetSenders);

  /** Signs up as the acceptance page leads to it, confirms, and then accepts what waits. */
  async function join(kind: Kind, role: string): Promise<Actor> {
    const email = uniqueEmail("joining");
    const sent = await invite(senderOf(kind), kind, email);
    const { id } = await signUpUnconfirmed(role, { email, data: { invitation: sent.token } });
    await confirm(id);
    expect(await statusOf(sent.id)).toBe("pending");
    const person = await signIn(email);
    const { data: waiting } = await person.client.rpc("get_my_invitations");
    expect(waiting).toMatchObject([{ id: sent.id, kind }]);
    expect(await refusal(respond(person, sent.id, true))).toBeNull();
    expect(await refusal(respond(person, sent.id, true))).toBeNull();
    expect(await acceptedCount(sent.id)).toBe(1);
    return person;
  }

  test("an administrator", async () => {
    const person = await join("admin", "admin");
    expect(await roleOf(person.id)).toBe("admin");
    const { data } = await person.client.from("profiles").select("first_name, last_name").eq("id", person.id);
    expect(data).toEqual([{ first_name: "Ada", last_name: "Admin" }]);
  });

  test("a company's first administrator, with the invited name and one unfinished company", async () => {
    const person = await join("company", "company");
    expect(await roleOf(person.id)).toBe("company");
    const { data } = await person.client.rpc("get_company_dashboard");
    expect(data.membership.role).toBe("company_admin");
    expect(data.company).toMatchObject({ name: "Invited Works", is_approved: false, submitted_at: null });
    expect((await person.client.rpc("get_my_memberships")).data).toHaveLength(1);
  });

  test("an employee, with company, role and name from the invitation", async () => {
    const person = await join("employee", "company");
    expect(await roleOf(person.id)).toBe("company");
    expect((await person.client.rpc("get_my_memberships")).data).toMatchObject([
      { company_id: company.id, role: "recruiter", first_name: "Eve", last_name: "Employee", email: person.email },
    ]);
    expect(await sql`select 1 from public.companies where user_id = ${person.id}`).toHaveLength(0);
  });

  test("a candidate, managed, with the profile the company had typed", async () => {
    const person = await join("candidate", "candidate");
    const [row] = await sql`select * from public.candidates where user_id = ${person.id}`;
    expect(row).toMatchObject({
      first_name: "Carol",
      title: "Welder",
      bio: "Welder\nTwenty years of steel.",
      skills: ["Welding", "TIG"],
      gender: "female",
      work_authorization: "green_card",
      street: "3 Elm Street",
      is_managed_by_company: true,
      managing_company_id: company.id,
      management_terms: "Ten percent.",
    });
  });
});

describe("what waits for one's address", () => {
  beforeAll(meetSenders);
  const waitingFor = async (person: Actor): Promise<{ id: string; kind: Kind }[]> =>
    (await person.client.rpc("get_my_invitations")).data;

  test("is every open invitation, newest first, with its terms and without its token", async () => {
    const person = await makeCandidate();
    const sent: Record<string, Sent> = {};
    for (const kind of kinds) sent[kind] = await invite(senderOf(kind), kind, person.email.toUpperCase());
    const waiting = await waitingFor(person);
    expect(waiting.map(({ kind, id }) => [kind, id])).toEqual(
      [...kinds].reverse().map((kind) => [kind, sent[kind]?.id]),
    );
    expect(waiting[0]).toMatchObject({ company_name: company.name, management_terms: "Ten percent." });
    for (const { token } of Object.values(sent)) expect(JSON.stringify(waiting)).not.toContain(token);
  });

  test("is nothing that expired, was revoked, or was sent to somebody else", async () => {
    const [person, other] = await Promise.all([makeCandidate(), makeCandidate()]);
    const expired = await invite(admin, "company", person.email);
    const revoked = await invite(company.owner, "employee", person.email);
    const foreign = await invite(company.owner, "candidate", other.email);
    await expire(expired.id);
    await company.owner.client.rpc("revoke_invitation", { p_id: revoked.id });
    expect(await waitingFor(person)).toEqual([]);
    for (const { id } of [expired, revoked, foreign]) {
      expect(await refusal(respond(person, id, true))).toBe("PT404 invitation_not_found");
    }
    expect(await refusal(respond(person, foreign.id, false))).toBe("PT404 invitation_not_found");
    expect(await refusal(respond(company.owner, foreign.id, false))).toBe("PT404 invitation_not_found");
    expect(await statusOf(foreign.id)).toBe("pending");
  });

  test("is told to nobody without a session, and to no address that is not confirmed any more", async () => {
    const person = await makeCandidate();
    const sent = await invite(company.owner, "employee", person.email);
    expect(await refusal(anonymous().rpc("get_my_invitations"))).toBe("42501");
    expect(await refusal(anonymous().rpc("respond_to_invitation", { p_invitation_id: sent.id, p_accept: true }))).toBe(
      "42501",
    );
    await sql`update auth.users set email_confirmed_at = null where id = ${person.id}`;
    expect(await waitingFor(person)).toEqual([]);
    expect(await refusal(respond(person, sent.id, true))).toBe("PT404 invitation_not_found");
    expect(await roleOf(person.id)).toBe("candidate");
  });

  test.each(kinds)("may be declined, which ends the link, when it is a(n) %s invitation", async (kind) => {
    const person = await makeCandidate();
    const sent = await invite(senderOf(kind), kind, person.email);
    expect(await refusal(respond(person, sent.id, null))).toBe("PT422 invalid_input");
    expect((await respond(person, sent.id, false)).data).toEqual({ accepted: false });
    expect(await statusOf(sent.id)).toBe("declined");
    expect(await waitingFor(person)).toEqual([]);
    expect(await refusal(person.client.rpc("accept_invitation", { p_token: sent.token }))).toBe(
      "PT404 invitation_not_found",
    );
    expect(await sql`select 1 from public.notifications where user_id = ${person.id}`).toHaveLength(0);
    const [entry] = await sql`
      select details from public.audit_log where subject_id = ${sent.id} and action = 'invitation.declined'`;
    expect(entry?.details).toEqual({ kind });
  });

  test("is accepted once, however often and however it is accepted at the same moment", async () => {
    const person = await signUp("candidate");
    const sent = await invite(company.owner, "employee", person.email);
    const answers = await atOnce(
      (transaction) => transaction`select from public.profiles where id = ${person.id} for update`,
      [
        () => respond(person, sent.id, true),
        () => person.client.rpc("accept_invitation", { p_token: sent.token }),
        () => respond(person, sent.id, true),
      ],
    );
    for (const { error } of answers) expect(error).toBeNull();
    expect(await acceptedCount(sent.id)).toBe(1);
    expect(await refusal(respond(person, sent.id, false))).toBe("PT409 invitation_closed");
  });
});

describe("accepting with an account", () => {
  beforeAll(meetSenders);

  const accept = (person: Actor, token: string) => person.client.rpc("accept_invitation", { p_token: token });

  test("several at once accept once, and a repetition says the same", async () => {
    const person = await signUp("candidate");
    const sent = await invite(company.owner, "employee", person.email);
    const answers = await atOnce(
      (transaction) => transaction`select from public.profiles where id = ${person.id} for update`,
      [1, 2, 3].map(() => () => accept(person, sent.token)),
    );
    for (const { data } of [...answers, await accept(person, sent.token)]) {
      expect(data).toEqual({ kind: "employee", company_id: company.id });
    }
    expect(await acceptedCount(sent.id)).toBe(1);
    expect(await sql`select 1 from public.company_users where user_id = ${person.id}`).toHaveLength(1);
  });

  test("needs the invited address, a session and a usable link", async () => {
    const [person, stranger] = await Promise.all([signUp("candidate"), signUp("candidate")]);
    const sent = await invite(admin, "admin", person.email);
    expect(await refusal(accept(stranger, sent.token))).toBe("PT403 other_email");
    expect(await refusal(anonymous().rpc("accept_invitation", { p_token: sent.token }))).toBe("42501");
    expect(await refusal(accept(person, "nonsense"))).toBe("PT404 invitation_not_found");
    await expire(sent.id);
    expect(await refusal(accept(person, sent.token))).toBe("PT404 invitation_not_found");
    expect(await roleOf(person.id)).toBe("candidate");
  });

  test("a link used by one account is unknown to another with the same address later", async () => {
    const person = await signUp("candidate");
    const sent = await invite(company.owner, "employee", person.email);
    await accept(person, sent.token);
    await sql`update auth.users set email = ${uniqueEmail("moved")} where id = ${person.id}`;
    const heir = await signUp("candidate", { email: person.email });
    expect(await refusal(accept(heir, sent.token))).toBe("PT404 invitation_not_found");
  });

  test("a candidate with applications does not become an employee, and keeps everything", async () => {
    const [candidate, job] = await Promise.all([makeCandidate(), makeJob(company)]);
    await makeApplication(job, candidate);
    const sent = await invite(company.owner, "employee", candidate.email);
    const { error } = await accept(candidate, sent.token);
    expect(error).toMatchObject({ code: "PT409", hint: "account_has_applications" });
    expect(await roleOf(candidate.id)).toBe("candidate");
    expect(await statusOf(sent.id)).toBe("pending");
  });

  test("an untouched company of one's own gives way to the employer's", async () => {
    const person = await signUp("company");
    const sent = await invite(company.owner, "employee", person.email);
    expect(await refusal(accept(person, sent.token))).toBeNull();
    expect((await person.client.rpc("get_my_memberships")).data).toMatchObject([{ company_id: company.id }]);
  });

  test.each([
    ["admin", "account_has_company"],
    ["company", "account_has_company"],
    ["candidate", "not_a_candidate"],
  ] as [Kind, string][])("staff of a company accepts no %s invitation", async (kind, code) => {
    const employer = await makeCompany();
    const person = await makeStaff(employer, "recruiter");
    const sent = await invite(senderOf(kind), kind, person.email);
    expect(await refusal(accept(person, sent.token))).toBe(`PT409 ${code}`);
    expect(await roleOf(person.id)).toBe("company");
  });

  test("an administrator joins no company", async () => {
    const person = await makeAdmin();
    const sent = await invite(company.owner, "employee", person.email);
    expect(await refusal(accept(person, sent.token))).toBe("PT409 account_is_admin");
  });
});

describe("a candidate who has an account already", () => {
  beforeAll(meetSenders);

  const noticeOf = async (person: Actor) =>
    (await person.client.from("notifications").select("*").eq("type", "company_invitation")).data?.[0];
  const respondThere = (person: Actor, id: string, yes: boolean | null) =>
    person.client.rpc("respond_to_company_invitation", { p_notification_id: id, p_accept: yes });
  const candidateOf = async (person: Actor) =>
    (await sql`select managing_company_id, first_name, bio from public.candidates where user_id = ${person.id}`)[0];

  test("finds it as a notification and accepts there, keeping what the profile says", async () => {
    const candidate = await makeCandidate();
    const sent = await invite(company.owner, "candidate", candidate.email);
    const notice = await noticeOf(candidate);
    expect(notice).toMatchObject({
      is_read: false,
      data: { company_id: company.id, company_name: company.name, management_terms: "Ten percent." },
    });
    expect(JSON.stringify(notice)).not.toContain(sent.token);
    const answers = await Promise.all([
      respondThere(candidate, notice.id, true),
      respondThere(candidate, notice.id, true),
    ]);
    for (const { data } of answers) expect(data).toEqual({ accepted: true, company_name: company.name });
    expect(await acceptedCount(sent.id)).toBe(1);
    expect((await noticeOf(candidate)).is_read).toBe(true);
    expect(await candidateOf(candidate)).toEqual({
      managing_company_id: company.id,
      first_name: "Casey",
      bio: "Software engineer\nBuilds things that last.",
    });
    expect(await refusal(respondThere(candidate, notice.id, false))).toBe("PT409 invitation_closed");
  });

  test("may decline, which ends the link and takes the notification away", async () => {
    const candidate = await makeCandidate();
    const sent = await invite(company.owner, "candidate", candidate.email);
    const notice = await noticeOf(candidate);
    expect((await respondThere(candidate, notice.id, false)).data).toEqual({
      accepted: false,
      company_name: company.name,
    });
    expect(await statusOf(sent.id)).toBe("declined");
    expect(await noticeOf(candidate)).toBeUndefined();
    expect(await refusal(candidate.client.rpc("accept_invitation", { p_token: sent.token }))).toBe(
      "PT404 invitation_not_found",
    );
    expect((await candidateOf(candidate))?.managing_company_id).toBeNull();
  });

  test("answers only what was sent to them, and only with yes or no", async () => {
    const [candidate, stranger] = await Promise.all([makeCandidate(), makeCandidate()]);
    await invite(company.owner, "candidate", candidate.email);
    const notice = await noticeOf(candidate);
    expect(await refusal(respondThere(stranger, notice.id, true))).toBe("PT404 invitation_not_found");
    expect(await refusal(respondThere(candidate, notice.id, null))).toBe("PT422 invalid_input");
  });

  test("of two companies asking, one gets the candidate", async () => {
    const [candidate, rival] = await Promise.all([makeCandidate(), makeCompany({ name: unique("Rival") })]);
    const first = await invite(company.owner, "candidate", candidate.email);
    const second = await invite(rival.owner, "candidate", candidate.email);
    const answers = await Promise.all(
      [first, second].map((sent) => candidate.client.rpc("accept_invitation", { p_token: sent.token })),
    );
    expect(answers.filter((answer) => answer.error === null)).toHaveLength(1);
    expect(answers.find((answer) => answer.error)?.error).toMatchObject({ code: "PT409", hint: "already_managed" });
  });

  test("an unconfirmed account is told nothing", async () => {
    const { id, email } = await signUpUnconfirmed("candidate");
    await invite(company.owner, "candidate", email);
    expect(await sql`select 1 from public.notifications where user_id = ${id}`).toHaveLength(0);
  });
});
