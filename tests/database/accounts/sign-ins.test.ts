// How people sign in and where: sessions, a pending change of address, and the invitations that move with it.
import { createHash, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { SignIns } from "../../../supabase/functions/_shared/contracts/accounts/account.ts";
import { sessionIn } from "../../../supabase/local/gateway/session-notes.ts";
import { invoke } from "../../functions/invoke.ts";
import {
  type Actor,
  anonymous,
  moveAddress,
  password,
  service,
  signIn,
  signUp,
  signUpUnconfirmed,
  sql,
  uniqueEmail,
} from "../../support/accounts.ts";
import { refusal } from "../../support/cast.ts";
import { makeCandidate, makeCompany, type TestCompany } from "../../support/companies.ts";
import { newPath, pdf } from "../../support/files.ts";
import { invite } from "../../support/invitations.ts";

async function signIns({ client }: Actor): Promise<SignIns> {
  const { data, error } = await client.rpc("get_my_sign_in");
  expect(error).toBeNull();
  return data;
}
const sessionOf = ({ accessToken }: Actor): string => String(sessionIn(accessToken));

/** How long an emailed link works, in seconds. */
const otpExpiry = Number(/^otp_expiry = (\d+)$/m.exec(readFileSync("supabase/config.toml", "utf8"))?.[1]);

describe("sessions", () => {
  test("are listed to their owner with browser and times, the current one first", async () => {
    const here = await signUp("candidate");
    const there = await signIn(here.email);
    await signUp("candidate");
    await sql`
      update auth.sessions set user_agent = 'Elsewhere/1.0', refreshed_at = now() at time zone 'UTC' + interval '1 minute'
      where id = ${sessionOf(there)}`;
    const { email, change, sessions } = await signIns(here);
    expect({ email, change }).toEqual({ email: here.email, change: null });
    expect(sessions.map(({ id, is_current }) => [id, is_current])).toEqual([
      [sessionOf(here), true],
      [sessionOf(there), false],
    ]);
    expect(sessions[0]?.user_agent).toMatch(/\S/);
    const [, other] = sessions;
    expect(other?.user_agent).toBe("Elsewhere/1.0");
    expect(Date.parse(String(other?.used_at)) - Date.parse(String(other?.begun_at))).toBeGreaterThan(30_000);
  });

  test("leave out expired ones, and list at most 50", async () => {
    const person = await signUp("candidate");
    await sql`
      insert into auth.sessions (id, user_id, not_after)
      select gen_random_uuid(), ${person.id}, case when n <= 5 then now() - interval '1 second' end from generate_series(1, 60) n`;
    const { sessions } = await signIns(person);
    expect(sessions).toHaveLength(50);
    expect(sessions[0]?.is_current).toBe(true);
    await sql`update auth.sessions set not_after = now() - interval '1 second' where id <> ${sessionOf(person)}`;
    expect((await signIns(person)).sessions).toHaveLength(1);
  });

  test("can be ended one at a time, which stops access and renewal right away", async () => {
    const here = await signUp("candidate");
    const there = await signIn(here.email);
    const renewal = (await there.client.auth.getSession()).data.session?.refresh_token ?? "";
    for (let time = 0; time < 2; time += 1)
      expect((await here.client.rpc("end_my_session", { p_session_id: sessionOf(there) })).error).toBeNull();
    expect((await signIns(here)).sessions).toHaveLength(1);
    expect((await anonymous().auth.refreshSession({ refresh_token: renewal })).error).not.toBeNull();
    expect(await refusal(there.client.rpc("get_frame"))).toBe("PT401 session_ended");
  });

  test("of someone else can't be ended, and look the same as unknown ones", async () => {
    const [owner, other] = await Promise.all([signUp("candidate"), signUp("company")]);
    const end = (id: string) => other.client.rpc("end_my_session", { p_session_id: id });
    const [theirs, unknown] = [await end(sessionOf(owner)), await end(crypto.randomUUID())];
    expect([theirs.status, theirs.error, theirs.data]).toEqual([unknown.status, unknown.error, unknown.data]);
    expect((await signIns(owner)).sessions).toHaveLength(1);
  });

  test("can't be read or ended by a visitor", async () => {
    const owner = await signUp("candidate");
    const visitor = anonymous();
    for (const answer of [
      await visitor.rpc("get_my_sign_in"),
      await visitor.rpc("end_my_session", { p_session_id: sessionOf(owner) }),
      await visitor.rpc("cancel_email_change"),
    ])
      expect(answer.status).toBe(401);
    expect((await signIns(owner)).sessions).toHaveLength(1);
  });

  test.each([
    ["by signing out elsewhere", (here: Actor) => here.client.auth.signOut({ scope: "others" })],
    ["by a changed password", changePassword],
  ])("ended %s can't read or write anything by any route", async (_how, end) => {
    const here = await makeCandidate();
    const there = await signIn(here.email);
    expect((await end(here)).error).toBeNull();
    expect(await refusal(there.client.rpc("get_frame"))).toBe("PT401 session_ended");
    expect((await there.client.from("profiles").select("id")).status).toBe(401);
    const stored = await there.client.storage
      .from("candidate_resumes")
      .upload(newPath(there.id), pdf(), { contentType: "application/pdf" });
    expect(stored.error).not.toBeNull();
    const [object] = await sql`select from storage.objects where name like ${`${there.id}/%`}`;
    expect(object).toBeUndefined();
    const asked = await invoke("get-candidate-data", { operation: "applications" }, { token: there.accessToken });
    expect(asked.status).toBe(401);
    expect((await here.client.rpc("get_frame")).error).toBeNull();
  });

  test("aren't required of visitors or the secret key", async () => {
    expect((await anonymous().rpc("search_jobs", { p_limit: 1 })).error).toBeNull();
    expect((await service().from("profiles").select("id").limit(1)).error).toBeNull();
  });
});

/** Like the app, with the current password. */
async function changePassword({ client }: Actor) {
  const changed = await client.auth.updateUser({ password: `${password}2`, current_password: password });
  return changed.error ? changed : client.auth.signOut({ scope: "others" });
}

describe("a password", () => {
  test("can be changed only with the current password", async () => {
    const person = await signUp("candidate");
    for (const [current, code] of [
      [{}, "current_password_required"],
      [{ current_password: "Wrong1horse" }, "current_password_invalid"],
    ] as const) {
      const { error } = await person.client.auth.updateUser({ password: `${password}2`, ...current });
      expect([error?.status, error?.code]).toEqual([400, code]);
    }
    expect((await signIn(person.email)).id).toBe(person.id);
    expect((await changePassword(person)).error).toBeNull();
    expect((await signIn(person.email, `${password}2`)).id).toBe(person.id);
    await expect(signIn(person.email)).rejects.toThrow("Invalid login credentials");
  });

  /** Opens a recovery link. */
  const openLink = async (email: string) => {
    const tokenHash = createHash("sha256").update(randomUUID()).digest("hex");
    await sql`update auth.users set recovery_token = ${tokenHash}, recovery_sent_at = now() where email = ${email}`;
    const client = anonymous();
    expect((await client.auth.verifyOtp({ token_hash: tokenHash, type: "recovery" })).error).toBeNull();
    return client;
  };

  test("can be set once by an emailed link, and then requires the current one", async () => {
    const person = await signUp("candidate");
    const [client, older] = [await openLink(person.email), await openLink(person.email)];
    const weak = await client.auth.updateUser({ password: "short" });
    expect(weak.error?.code).toBe("weak_password");
    expect((await client.auth.updateUser({ password: `${password}2` })).error).toBeNull();
    for (const session of [client, older]) {
      const { error } = await session.auth.updateUser({ password: `${password}3` });
      expect(error?.code).toBe("current_password_required");
    }
    const again = await client.auth.updateUser({ password: `${password}3`, current_password: `${password}2` });
    expect(again.error).toBeNull();
  });

  test("can be set by only one of several simultaneous requests", async () => {
    const person = await signUp("candidate");
    const client = await openLink(person.email);
    const changes = [2, 3, 4, 5].map((n) => client.auth.updateUser({ password: `${password}${n}` }));
    const codes = (await Promise.all(changes)).map(({ error }) => error?.code ?? "changed");
    expect(codes.toSorted()).toEqual(["changed", ...Array(3).fill("current_password_required")]);
  });

  test("leaves no extra session after the current password is checked", async () => {
    const person = await signUp("candidate");
    await person.client.auth.updateUser({ password: `${password}2`, current_password: password });
    expect((await signIns(person)).sessions).toHaveLength(1);
  });

  test("is limited to ten wrong attempts at the current one", async () => {
    const person = await signUp("candidate");
    const attempts = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const { error } = await person.client.auth.updateUser({ password: `${password}2`, current_password: "Wrong1" });
      attempts.push(error?.status);
    }
    expect(attempts).toEqual([...Array(10).fill(400), 429]);
  });
});

describe("a change of address", () => {
  /** As the auth service writes it once both mailboxes have confirmed. */
  const moveTo = (person: { id: string }, email: string) => moveAddress(person.id, email);

  test("shows its owner which mailbox has confirmed, and when it expires", async () => {
    const person = await signUp("candidate");
    const email = uniqueEmail("moved");
    expect((await person.client.auth.updateUser({ email })).error).toBeNull();
    const shown = { email, is_expired: false, old_confirmed: false, new_confirmed: false, invitations: 0 };
    expect((await signIns(person)).change).toMatchObject(shown);
    await sql`update auth.users set email_change_token_current = null where id = ${person.id}`;
    expect((await signIns(person)).change).toMatchObject({ ...shown, old_confirmed: true });
    for (const [minutes, is_expired] of [
      [-1, false],
      [1, true],
    ] as const) {
      const age = otpExpiry + minutes * 60;
      await sql`
        update auth.users set email_change_sent_at = now() - make_interval(secs => ${age}) where id = ${person.id}`;
      expect((await signIns(person)).change).toMatchObject({ ...shown, old_confirmed: true, is_expired });
    }
  });

  test("can be canceled only by its owner, which makes its links invalid", async () => {
    const person = await signUp("candidate");
    await person.client.auth.updateUser({ email: uniqueEmail("moved") });
    const [tokens] = await sql`
      select email_change_token_current as old, email_change_token_new as new from auth.users where id = ${person.id}`;
    const stranger = await signUp("candidate");
    expect((await stranger.client.rpc("cancel_email_change")).error).toBeNull();
    expect((await signIns(person)).change).not.toBeNull();

    for (let time = 0; time < 2; time += 1) expect((await person.client.rpc("cancel_email_change")).error).toBeNull();
    expect((await signIns(person)).change).toBeNull();
    for (const token_hash of [tokens?.old, tokens?.new]) {
      const { error } = await anonymous().auth.verifyOtp({ token_hash, type: "email_change" });
      expect(error).not.toBeNull();
      expect(
        await refusal(anonymous().rpc("get_email_link", { p_token_hash: token_hash, p_type: "email_change" })),
      ).toBe("PT404 link_not_found");
    }
    expect((await signIns(person)).email).toBe(person.email);
  });

  describe("with open invitations", () => {
    let company: TestCompany;
    beforeAll(async () => {
      company = await makeCompany();
    });
    const asCandidate = { candidateData: { firstName: "Kim", lastName: "Invited" } };
    const asEmployee = { firstName: "Kim", lastName: "Invited", role: "recruiter" };
    const addressed = async (email: string): Promise<string[]> => {
      const rows = await sql`select id from public.invitations where email = ${email} order by sent_at, id`;
      return rows.map(({ id }) => id);
    };

    test("moves those for the old address to the new one and invalidates their earlier links", async () => {
      const person = await signUp("candidate");
      const invitation = await invite(company.owner, "candidate", person.email, asCandidate);
      const email = uniqueEmail("moved");
      await person.client.auth.updateUser({ email });
      expect((await signIns(person)).change?.invitations).toBe(1);
      // Whether its email was sent or is pending another attempt.
      await sql`update public.email_outbox set sent_at = null where data ->> 'invitation_id' = ${invitation.id}`;
      await moveTo(person, email);

      expect(await addressed(email)).toEqual([invitation.id]);
      const byLink = anonymous().rpc("get_invitation", { p_token: invitation.token, p_kind: "candidate" });
      expect(await refusal(byLink)).toBe("PT404 invitation_not_found");
      const [mail] =
        await sql`select from public.email_outbox where data ->> 'invitation_id' = ${invitation.id} and sent_at is null`;
      expect(mail).toBeUndefined();
      const [entry] = await sql`
        select actor_id, company_id, details ->> 'email' as email from public.audit_log
        where action = 'invitation.followed' and subject_id = ${invitation.id}`;
      expect(entry).toEqual({ actor_id: person.id, company_id: company.id, email });

      const { data } = await person.client.rpc("get_my_invitations");
      expect(data.map(({ id }: { id: string }) => id)).toEqual([invitation.id]);
      const accepted = await person.client.rpc("respond_to_invitation", {
        p_invitation_id: invitation.id,
        p_accept: true,
      });
      expect(accepted.error).toBeNull();
    });

    test.each([
      ["has ended", (id: string) => sql`update public.invitations set status = 'revoked' where id = ${id}`],
      ["has expired", (id: string) => sql`update public.invitations set expires_at = now() where id = ${id}`],
    ])("leaves an invitation that %s at the old address", async (_what, end) => {
      const person = await signUp("candidate");
      const { id } = await invite(company.owner, "candidate", person.email, asCandidate);
      await end(id);
      await moveTo(person, uniqueEmail("moved"));
      expect(await addressed(person.email)).toEqual([id]);
    });

    test("moves a represented candidate's team invitation, but not one to be represented by another company", async () => {
      const other = await makeCompany();
      const person = await makeCandidate({ managedBy: other });
      const managing = await invite(company.owner, "candidate", person.email, asCandidate);
      const joining = await invite(company.owner, "employee", person.email, asEmployee);
      const email = uniqueEmail("moved");
      await moveTo(person, email);
      expect([await addressed(person.email), await addressed(email)]).toEqual([[managing.id], [joining.id]]);
    });

    test("leaves an invitation at the old address if the new one already has an equivalent", async () => {
      const person = await signUp("candidate");
      const email = uniqueEmail("moved");
      const former = await invite(company.owner, "candidate", person.email, asCandidate);
      const present = await invite(company.owner, "candidate", email, asCandidate);
      await moveTo(person, email);
      expect([await addressed(person.email), await addressed(email)]).toEqual([[former.id], [present.id]]);
    });

    test("gives an adversary who changes addresses none of anyone else's invitations", async () => {
      const [victim, adversary] = await Promise.all([signUp("candidate"), signUp("candidate")]);
      const theirs = await invite(company.owner, "candidate", victim.email, asCandidate);
      const unclaimed = uniqueEmail("unclaimed");
      const waiting = await invite(company.owner, "employee", unclaimed, asEmployee);

      // Requesting an address doesn't grant it, however often, even after confirming from one's own mailbox.
      expect((await adversary.client.auth.updateUser({ email: victim.email })).error?.code).toBe("email_exists");
      expect((await adversary.client.auth.updateUser({ email: unclaimed })).error).toBeNull();
      const [token] = await sql`select email_change_token_current as hash from auth.users where id = ${adversary.id}`;
      await anonymous().auth.verifyOtp({ token_hash: token?.hash, type: "email_change" });
      expect((await signIns(adversary)).change).toMatchObject({
        old_confirmed: true,
        new_confirmed: false,
        invitations: 0,
      });
      expect((await adversary.client.rpc("get_my_invitations")).data).toEqual([]);

      // Signing up an address without its mailbox, then having that account's address corrected.
      const squatter = await signUpUnconfirmed("candidate", { email: unclaimed });
      await moveTo(squatter, uniqueEmail("squatter"));
      expect(await addressed(unclaimed)).toEqual([waiting.id]);

      // Former owners of an address get nothing that is sent there later.
      const left = adversary.email;
      await moveTo(adversary, uniqueEmail("moved"));
      const later = await invite(company.owner, "employee", left, asEmployee);
      await moveTo(adversary, uniqueEmail("moved-on"));
      expect([await addressed(left), await addressed(victim.email)]).toEqual([[later.id], [theirs.id]]);
      const taken = await adversary.client.rpc("respond_to_invitation", { p_invitation_id: later.id, p_accept: true });
      expect(taken.error).not.toBeNull();
    });
  });
});
