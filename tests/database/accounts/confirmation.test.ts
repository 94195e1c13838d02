// Anyone can sign up with any address. The mailbox's owner gets the account and a stranger nothing, in either order.
import { createHash, randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import {
  type Actor,
  anonymous,
  makeAccount,
  makeAdmin,
  signIn,
  signUp,
  signUpUnconfirmed,
  sql,
  password as strangersPassword,
  uniqueEmail,
} from "../../support/accounts.ts";
import { refusal } from "../../support/cast.ts";
import { makeCompany, type TestCompany } from "../../support/companies.ts";
import { tokenIn } from "../../support/invitations.ts";

type Kind = "admin" | "company" | "employee" | "candidate";
type LinkType = "signup" | "recovery";

const ownersPassword = "Owners2mailbox";
const refused = "Invalid login credentials";

/** The hash in the link of the last email of this kind. */
async function linkOf(email: string, column: "confirmation_token" | "recovery_token"): Promise<string> {
  const [account] = await sql`select confirmation_token, recovery_token from auth.users where email = ${email}`;
  expect(account?.[column]).toMatch(/^[0-9a-f]{56,}$/);
  return account?.[column];
}

async function redeem(tokenHash: string, type: LinkType) {
  const client = anonymous();
  const { error } = await client.auth.verifyOtp({ token_hash: tokenHash, type });
  expect(error).toBeNull();
  return client;
}

const look = (tokenHash: string, type: string, secret?: string) =>
  anonymous().rpc("get_email_link", { p_token_hash: tokenHash, p_type: type, p_secret: secret });

const standing = async (id: string) => {
  const [row] = await sql`
    select p.role, array(select u.role::text || ' of ' || c.name from public.company_users u
        join public.companies c on c.id = u.company_id where u.user_id = p.id) as staff,
      (select c.managing_company_id from public.candidates c where c.user_id = p.id) as managed_by
    from public.profiles p where p.id = ${id}`;
  return row;
};

test("a confirmation link returns the redirect given at sign-up, and other links return none", async () => {
  const email = uniqueEmail("underway");
  const path = "/candidate/apply/7";
  await signUpUnconfirmed("candidate", { email, data: { redirect: path } });
  const hash = await linkOf(email, "confirmation_token");
  expect((await look(hash, "signup")).data).toMatchObject({ email, redirect: path });
  await redeem(hash, "signup");
  await anonymous().auth.resetPasswordForEmail(email);
  expect((await look(await linkOf(email, "recovery_token"), "recovery")).data.redirect).toBeNull();

  const plain = uniqueEmail("plain");
  await signUpUnconfirmed("candidate", { email: plain, data: { redirect: { long: "x".repeat(2000) } } });
  const { data } = await look(await linkOf(plain, "confirmation_token"), "signup");
  expect(data.redirect).toHaveLength(500);
});

const digest = (secret: string) => createHash("sha256").update(secret).digest("hex");
const claim = (client: Actor["client"], secret: string) => client.rpc("claim_first_password", { p_secret: secret });

/** A sign-up in a browser that keeps a secret. */
async function signUpWithSecret(role = "candidate", data: Record<string, unknown> = {}) {
  const secret = randomUUID();
  const account = await signUpUnconfirmed(role, { data: { ...data, secret_hash: digest(secret) } });
  const hash = await linkOf(account.email, "confirmation_token");
  const looked = async (own?: string) => (await look(hash, "signup", own)).data;
  return { ...account, secret, hash, looked };
}

describe("the browser used to sign up", () => {
  test("keeps the password typed there, so the link only has to be confirmed", async () => {
    const { id, email, secret, hash, looked } = await signUpWithSecret();
    expect(await looked(secret)).toMatchObject({ email, keeps_password: true });
    for (const other of [undefined, "", "guessed", digest(secret)]) {
      expect(await looked(other)).toMatchObject({ email, keeps_password: false });
    }
    const owner = await redeem(hash, "signup");
    await expect(signIn(email, strangersPassword)).rejects.toThrow(refused);
    expect((await Promise.all([claim(owner, secret), claim(owner, secret)])).map(({ data }) => data)).toEqual([
      true,
      true,
    ]);
    // A retry after a lost response.
    expect((await claim(owner, secret)).data).toBe(true);
    expect((await signIn(email, strangersPassword)).id).toBe(id);
    const mails = await sql`select template from public.email_outbox where to_email = ${email}`;
    expect(mails).toEqual([]);
  });

  test("gets an ordinary session, which can't set another password without the current one", async () => {
    const { email, secret, hash } = await signUpWithSecret();
    const owner = await redeem(hash, "signup");
    expect((await claim(owner, secret)).data).toBe(true);
    expect((await owner.auth.updateUser({ password: ownersPassword })).error?.code).toBe("current_password_required");
    expect((await owner.auth.refreshSession()).error).toBeNull();
    expect((await owner.auth.updateUser({ password: ownersPassword })).error?.code).toBe("current_password_required");
    await expect(signIn(email, ownersPassword)).rejects.toThrow(refused);
  });

  test("can't claim the password with another secret, signed out, from another account or after a new one", async () => {
    const [squatted, other] = [await signUpWithSecret(), await signUp("candidate")];
    const owner = await redeem(squatted.hash, "signup");
    expect(await refusal(claim(anonymous(), squatted.secret))).toMatch(/401|42501/);
    for (const [client, secret] of [
      [owner, "guessed"],
      [owner, digest(squatted.secret)],
      [other.client, squatted.secret],
    ] as const) {
      expect((await claim(client, secret)).data).toBe(false);
    }
    expect((await owner.auth.updateUser({ password: ownersPassword })).error).toBeNull();
    expect((await claim(owner, squatted.secret)).data).toBe(false);
    await expect(signIn(squatted.email, strangersPassword)).rejects.toThrow(refused);
    expect((await signIn(squatted.email, ownersPassword)).id).toBe(squatted.id);
    expect(await sql`select from private.first_passwords where user_id = ${squatted.id}`).toEqual([]);
  });

  test.each([
    ["a day after the sign-up", "made_at = now() - interval '25 hours'"],
    ["ten minutes after the confirmation", "set_aside_at = now() - interval '11 minutes'"],
  ])("can't claim the password %s", async (_when, change) => {
    const { id, email, secret, hash } = await signUpWithSecret();
    const owner = await redeem(hash, "signup");
    await sql.unsafe(`update private.first_passwords set ${change} where user_id = '${id}'`);
    expect((await claim(owner, secret)).data).toBe(false);
    await expect(signIn(email, strangersPassword)).rejects.toThrow(refused);
  });

  test("gives a stranger who signed up first nothing from the owner's sign-up, link or password", async () => {
    const stranger = await signUpWithSecret();
    // The owner signs up in their own browser too: the account's link is theirs, but not the secret.
    const own = randomUUID();
    const data = { role: "candidate", first_name: "Olive", secret_hash: digest(own) };
    const again = await anonymous().auth.signUp({ email: stranger.email, password: ownersPassword, options: { data } });
    expect(again.error).toBeNull();
    const hash = await linkOf(stranger.email, "confirmation_token");
    expect(await look(hash, "signup", own)).toMatchObject({ data: { keeps_password: false } });
    const owner = await redeem(hash, "signup");
    expect((await claim(owner, own)).data).toBe(false);
    await expect(signIn(stranger.email, strangersPassword)).rejects.toThrow(refused);
    await expect(signIn(stranger.email, ownersPassword)).rejects.toThrow(refused);
    // A reset link is the owner's too, and discards what was set aside.
    await anonymous().auth.resetPasswordForEmail(stranger.email);
    const byReset = await redeem(await linkOf(stranger.email, "recovery_token"), "recovery");
    expect((await byReset.auth.updateUser({ password: ownersPassword })).error).toBeNull();
    expect((await claim(owner, stranger.secret)).data).toBe(false);
    expect((await signIn(stranger.email, ownersPassword)).id).toBe(stranger.id);
  });

  test("may send only a hash; other values are ignored, and secrets older than a day are deleted", async () => {
    const [left] = [await signUpWithSecret()];
    await sql`update private.first_passwords set made_at = now() - interval '25 hours' where user_id = ${left.id}`;
    const { id } = await signUpUnconfirmed("candidate", { data: { secret_hash: "short" } });
    expect(await sql`select from private.first_passwords where user_id in (${left.id}, ${id})`).toEqual([]);
  });
});

describe("a candidate's name", () => {
  const names = async (id: string) =>
    (await sql`select first_name, last_name, email from public.candidates where user_id = ${id}`)[0];

  test("comes from a sign-up confirmed in the same browser, never from the address or a stranger", async () => {
    const { id, email, secret, hash, looked } = await signUpWithSecret("candidate", {
      first_name: " Nadia ",
      last_name: "Ferreira",
    });
    expect(await names(id)).toBeUndefined();
    expect(await looked(secret)).toMatchObject({ first_name: "Nadia" });
    expect(await looked()).toMatchObject({ first_name: "" });
    const owner = await redeem(hash, "signup");
    expect(await names(id)).toEqual({ first_name: "", last_name: "", email });
    expect((await claim(owner, "guessed")).data).toBe(false);
    expect(await names(id)).toEqual({ first_name: "", last_name: "", email });
    expect((await claim(owner, secret)).data).toBe(true);
    expect(await names(id)).toEqual({ first_name: "Nadia", last_name: "Ferreira", email });
    expect((await owner.rpc("get_frame")).data.name).toBe("Nadia Ferreira");

    const nameless = await signUp("candidate");
    expect(await names(nameless.id)).toEqual({ first_name: "", last_name: "", email: nameless.email });
  });

  test.each([{ of: "a list" }, ["Ann"], 7, "x".repeat(101), "two\nlines", " "])(
    "ignores %j without refusing the sign-up",
    async (name) => {
      const { id, email, secret, hash } = await signUpWithSecret("candidate", { first_name: name, last_name: name });
      expect((await claim(await redeem(hash, "signup"), secret)).data).toBe(true);
      expect(await names(id)).toEqual({ first_name: "", last_name: "", email });
    },
  );
});

describe("an address that a stranger signed up with first", () => {
  let admin: Actor;
  let company: TestCompany;
  beforeAll(async () => {
    [admin, company] = await Promise.all([makeAdmin(), makeCompany()]);
  });

  const forms: Record<Kind, Record<string, unknown>> = {
    admin: { firstName: "Ada", lastName: "Admin" },
    company: { companyName: "Invited Works" },
    employee: { firstName: "Eve", lastName: "Employee", role: "manager" },
    candidate: { candidateData: { firstName: "Carol", lastName: "Candidate" }, managementTerms: "Half of everything." },
  };
  const untouched = { staff: [], managed_by: null };
  const ownCompany = { role: "company", staff: ["company_admin of New Company"], managed_by: null };
  // A stranger's requests don't get in anyone's way.
  const cases: [Kind, string, object][] = [
    ["admin", "candidate", { role: "candidate", ...untouched }],
    ["admin", "company", ownCompany],
    ["company", "candidate", { role: "candidate", ...untouched }],
    ["candidate", "company", ownCompany],
    ["company", "company", ownCompany],
    ["employee", "company", { role: "company", ...untouched }],
    ["candidate", "candidate", { role: "candidate", ...untouched }],
  ];
  const granted = (): Record<Kind, object> => ({
    admin: { role: "admin", ...untouched },
    company: { role: "company", staff: ["company_admin of Invited Works"], managed_by: null },
    employee: { role: "company", staff: [`manager of ${company.name}`], managed_by: null },
    candidate: { role: "candidate", staff: [], managed_by: company.id },
  });

  test.each(cases)("gives the stranger nothing with the token of a(n) %s invitation", async (kind, role, before) => {
    const email = uniqueEmail("squatted");
    const sender = kind === "admin" || kind === "company" ? admin : company.owner;
    const { data: sent } = await sender.client.rpc("create_invitation", {
      p_type: kind,
      p_email: email,
      p_data: forms[kind],
    });
    const { id } = await signUpUnconfirmed(role, { email, data: { invitation: tokenIn(sent.path) } });
    const late = await anonymous().auth.signUp({ email, password: ownersPassword, options: { data: { role } } });
    expect(late.error).toBeNull();

    // The owner opens the email: the page shows what it is for, however often it is opened.
    const hash = await linkOf(email, "confirmation_token");
    await look(hash, "signup");
    const { data: link } = await look(hash, "signup");
    expect(link).toMatchObject({ email, role, new_email: null, invitations: [{ id: sent.id, kind, email }] });
    if (kind === "candidate") expect(link.invitations[0].management_terms).toBe("Half of everything.");

    // Confirming grants nothing and ends the stranger's password.
    const owner = await redeem(hash, "signup");
    await expect(signIn(email, strangersPassword)).rejects.toThrow(refused);
    await expect(signIn(email, ownersPassword)).rejects.toThrow(refused);
    expect(await standing(id)).toEqual(before);
    expect((await owner.auth.updateUser({ password: ownersPassword })).error).toBeNull();
    await expect(signIn(email, strangersPassword)).rejects.toThrow(refused);
    expect((await signIn(email, ownersPassword)).id).toBe(id);
    expect(await standing(id)).toEqual(before);

    // Only the owner's click does.
    expect(await refusal(owner.rpc("respond_to_invitation", { p_invitation_id: sent.id, p_accept: true }))).toBeNull();
    expect(await standing(id)).toEqual(granted()[kind]);
  });

  test("also becomes the owner's through a reset link", async () => {
    const { id, email } = await signUpUnconfirmed("candidate");
    await anonymous().auth.resetPasswordForEmail(email);
    const owner = await redeem(await linkOf(email, "recovery_token"), "recovery");
    await expect(signIn(email, strangersPassword)).rejects.toThrow(refused);
    // The owner may happen to choose the same password.
    expect((await owner.auth.updateUser({ password: strangersPassword })).error).toBeNull();
    expect((await signIn(email)).id).toBe(id);
  });

  test("stays the owner's when the stranger signs up again before or after", async () => {
    const { id, email } = await signUpUnconfirmed("candidate");
    const again = () => anonymous().auth.signUp({ email, password: "Third3password" });
    await again();
    const owner = await redeem(await linkOf(email, "confirmation_token"), "signup");
    await again();
    await owner.auth.updateUser({ password: ownersPassword });
    await again();
    await expect(signIn(email, "Third3password")).rejects.toThrow(refused);
    expect((await signIn(email, ownersPassword)).id).toBe(id);
  });

  test("keeps no earlier session", async () => {
    const { id, email } = await signUpUnconfirmed("candidate");
    await sql`update auth.users set email_confirmed_at = now(), encrypted_password = encrypted_password || '' where id = ${id}`;
    const [account] = await sql`select encrypted_password from auth.users where id = ${id}`;
    expect(account?.encrypted_password).toBe("");
    await anonymous().auth.resetPasswordForEmail(email);
    const [older, owner] = [await redeem(await linkOf(email, "recovery_token"), "recovery"), anonymous()];
    await anonymous().auth.resetPasswordForEmail(email);
    await owner.auth.verifyOtp({ token_hash: await linkOf(email, "recovery_token"), type: "recovery" });
    await owner.auth.updateUser({ password: ownersPassword });
    await owner.auth.signOut({ scope: "others" });
    expect((await older.auth.refreshSession()).error).not.toBeNull();
    expect((await owner.auth.refreshSession()).error).toBeNull();
  });
});

test("an account that an administrator created and confirmed keeps its password", async () => {
  const { id, email } = await signUpUnconfirmed("candidate");
  await sql`update auth.users set confirmation_sent_at = null where id = ${id}`;
  await sql`update auth.users set email_confirmed_at = now() where id = ${id}`;
  expect((await signIn(email)).id).toBe(id);
});

describe("looking at an emailed link", () => {
  const nothingMore = { invitations: [], redirect: null, first_name: "", keeps_password: false };
  test("shows whose account it belongs to, for each kind of link", async () => {
    const { email } = await signUpUnconfirmed("company");
    await anonymous().auth.resetPasswordForEmail(email);
    const recovery = await look(await linkOf(email, "recovery_token"), "recovery");
    expect(recovery.data).toEqual({ ...nothingMore, email, new_email: null, role: "company" });

    const person = await makeAccount("candidate");
    const moved = uniqueEmail("moved");
    await sql`
      update auth.users set email_change = ${moved}, email_change_sent_at = now(),
        email_change_token_new = ${`${person.id.replaceAll("-", "")}new`},
        email_change_token_current = ${`${person.id.replaceAll("-", "")}current`}
      where id = ${person.id}`;
    for (const side of ["new", "current"]) {
      const { data } = await look(`${person.id.replaceAll("-", "")}${side}`, "email_change");
      expect(data).toEqual({ ...nothingMore, email: person.email, new_email: moved, role: "candidate" });
    }
  });

  test("gives the same response for an unknown, empty, used or mismatched link", async () => {
    const { email } = await signUpUnconfirmed("candidate");
    const hash = await linkOf(email, "confirmation_token");
    // When hosted, an account without a token has an empty string.
    await sql`update auth.users set recovery_token = '', email_change_token_new = '', email_change_token_current = '' where email = ${email}`;
    const answers = [
      look("0".repeat(56), "signup"),
      look(hash, "recovery"),
      look(hash, "email_change"),
      look(hash, "sms"),
      ...["signup", "recovery", "email_change"].map((type) => look("", type)),
    ];
    for (const answer of answers) expect(await refusal(answer)).toBe("PT404 link_not_found");
    await redeem(hash, "signup");
    expect(await refusal(look(hash, "signup"))).toBe("PT404 link_not_found");
  });

  test("shows a signed-in person the same result", async () => {
    const [person, { email }] = [await signUp("candidate"), await signUpUnconfirmed("candidate")];
    const { data } = await person.client.rpc("get_email_link", {
      p_token_hash: await linkOf(email, "confirmation_token"),
      p_type: "signup",
    });
    expect(data.email).toBe(email);
  });
});
