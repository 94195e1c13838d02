import { createHash, randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { SentInvitation } from "../../../supabase/functions/_shared/contracts/invitations/invitation.ts";
import {
  type Actor,
  anonymous,
  confirm,
  makeAccount,
  makeAdmin,
  moveAddress,
  service,
  signIn,
  signUp,
  signUpUnconfirmed,
  sql,
  unique,
  uniqueEmail,
} from "../../support/accounts.ts";
import {
  atOnce,
  type Cast,
  fieldErrors,
  makeCast,
  type Role,
  refusal,
  untilHeldUp,
  whoCan,
  whoCanDelete,
  whoCanInsert,
  whoCanSelect,
  whoCanUpdate,
} from "../../support/cast.ts";
import { makeCandidate, makeCompany, makeStaff, type TestCompany } from "../../support/companies.ts";
import {
  createInvitation,
  invite as send,
  type TestInvitation,
  tokenIn,
  withToken,
} from "../../support/invitations.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";

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

type Sent = TestInvitation;

const create = (sender: Actor, kind: Kind, email: string, changes: Record<string, unknown> = {}) =>
  createInvitation(sender, kind, email, { ...forms[kind], ...changes });

const invite = (sender: Actor, kind: Kind, email: string, changes: Record<string, unknown> = {}) =>
  send(sender, kind, email, { ...forms[kind], ...changes });

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
/** New senders for every group, because of sending limits. */
async function meetSenders(): Promise<void> {
  [admin, company] = await Promise.all([makeAdmin(), makeCompany()]);
}

describe("invitation rights", () => {
  let cast: Cast;
  beforeAll(async () => {
    cast = await makeCast();
  });

  test("give no client direct access to the table", async () => {
    const { id } = await invite(cast.people.owner, "candidate", uniqueEmail("closed"));
    const row = {
      type: "admin_invitation",
      email: uniqueEmail("forged"),
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
  test.each(kinds)("let only the right roles send a(n) %s invitation", async (kind) => {
    const able = await whoCan(cast, async (client) => {
      const answer = await refusal(
        client.rpc("create_invitation", { p_type: kind, p_email: uniqueEmail("invited"), p_data: forms[kind] }),
      );
      if (answer && !/^(PT403|PT404|42501)/.test(answer)) throw new Error(answer);
      return !answer;
    });
    expect(able).toEqual(senders[kind]);
  });

  test("require the sender's own company to be live", async () => {
    const foreign = await create(cast.people.otherOwner, "employee", uniqueEmail("x"), { companyId: cast.company.id });
    expect(foreign.error).toMatchObject({ code: "PT404", hint: "company_not_found" });
    for (const options of [{ approved: false }, { tier: null }] as const) {
      const { owner } = await makeCompany(options);
      expect(await refusal(create(owner, "candidate", uniqueEmail("x")))).toBe("PT403 subscription_required");
    }
  });

  test("limit who can see, resend and revoke a company's invitations", async () => {
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

  test.each(kinds)(
    "a(n) %s invitation is pending for seven days, and its token is stored only as a hash",
    async (kind) => {
      const email = uniqueEmail("Mixed");
      const sent = await invite(senderOf(kind), kind, ` ${email.toUpperCase()} `);
      expect(sent.token).toMatch(/^[0-9a-f]{64}$/);
      const [row] = await sql`
      select email, status, extract(epoch from expires_at - created_at)::int as seconds,
        (select array_agg(t.token_hash) from private.invitation_tokens t where t.invitation_id = i.id) as hashes,
        to_jsonb(i)::text || (select string_agg(to_jsonb(o)::text, '') from public.email_outbox o where o.to_email = i.email)
          || (select string_agg(to_jsonb(a)::text, '') from public.audit_log a where a.subject_id = i.id) as all
      from public.invitations i where id = ${sent.id}`;
      expect(row).toMatchObject({ email: email.toLowerCase(), status: "pending", seconds: 7 * 24 * 60 * 60 });
      expect(row?.hashes).toContainEqual(createHash("sha256").update(sent.token).digest());
      expect(row?.all).not.toContain(sent.token);
      const [mail] = await sql`select template from public.email_outbox where to_email = ${email.toLowerCase()}`;
      expect(mail?.template).toBe(`invitation_${kind}`);
      const [entry] = await sql`select actor_id from public.audit_log where subject_id = ${sent.id}`;
      expect(entry?.actor_id).toBe(senderOf(kind).id);
    },
  );

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
    "a(n) %s invitation with %j is refused with an error at each field",
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

  test("a manager cannot invite people to an administrator role", async () => {
    const manager = await makeStaff(company, "manager");
    for (const role of ["company_admin", "subscription_admin", "COMPANY_ADMIN", "admin"]) {
      const email = uniqueEmail("above");
      expect(fieldErrors((await create(manager, "employee", email, { role })).error)).toEqual({
        role: "Please select a role",
      });
      expect(await sql`select 1 from public.invitations where email = ${email}`).toHaveLength(0);
    }
  });

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
    "a second %s invitation to the same address is refused unless the first has expired",
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

  test("only one of two simultaneous invitations to the same address is sent", async () => {
    const email = uniqueEmail("twice");
    const colleague = await makeStaff(company, "manager");
    const answers = await atOnce(
      (transaction) => transaction`lock table public.invitations in share mode`,
      [company.owner, colleague].map((sender) => () => create(sender, "candidate", email)),
    );
    expect(answers.filter((answer) => answer.error === null)).toHaveLength(1);
    expect(await sql`select 1 from public.invitations where email = ${email}`).toHaveLength(1);
  });

  test("represented candidates, employees and administrators are not invited again", async () => {
    const [managed, employee] = await Promise.all([
      makeCandidate({ managedBy: company }),
      makeStaff(company, "recruiter"),
    ]);
    expect(await refusal(create(company.owner, "candidate", managed.email))).toBe("PT409 already_exists");
    expect(await refusal(create(company.owner, "employee", employee.email))).toBe("PT409 already_exists");
    expect(await refusal(create(admin, "admin", admin.email))).toBe("PT409 already_exists");
  });

  test("another company's candidates look like any other address until they respond", async () => {
    const stranger = await makeCompany();
    const [managed, free] = await Promise.all([makeCandidate({ managedBy: stranger }), makeCandidate()]);
    const seen = [];
    for (const email of [managed.email, free.email, uniqueEmail("nobody")]) {
      const answer = await create(company.owner, "candidate", email);
      const { id, token } = withToken(answer.data);
      const { data } = await company.owner.client.rpc("list_invitations", { p_limit: 1 });
      const [{ state, name, is_undelivered }] = data.invitations;
      seen.push([Object.keys(answer.data), data.invitations[0].id === id, state, name, is_undelivered]);
      if (email !== managed.email) continue;
      expect(await refusal(managed.client.rpc("accept_invitation", { p_token: token }))).toBe("PT409 already_managed");
    }
    expect(new Set(seen.map((each) => JSON.stringify(each))).size).toBe(1);
  });

  test("more than 20 invitations a minute or 200 a day are refused, resent ones included", async () => {
    const sender = await makeAdmin();
    const past = (count: number, ago: string) => sql`
      insert into public.audit_log (actor_id, action, subject_type, created_at)
      select ${sender.id}, 'invitation.sent', 'invitation', now() - ${ago}::interval from generate_series(1, ${count})`;
    const first = await invite(sender, "company", uniqueEmail("limit"));
    await past(19, "1 second");
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

  test("more than 5 invitations a day to one address are refused, even if spelled differently", async () => {
    const sender = await makeAdmin();
    const email = uniqueEmail("often");
    const { id } = await invite(sender, "company", email);
    for (let time = 2; time <= 5; time += 1) {
      expect(await refusal(sender.client.rpc("resend_invitation", { p_id: id }))).toBeNull();
    }
    expect(await refusal(sender.client.rpc("resend_invitation", { p_id: id }))).toBe("PT429 too_many_invitations");
    await sender.client.rpc("revoke_invitation", { p_id: id });
    expect(await refusal(create(sender, "company", email.toUpperCase()))).toBe("PT429 too_many_invitations");
    expect(await refusal(create(sender, "company", uniqueEmail("another")))).toBeNull();
    expect(await refusal(create(await makeAdmin(), "company", email))).toBeNull();
  });

  test("simultaneous invitations cannot exceed the limit", async () => {
    const sender = await makeAdmin();
    await sql`
      insert into public.audit_log (actor_id, action, subject_type)
      select ${sender.id}, 'invitation.sent', 'invitation' from generate_series(1, 18)`;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => refusal(create(sender, "company", uniqueEmail("burst")))),
    );
    expect(answers.filter((answer) => answer === null)).toHaveLength(2);
  });

  test("an old link no longer works while its invitation is being resent", async () => {
    const invited = await makeAccount("company", uniqueEmail("invited"));
    const sent = await invite(company.owner, "employee", invited.email);
    const [answer] = await atOnce(
      async (transaction) => {
        await transaction`update public.invitations set sent_at = now() where id = ${sent.id}`;
        await transaction`delete from private.invitation_tokens where invitation_id = ${sent.id}`;
      },
      [() => invited.client.rpc("accept_invitation", { p_token: sent.token })],
    );
    expect(answer?.error?.code).toBe("PT404");
    expect(await statusOf(sent.id)).toBe("pending");
  });

  test("resending creates a new link and invalidates the old one", async () => {
    const email = uniqueEmail("renewed");
    const old = await invite(company.owner, "candidate", email);
    await expire(old.id);
    const { data } = await company.owner.client.rpc("resend_invitation", { p_id: old.id });
    const look = (token: string) => anonymous().rpc("get_invitation", { p_token: token, p_kind: "candidate" });
    expect(data.id).toBe(old.id);
    const fresh = tokenIn(data.path);
    expect(await refusal(look(old.token))).toBe("PT404 invitation_not_found");
    expect((await look(fresh)).data).toMatchObject({ email });
    await company.owner.client.rpc("revoke_invitation", { p_id: old.id });
    expect(await refusal(look(fresh))).toBe("PT404 invitation_not_found");
    const renewed = await company.owner.client.rpc("resend_invitation", { p_id: old.id });
    expect((await look(tokenIn(renewed.data.path))).data).toMatchObject({ email });
    expect(await refusal(look(fresh))).toBe("PT404 invitation_not_found");
  });

  test("a declined or accepted invitation cannot be resent", async () => {
    for (const [accept, status] of [
      [false, "declined"],
      [true, "accepted"],
    ] as const) {
      const candidate = await makeCandidate();
      const { id } = await invite(company.owner, "candidate", candidate.email);
      expect((await respond(candidate, id, accept)).error).toBeNull();
      expect(await statusOf(id)).toBe(status);
      expect(await refusal(company.owner.client.rpc("resend_invitation", { p_id: id }))).toMatch(/^PT409/);
    }
  });

  test("resending makes the same checks as sending", async () => {
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
    await sql`update public.company_subscriptions set expires_at = now() - interval '2 days' where company_id = ${employer.id}`;
    expect(await resend(open)).toBe("PT403 subscription_required");
  });

  test("a company cannot resend an invitation an administrator revoked until it is released", async () => {
    const employer = await makeCompany();
    const email = uniqueEmail("held");
    const { id } = await invite(employer.owner, "candidate", email);
    expect((await admin.client.rpc("revoke_invitation", { p_id: id })).error).toBeNull();
    const tries = async () => [
      await refusal(employer.owner.client.rpc("resend_invitation", { p_id: id })),
      await refusal(createInvitation(employer.owner, "candidate", email)),
    ];
    const row = async (reader: Actor) => {
      const { data } = await reader.client.rpc("list_invitations", { p_company_id: employer.id });
      return data.invitations.find((listed: { id: string }) => listed.id === id);
    };
    expect(await tries()).toEqual(["PT409 invitation_held", "PT409 invitation_held"]);
    expect(await row(employer.owner)).toMatchObject({ is_held: true, can: { resend: false, release: false } });
    expect(await row(admin)).toMatchObject({ is_held: true, can: { release: true } });
    // No one else may: another company, another person, a colleague.
    expect(
      (await createInvitation(await makeCompany().then(({ owner }) => owner), "candidate", email)).error,
    ).toBeNull();
    expect((await createInvitation(employer.owner, "candidate")).error).toBeNull();
    const release = (by: Actor) => by.client.rpc("release_invitation", { p_id: id });
    expect(await refusal(release(employer.owner))).toMatch(/^PT403/);
    for (const _ of [1, 2]) expect((await release(admin)).error).toBeNull();
    expect(await row(employer.owner)).toMatchObject({ is_held: false, can: { resend: true } });
    const told =
      await sql`select type, data ->> 'invitation_kind' as kind from public.notifications where user_id = ${employer.owner.id}`;
    expect(told).toEqual([{ type: "invitation_released", kind: "candidate" }]);
    expect((await employer.owner.client.rpc("resend_invitation", { p_id: id })).error).toBeNull();
    const entries = await sql<{ action: string }[]>`
      select action from public.audit_log where subject_id = ${id} order by audit_log.id`;
    expect(entries.map(({ action }) => action)).toEqual([
      "invitation.sent",
      "invitation.revoked",
      "invitation.released",
      "invitation.sent",
    ]);
  });

  test("a company can resend an invitation it revoked itself", async () => {
    const employer = await makeCompany();
    const { id } = await invite(employer.owner, "candidate", uniqueEmail("own"));
    await employer.owner.client.rpc("revoke_invitation", { p_id: id });
    expect((await employer.owner.client.rpc("resend_invitation", { p_id: id })).error).toBeNull();
  });

  test("the latest sender counts, so the invitation ends when that person leaves the team", async () => {
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

  test("a person being removed from the team cannot resend their invitation", async () => {
    const leaving = await makeStaff(company, "manager");
    const { id } = await invite(leaving, "employee", uniqueEmail("leaving"));
    const [answer] = await atOnce(
      (transaction) => transaction`delete from public.company_users where user_id = ${leaving.id}`,
      [() => leaving.client.rpc("resend_invitation", { p_id: id })],
    );
    expect(answer?.error?.code).toBe("PT404");
  });

  test("the list is paged by key and contains no tokens", async () => {
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
      name: "Carol Candidate",
      state: "waiting",
      company_name: sender.name,
    });
    expect(JSON.stringify(first)).not.toContain("token");
    const before = { sentAt: first[1].sent_at, id: first[1].id };
    const rest = (await list({ p_limit: 2, p_before: before })).data.invitations;
    expect(rest.map((item: { id: string }) => item.id)).toEqual(ids.slice(2));
    expect(await refusal(list({ p_before: { sentAt: "never" } }))).toBe("PT422 invalid_input");
  });
});

describe("stored invitations", () => {
  beforeAll(meetSenders);

  test("no column of any table contains a token, whatever happens to its link", async () => {
    const [person, declining] = await Promise.all([signUp("candidate"), makeCandidate()]);
    const tokens: string[] = [];
    for (const kind of kinds) tokens.push((await invite(senderOf(kind), kind, uniqueEmail("nowhere"))).token);
    const accepted = await invite(company.owner, "employee", person.email);
    const declined = await invite(company.owner, "candidate", declining.email);
    const resent = await invite(admin, "company", uniqueEmail("nowhere"));
    const again = await admin.client.rpc("resend_invitation", { p_id: resent.id, p_held: true });
    await anonymous().rpc("get_invitation", { p_token: accepted.token, p_kind: "employee" });
    await person.client.rpc("accept_invitation", { p_token: accepted.token });
    await respond(declining, declined.id, false);
    // An email is claimed for delivery with its own link.
    const { data: claimed } = await service().rpc("claim_emails", { p_id: again.data.email_id });
    const mailed = tokenIn(claimed[0].data.path);
    tokens.push(accepted.token, declined.token, resent.token, tokenIn(again.data.path), mailed);
    expect(new Set(tokens).size).toBe(tokens.length);
    // Nor any other, whose token no one here knows.
    const pattern = `(${tokens.join("|")}|invitation/[0-9a-f]{64})`;
    const tables = await sql<{ name: string }[]>`
      select format('%I.%I', n.nspname, c.relname) as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'private', 'auth') and c.relkind = 'r' and has_table_privilege(c.oid, 'select')`;
    expect(tables.length).toBeGreaterThan(30);
    const among = ({ name }: { name: string }) =>
      sql.unsafe(`select count(*)::int as rows from ${name} as r where r::text ~ $1`, [pattern]);
    const found = await Promise.all(tables.map(async (table) => [table.name, (await among(table))[0]?.rows]));
    expect(found.filter(([, rows]) => rows !== 0)).toEqual([]);
    // The hashes are present, so the search would find a leak.
    const hash = createHash("sha256").update(String(tokens[0])).digest();
    expect(await sql`select 1 from private.invitation_tokens where token_hash = ${hash}`).toHaveLength(1);
  });

  test("the list can be filtered by state and search words, and has counts on its first page only", async () => {
    const sender = await makeCompany();
    const send = (firstName: string) =>
      invite(sender.owner, "employee", uniqueEmail(`to-${firstName}`), { firstName, lastName: "O'Hara" });
    const [waiting, expired, revoked] = [await send("Zoe"), await send("Xenia"), await send("Zoltan")];
    await expire(expired.id);
    await sender.owner.client.rpc("revoke_invitation", { p_id: revoked.id });
    const list = async (args: object) => {
      const { data } = await sender.owner.client.rpc("list_invitations", { p_kinds: ["employee"], ...args });
      return data as { invitations: SentInvitation[]; counts: object | null };
    };
    const ids = async (args: object) => (await list(args)).invitations.map(({ id }) => id);
    expect(await ids({ p_state: "waiting" })).toEqual([waiting.id]);
    expect(await ids({ p_state: "ended" })).toEqual([revoked.id, expired.id]);
    expect(await ids({ p_search: " ZO" })).toEqual([revoked.id, waiting.id]);
    expect(await ids({ p_search: "xenia o'h" })).toEqual([expired.id]);
    expect(await ids({ p_search: "to-xenia-" })).toEqual([expired.id]);
    expect(await ids({ p_search: "%" })).toEqual([]);
    expect((await list({})).counts).toEqual({ all: 3, waiting: 1, accepted: 0, ended: 2 });
    expect((await list({ p_search: "zo" })).counts).toEqual({ all: 2, waiting: 1, accepted: 0, ended: 1 });
    const [last] = (await list({ p_limit: 1 })).invitations;
    const rest = await list({ p_before: { sentAt: last?.sent_at, id: last?.id } });
    expect([rest.invitations.length, rest.counts]).toEqual([2, null]);
    // Expired ones can be resent like revoked ones; administrators can end them, but not send them for the company.
    const can = Object.fromEntries((await list({})).invitations.map(({ state, can }) => [state, can]));
    expect(can).toEqual({
      waiting: { resend: true, revoke: true, release: false },
      expired: { resend: true, revoke: true, release: false },
      revoked: { resend: true, revoke: false, release: false },
    });
    const seen = await admin.client.rpc("list_invitations", { p_company_id: sender.id });
    expect((seen.data.invitations as SentInvitation[]).map((each) => each.can.resend)).toEqual([false, false, false]);
  });

  test("ending an invitation records when, and resending it clears that date", async () => {
    const dated = async (id: string) =>
      (await sql`select status, ended_at is not null as dated from public.invitations where id = ${id}`)[0];
    const [declining, accepting] = await Promise.all([makeCandidate(), makeCandidate()]);
    const revoked = await invite(company.owner, "candidate", uniqueEmail("dated"));
    const [declined, accepted] = await Promise.all([
      invite(company.owner, "candidate", declining.email),
      invite(company.owner, "candidate", accepting.email),
    ]);
    expect(await dated(revoked.id)).toEqual({ status: "pending", dated: false });
    await company.owner.client.rpc("revoke_invitation", { p_id: revoked.id });
    await respond(declining, declined.id, false);
    await respond(accepting, accepted.id, true);
    expect(await dated(revoked.id)).toEqual({ status: "revoked", dated: true });
    expect(await dated(declined.id)).toEqual({ status: "declined", dated: true });
    expect(await dated(accepted.id)).toEqual({ status: "accepted", dated: true });
    await company.owner.client.rpc("resend_invitation", { p_id: revoked.id });
    expect(await dated(revoked.id)).toEqual({ status: "pending", dated: false });
    await expect(sql`update public.invitations set ended_at = now() where id = ${revoked.id}`).rejects.toThrow(
      "invitations_ended_has_date",
    );
  });
});

describe("opening a link", () => {
  beforeAll(meetSenders);

  test("shows the invitation to anyone who has the link", async () => {
    const email = uniqueEmail("shown");
    const { token } = await invite(company.owner, "employee", email);
    const { data } = await anonymous().rpc("get_invitation", { p_token: token, p_kind: "employee" });
    expect(data).toEqual({
      kind: "employee",
      email,
      invited_by: null,
      first_name: "Eve",
      last_name: "Employee",
      company_id: company.id,
      company_name: company.name,
      company_logo_url: null,
      message: null,
      role: "recruiter",
      management_terms: null,
      expires_at: expect.any(String),
      stopped: null,
    });
  });

  test("shows the inviting company's logo while it is public", async () => {
    const sender = await makeCompany();
    const logo = `${sender.id}/logo.png`;
    await sql`update public.companies set logo_url = ${logo} where id = ${sender.id}`;
    const { token } = await invite(sender.owner, "employee", uniqueEmail("shown"));
    const shown = async () =>
      (await anonymous().rpc("get_invitation", { p_token: token, p_kind: "employee" })).data.company_logo_url;
    expect(await shown()).toBe(logo);
    await sql`update public.companies set is_approved = false, approved_at = null where id = ${sender.id}`;
    expect(await shown()).toBeNull();
  });

  test.each([
    ["candidate", "Invitation not found or has expired"],
    ["company", "Company invitation not found or has expired"],
    ["employee", "Employee invitation not found or has expired"],
    ["admin", "Admin invitation not found or has expired"],
  ] as [Kind, string][])(
    "gives the same response for unknown, used, expired, declined, revoked and wrong-kind %s links",
    async (kind, message) => {
      const other = kinds[(kinds.indexOf(kind) + 1) % kinds.length] as Kind;
      const person = await signUp("candidate");
      const [expired, revoked, declined, used, wrong] = await Promise.all([
        invite(senderOf(kind), kind, uniqueEmail("expired")),
        invite(senderOf(kind), kind, uniqueEmail("revoked")),
        invite(senderOf(kind), kind, uniqueEmail("declined")),
        invite(senderOf(kind), kind, person.email),
        invite(senderOf(other), other, uniqueEmail("wrong")),
      ]);
      await expire(expired.id);
      await sql`update public.invitations set status = 'revoked' where id = ${revoked.id}`;
      await sql`update public.invitations set status = 'declined' where id = ${declined.id}`;
      expect(await refusal(person.client.rpc("accept_invitation", { p_token: used.token }))).toBeNull();
      const dead = [expired, revoked, declined, used, wrong].map(({ token }) => token);
      for (const token of ["", "nonsense", randomUUID(), ...dead]) {
        const { error } = await anonymous().rpc("get_invitation", { p_token: token, p_kind: kind });
        expect(error).toEqual({ code: "PT404", hint: "invitation_not_found", message, details: "{}" });
      }
    },
  );
});

describe("signing up with an invitation", () => {
  beforeAll(meetSenders);

  /** Signs up through the acceptance page, confirms, and then accepts what is pending. */
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

  test("makes an administrator", async () => {
    const person = await join("admin", "admin");
    expect(await roleOf(person.id)).toBe("admin");
    const { data } = await person.client.from("profiles").select("first_name, last_name").eq("id", person.id);
    expect(data).toEqual([{ first_name: "Ada", last_name: "Admin" }]);
  });

  test("makes a company's first administrator, with the invited name and one unfinished company", async () => {
    const person = await join("company", "company");
    expect(await roleOf(person.id)).toBe("company");
    const { data } = await person.client.rpc("get_company_dashboard");
    expect(data.membership.role).toBe("company_admin");
    expect(data.company).toMatchObject({ name: "Invited Works", is_approved: false, submitted_at: null });
    expect((await person.client.rpc("get_my_memberships")).data).toHaveLength(1);
  });

  test("makes an employee with the invitation's company, role and name", async () => {
    const person = await join("employee", "company");
    expect(await roleOf(person.id)).toBe("company");
    expect((await person.client.rpc("get_my_memberships")).data).toMatchObject([
      { company_id: company.id, role: "recruiter", first_name: "Eve", last_name: "Employee", email: person.email },
    ]);
    expect(await sql`select 1 from public.companies where user_id = ${person.id}`).toHaveLength(0);
  });

  test("makes a represented candidate with the profile the company entered", async () => {
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

describe("invitations waiting for an address", () => {
  beforeAll(meetSenders);
  const waitingFor = async (person: Actor): Promise<{ id: string; kind: Kind }[]> =>
    (await person.client.rpc("get_my_invitations")).data;

  test("list every open one, newest first, with its terms and without its token", async () => {
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

  test("leave out those that expired, were revoked or went to another person", async () => {
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

  test("are hidden without a session or once the address is no longer confirmed", async () => {
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

  test.each(kinds)("can be declined as a(n) %s invitation, which ends the link", async (kind) => {
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

  test.each(kinds)("can be reopened as a(n) %s invitation for ten seconds after being declined", async (kind) => {
    const [person, other] = await Promise.all([makeCandidate(), makeCandidate()]);
    const sent = await invite(senderOf(kind), kind, person.email);
    const undo = (by: Actor) => by.client.rpc("undo_declined_invitation", { p_invitation_id: sent.id });
    const told = async () =>
      (await sql`select from public.notifications where user_id = ${person.id} and type = 'company_invitation'`).length;
    const before = await told();
    expect(await refusal(undo(person)), "nothing was declined").toBe("PT409 undo_over");
    await respond(person, sent.id, false);
    expect(await refusal(undo(other)), "somebody else").toBe("PT409 undo_over");
    expect(await refusal(undo(person))).toBeNull();
    expect(await statusOf(sent.id)).toBe("pending");
    expect(await waitingFor(person)).toHaveLength(1);
    expect(await told()).toBe(before);
    expect(
      await sql`select from public.audit_log where subject_id = ${sent.id} and action = 'invitation.reopened'`,
    ).toHaveLength(1);

    await respond(person, sent.id, false);
    expect(await refusal(undo(person)), "a second time").toBe("PT409 undo_over");
    // As if resent since; then too late.
    await sql`update public.invitations set sent_at = now(), ended_at = now() - private.undo_time() where id = ${sent.id}`;
    expect(await refusal(undo(person)), "too late").toBe("PT409 undo_over");
  });

  test("stay declined if the sender has left or can no longer send them", async () => {
    const [person, other] = await Promise.all([makeAccount("candidate"), makeAccount("candidate")]);
    const employer = await makeCompany();
    const [leaving, demoted] = await Promise.all([makeStaff(employer, "manager"), makeStaff(employer, "manager")]);
    const [first, second] = [
      await invite(leaving, "employee", person.email),
      await invite(demoted, "employee", other.email),
    ];
    const membershipOf = async ({ id }: Actor) =>
      (await sql`select id from public.company_users where user_id = ${id}`)[0]?.id;
    await Promise.all([respond(person, first.id, false), respond(other, second.id, false)]);
    const removed = await employer.owner.client.rpc("remove_staff", {
      p_company_user_id: await membershipOf(leaving),
      p_successor: null,
    });
    expect(removed.error).toBeNull();
    const changed = await employer.owner.client.rpc("set_staff_role", {
      p_company_user_id: await membershipOf(demoted),
      p_role: "recruiter",
    });
    expect(changed.error).toBeNull();
    for (const [by, sent] of [
      [person, first],
      [other, second],
    ] as const) {
      expect(await refusal(by.client.rpc("undo_declined_invitation", { p_invitation_id: sent.id }))).toBe(
        "PT409 undo_over",
      );
      expect(await statusOf(sent.id)).toBe("declined");
    }
  });

  test("do not reopen while the sender is being removed", async () => {
    const person = await makeAccount("candidate");
    const employer = await makeCompany();
    const leaving = await makeStaff(employer, "manager");
    const sent = await invite(leaving, "employee", person.email);
    const [membership] = await sql`select id from public.company_users where user_id = ${leaving.id}`;
    await respond(person, sent.id, false);
    const answers = await atOnce(
      (transaction) => transaction`select from public.company_users where id = ${membership?.id} for update`,
      [
        () => employer.owner.client.rpc("remove_staff", { p_company_user_id: membership?.id, p_successor: null }),
        () => person.client.rpc("undo_declined_invitation", { p_invitation_id: sent.id }),
      ],
    );
    expect(answers[0]?.error).toBeNull();
    expect(await statusOf(sent.id)).not.toBe("pending");
  });

  test("are not reopened if there is a newer one", async () => {
    const person = await makeAccount("candidate");
    const sent = await invite(company.owner, "employee", person.email);
    await respond(person, sent.id, false);
    await invite(company.owner, "employee", person.email);
    const undone = await person.client.rpc("undo_declined_invitation", { p_invitation_id: sent.id });
    expect(undone.error).toMatchObject({ code: "PT409" });
    expect(await waitingFor(person)).toHaveLength(1);
  });

  test("are accepted once, even through several ways at the same moment", async () => {
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

describe("the link of an accepted invitation", () => {
  beforeAll(meetSenders);

  test("says so only to the person who accepted it", async () => {
    const [person, other] = await Promise.all([makeCandidate(), makeCandidate()]);
    const sent = await invite(company.owner, "candidate", person.email);
    await respond(person, sent.id, true);
    const look = (by: { rpc: Actor["client"]["rpc"] }) =>
      by.rpc("get_invitation", { p_token: sent.token, p_kind: "candidate" });
    expect(await refusal(look(person.client))).toBe("PT409 invitation_accepted");
    expect(await refusal(look(other.client))).toBe("PT404 invitation_not_found");
    expect(await refusal(look(anonymous()))).toBe("PT404 invitation_not_found");
  });
});

test("sign-up creates a company unless the person was invited as an employee", async () => {
  await meetSenders();
  const email = uniqueEmail("employee");
  await invite(company.owner, "employee", email);
  const companiesOf = async (id: string) => (await sql`select from public.companies where user_id = ${id}`).length;
  const invited = await signUp("company", { email });
  expect(await companiesOf(invited.id)).toBe(0);
  expect((await invited.client.rpc("get_company_dashboard")).data.state).toBe("none");
  expect(await companiesOf((await signUp("company")).id)).toBe(1);
});

describe("accepting with an account", () => {
  beforeAll(meetSenders);

  const accept = (person: Actor, token: string) => person.client.rpc("accept_invitation", { p_token: token });

  test("accepts once if sent twenty times at the same time, and gives repeats the same response", async () => {
    const person = await signUp("candidate");
    const sent = await invite(company.owner, "employee", person.email);
    let answers: Promise<{ data: unknown }[]> = Promise.resolve([]);
    await sql.begin(async (begun) => {
      await begun`select from public.profiles where id = ${person.id} for update`;
      // The gateway runs a few of one client's calls in parallel, and queues the others.
      answers = Promise.all(Array.from({ length: 20 }, () => accept(person, sent.token)));
      await untilHeldUp(begun as unknown as typeof sql, 4);
    });
    expect(await answers).toHaveLength(20);
    for (const { data } of [...(await answers), await accept(person, sent.token)]) {
      expect(data).toEqual({ kind: "employee", company_id: company.id });
    }
    expect(await acceptedCount(sent.id)).toBe(1);
    expect(await sql`select 1 from public.company_users where user_id = ${person.id}`).toHaveLength(1);
  });

  test("requires the invited address, a session and a usable link", async () => {
    const [person, stranger] = await Promise.all([signUp("candidate"), signUp("candidate")]);
    const sent = await invite(admin, "admin", person.email);
    expect(await refusal(accept(stranger, sent.token))).toBe("PT403 other_email");
    expect(await refusal(anonymous().rpc("accept_invitation", { p_token: sent.token }))).toBe("42501");
    expect(await refusal(accept(person, "nonsense"))).toBe("PT404 invitation_not_found");
    await expire(sent.id);
    expect(await refusal(accept(person, sent.token))).toBe("PT404 invitation_not_found");
    expect(await roleOf(person.id)).toBe("candidate");
  });

  test("hides a used link from a later account with the same address", async () => {
    const person = await signUp("candidate");
    const sent = await invite(company.owner, "employee", person.email);
    await accept(person, sent.token);
    await moveAddress(person.id, uniqueEmail("moved"));
    const heir = await signUp("candidate", { email: person.email });
    expect(await refusal(accept(heir, sent.token))).toBe("PT404 invitation_not_found");
  });

  test("refuses to make a candidate with applications an employee, and changes nothing", async () => {
    const [candidate, job] = await Promise.all([makeCandidate(), makeJob(company)]);
    await makeApplication(job, candidate);
    const sent = await invite(company.owner, "employee", candidate.email);
    const { error } = await accept(candidate, sent.token);
    expect(error).toMatchObject({ code: "PT409", hint: "account_has_applications" });
    expect(await roleOf(candidate.id)).toBe("candidate");
    expect(await statusOf(sent.id)).toBe("pending");
  });

  test("replaces the person's own untouched company with the employer's", async () => {
    const person = await signUp("company");
    const sent = await invite(company.owner, "employee", person.email);
    expect(await refusal(accept(person, sent.token))).toBeNull();
    expect((await person.client.rpc("get_my_memberships")).data).toMatchObject([{ company_id: company.id }]);
  });

  test.each([
    ["admin", "account_has_company"],
    ["company", "account_has_company"],
    ["candidate", "not_a_candidate"],
  ] as [Kind, string][])("refuses a(n) %s invitation to company staff", async (kind, code) => {
    const employer = await makeCompany();
    const person = await makeStaff(employer, "recruiter");
    const sent = await invite(senderOf(kind), kind, person.email);
    expect(await refusal(accept(person, sent.token))).toBe(`PT409 ${code}`);
    expect(await roleOf(person.id)).toBe("company");
  });

  test("adds staff of another company to a second team, keeping the first", async () => {
    const employer = await makeCompany();
    const person = await makeStaff(employer, "recruiter");
    const sent = await invite(company.owner, "employee", person.email, { role: "manager" });
    expect(await refusal(accept(person, sent.token))).toBeNull();
    expect((await person.client.rpc("get_my_memberships")).data).toMatchObject([
      { company_id: company.id, role: "manager" },
      { company_id: employer.id, role: "recruiter" },
    ]);
    expect(await statusOf(sent.id)).toBe("accepted");
    // A company of their own, once begun, is kept too.
    const founder = await signUp("company");
    await sql`
      update public.companies set industry = 'Software' where user_id = ${founder.id}`;
    const second = await invite(company.owner, "employee", founder.email);
    expect(await refusal(respond(founder, second.id, true))).toBeNull();
    expect((await founder.client.rpc("get_my_memberships")).data).toHaveLength(2);
    expect(await sql`select 1 from public.companies where user_id = ${founder.id}`).toHaveLength(1);
  });

  test("adds a person to both teams that invited them at the same moment", async () => {
    const [person, rival] = await Promise.all([signUp("candidate"), makeCompany()]);
    const invitations = [
      await invite(company.owner, "employee", person.email),
      await invite(rival.owner, "employee", person.email),
    ];
    const answers = await atOnce(
      (transaction) => transaction`select from public.profiles where id = ${person.id} for update`,
      invitations.map(
        ({ token }) =>
          () =>
            refusal(accept(person, token)),
      ),
    );
    expect(answers).toEqual([null, null]);
    expect((await person.client.rpc("get_my_memberships")).data).toHaveLength(2);
  });

  test.each([
    ["company", "account_is_admin"],
    ["employee", "account_is_admin"],
    ["candidate", "not_a_candidate"],
  ] as [Kind, string][])("refuses a(n) %s invitation to an administrator", async (kind, code) => {
    const person = await makeAdmin();
    const sent = await invite(senderOf(kind), kind, person.email);
    expect(await refusal(accept(person, sent.token))).toBe(`PT409 ${code}`);
    expect(await refusal(respond(person, sent.id, true))).toBe(`PT409 ${code}`);
    expect(await roleOf(person.id)).toBe("admin");
    expect((await person.client.rpc("get_my_memberships")).data).toEqual([]);
    expect(await statusOf(sent.id)).toBe("pending");
  });
});

describe("a candidate who already has an account", () => {
  beforeAll(meetSenders);

  const noticeOf = async (person: Actor) =>
    (await person.client.from("notifications").select("*").eq("type", "company_invitation")).data?.[0];
  const respondThere = (person: Actor, id: string, yes: boolean | null) =>
    person.client.rpc("respond_to_company_invitation", { p_notification_id: id, p_accept: yes });
  const candidateOf = async (person: Actor) =>
    (await sql`select managing_company_id, first_name, bio from public.candidates where user_id = ${person.id}`)[0];

  test("is notified and can accept there, keeping their own profile", async () => {
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

  test("can decline, which ends the link and removes the notification", async () => {
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

  test("can respond only to their own invitation, and only with yes or no", async () => {
    const [candidate, stranger] = await Promise.all([makeCandidate(), makeCandidate()]);
    await invite(company.owner, "candidate", candidate.email);
    const notice = await noticeOf(candidate);
    expect(await refusal(respondThere(stranger, notice.id, true))).toBe("PT404 invitation_not_found");
    expect(await refusal(respondThere(candidate, notice.id, null))).toBe("PT422 invalid_input");
  });

  test("joins only one of two companies that ask", async () => {
    const [candidate, rival] = await Promise.all([makeCandidate(), makeCompany({ name: unique("Rival") })]);
    const first = await invite(company.owner, "candidate", candidate.email);
    const second = await invite(rival.owner, "candidate", candidate.email);
    const answers = await Promise.all(
      [first, second].map((sent) => candidate.client.rpc("accept_invitation", { p_token: sent.token })),
    );
    expect(answers.filter((answer) => answer.error === null)).toHaveLength(1);
    expect(answers.find((answer) => answer.error)?.error).toMatchObject({ code: "PT409", hint: "already_managed" });
  });

  test("sees no notification of an ended invitation, and only one of a resent invitation", async () => {
    const employer = await makeCompany();
    const recruiter = await makeStaff(employer, "recruiter");
    const membership = (await sql`select id from public.company_users where user_id = ${recruiter.id}`)[0]?.id;
    const owner = employer.owner.client;
    const ends: Record<string, (id: string) => PromiseLike<{ error: unknown }>> = {
      revoke: (id) => owner.rpc("revoke_invitation", { p_id: id }),
      role: () => owner.rpc("set_staff_role", { p_company_user_id: membership, p_role: "partner_recruiter" }),
      removal: () => owner.rpc("remove_staff", { p_company_user_id: membership }),
    };
    for (const [how, end] of Object.entries(ends)) {
      if (how === "removal") await owner.rpc("set_staff_role", { p_company_user_id: membership, p_role: "recruiter" });
      const candidate = await makeCandidate();
      const sent = await invite(recruiter, "candidate", candidate.email);
      expect(await noticeOf(candidate), how).toBeDefined();
      expect((await end(sent.id)).error, how).toBeNull();
      expect(await statusOf(sent.id), how).toBe("revoked");
      expect(await noticeOf(candidate), how).toBeUndefined();
    }
    const candidate = await makeCandidate();
    const { id } = await invite(employer.owner, "candidate", candidate.email);
    await owner.rpc("resend_invitation", { p_id: id });
    const { data } = await candidate.client.from("notifications").select("data").eq("type", "company_invitation");
    expect(data).toMatchObject([{ data: { invitation_id: id } }]);
  });

  test("gets no notification while their account is unconfirmed", async () => {
    const { id, email } = await signUpUnconfirmed("candidate");
    await invite(company.owner, "candidate", email);
    expect(await sql`select 1 from public.notifications where user_id = ${id}`).toHaveLength(0);
  });
});
