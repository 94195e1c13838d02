import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../../supabase/local/stack/stack.ts";
import { clientOf, startFixtureStack } from "./start-fixture-stack.ts";

let stack: Stack;
let sql: postgres.Sql;

beforeAll(async () => {
  stack = await startFixtureStack({ mail: true });
  sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => {} });
});
afterAll(async () => {
  await sql.end();
  await stack.stop();
});

/** Signs up, confirms with the emailed token and returns the signed-in client with its user's id. */
async function signUp() {
  const email = `${randomUUID()}@example.com`;
  const client = clientOf(stack);
  const password = "Correct-horse-9";
  const { error } = await client.auth.signUp({ email, password, options: { data: { role: "candidate" } } });
  expect(error).toBeNull();
  const mail = await findMail(email);
  const tokenHash = /token_hash=([0-9a-f]+)/.exec(mail.html)?.[1] ?? "";
  const verified = await client.auth.verifyOtp({ token_hash: tokenHash, type: "signup" });
  expect(verified.error).toBeNull();
  return { client, email, password, userId: verified.data.user?.id ?? "" };
}

interface Mail {
  subject: string;
  html: string;
  to: { address: string }[];
}

async function mailsTo(email: string): Promise<Mail[]> {
  const response = await fetch(`${stack.inboxUrl}/email`);
  const mails = (await response.json()) as Mail[];
  return mails.filter((mail) => mail.to.some((to) => to.address === email));
}

async function findMail(email: string): Promise<Mail> {
  return expect
    .poll(async () => (await mailsTo(email)).at(-1))
    .toBeDefined()
    .then(async () => {
      const mail = (await mailsTo(email)).at(-1);
      if (!mail) throw new Error(`No mail to ${email}.`);
      return mail;
    });
}

describe("grants", () => {
  it("stay as the migrations defined them once the API is running", async () => {
    const { client, userId } = await signUp();
    const made = await client.from("notes").insert({ owner_id: userId, body: "mine" });
    expect(made.error).toBeNull();
    const forged = await client.from("notes").insert({ owner_id: userId, body: "mine", approved: true });
    expect(forged.error?.code).toBe("42501");
    const promoted = await client.from("notes").update({ approved: true }).eq("owner_id", userId);
    expect(promoted.error?.code).toBe("42501");
    const anonymous = await clientOf(stack).from("notes").select();
    expect(anonymous.error?.code).toBe("42501");

    const [rights] = await sql`
      select has_table_privilege('anon', 'public.notes', 'select') as anon_reads,
        has_column_privilege('authenticated', 'public.notes', 'approved', 'update') as user_approves,
        has_schema_privilege('anon', 'private', 'usage') as anon_enters_private,
        has_table_privilege('authenticated', 'private.secrets', 'select') as user_reads_secrets`;
    expect(rights).toEqual({
      anon_reads: false,
      user_approves: false,
      anon_enters_private: false,
      user_reads_secrets: false,
    });
  });

  it("give the API's login role no access to public", async () => {
    const [rights] = await sql`
      select has_table_privilege('authenticator', 'public.notes', 'select') as reads,
        pg_has_role('authenticator', 'service_role', 'usage') as inherits`;
    expect(rights).toEqual({ reads: false, inherits: false });
  });

  it("give the secret key full access", async () => {
    const { error } = await clientOf(stack, stack.secretKey).from("notes").select();
    expect(error).toBeNull();
  });
});

describe("the migration role", () => {
  it("has the same limits as on the hosted product", async () => {
    const [role] = await sql`
      select rolname, rolsuper, rolcreaterole, rolbypassrls from pg_roles where rolname = current_user`;
    expect(role).toEqual({ rolname: "postgres", rolsuper: false, rolcreaterole: true, rolbypassrls: true });
  });

  it.each([
    "alter table auth.users add column extra text",
    "alter table storage.objects enable row level security",
    "alter table storage.objects add column extra text",
    "create index on storage.objects (owner)",
    "create table auth.mine (id int)",
    "create table storage.mine (id int)",
    "create function auth.mine() returns int language sql as 'select 1'",
    "delete from storage.objects",
    "create role another superuser",
  ])("can't run: %s", async (statement) => {
    await expect(sql.unsafe(statement)).rejects.toMatchObject({ code: "42501" });
  });

  it.each([
    "create policy extra on storage.objects for select to authenticated using (false)",
    "create policy extra on storage.buckets for select to authenticated using (false)",
    "create or replace trigger extra after update on auth.users for each row execute function private.on_sign_up()",
    "create table public.linked (user_id uuid references auth.users (id))",
    "create extension if not exists pg_trgm with schema extensions",
    "create role helper nologin",
  ])("can run: %s", async (statement) => {
    const outcome = sql.begin(async (transaction) => {
      await transaction.unsafe(statement);
      throw new Error("undo");
    });
    await expect(outcome).rejects.toThrow("undo");
  });
});

describe("stored rows", () => {
  it("keep JSON, arrays and text exactly as sent", async () => {
    const { client, userId } = await signUp();
    const row = {
      owner_id: userId,
      body: '{"looks": "like JSON"}',
      extra: { list: [1, "two"], none: null },
      tags: ["a,b", "ü"],
    };
    expect((await client.from("notes").insert(row)).error).toBeNull();
    const { data } = await client.from("notes").select("owner_id, body, extra, tags").single();
    expect(data).toEqual(row);
  });
});

describe("accounts", () => {
  it("run the sign-up trigger and give the caller's identity to SQL", async () => {
    const { client, email, userId } = await signUp();
    const [row] = await sql`select user_id, email, role from public.sign_ups where user_id = ${userId}`;
    expect(row).toEqual({ user_id: userId, email, role: "candidate" });
    const { data } = await client.rpc("who_am_i");
    expect(data).toEqual({ uid: userId, role: "authenticated", email });
  });

  it("can't sign in before confirmation", async () => {
    const email = `${randomUUID()}@example.com`;
    await clientOf(stack).auth.signUp({ email, password: "Correct-horse-9" });
    const { error } = await clientOf(stack).auth.signInWithPassword({ email, password: "Correct-horse-9" });
    expect(error?.message).toContain("Email not confirmed");
  });

  it("get the same response at sign-up for new and taken addresses", async () => {
    const { email } = await signUp();
    const taken = await clientOf(stack).auth.signUp({ email, password: "Another-horse-9" });
    expect(taken.error).toBeNull();
    expect(taken.data.session).toBeNull();
    expect(taken.data.user?.identities).toEqual([]);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it("get a new confirmation email on request, and its link works", async () => {
    const email = `${randomUUID()}@example.com`;
    const client = clientOf(stack);
    await client.auth.signUp({ email, password: "Correct-horse-9" });
    await findMail(email);
    expect((await client.auth.resend({ type: "signup", email })).error).toBeNull();
    await expect.poll(async () => (await mailsTo(email)).length).toBe(2);
    const second = (await mailsTo(email))[1]?.html ?? "";
    expect(second).toContain(email);
    const tokenHash = /token_hash=([0-9a-f]+)/.exec(second)?.[1] ?? "";
    expect((await client.auth.verifyOtp({ token_hash: tokenHash, type: "signup" })).error).toBeNull();
  });

  it("get a reset link to the site's own page that sets a new password", async () => {
    const { email } = await signUp();
    const client = clientOf(stack);
    expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull();
    await expect.poll(async () => (await mailsTo(email)).length).toBe(2);
    const html = (await mailsTo(email))[1]?.html ?? "";
    expect(html).toContain(`${stack.webUrl}/update-password?token_hash=`);
    const tokenHash = /token_hash=([0-9a-f]+)/.exec(html)?.[1] ?? "";
    expect((await client.auth.verifyOtp({ token_hash: tokenHash, type: "recovery" })).error).toBeNull();
    expect((await client.auth.updateUser({ password: "New-horse-99" })).error).toBeNull();
    expect((await clientOf(stack).auth.signInWithPassword({ email, password: "New-horse-99" })).error).toBeNull();
  });
});

describe("procedures", () => {
  it("return their own status, code, message, hint and detail", async () => {
    const client = clientOf(stack);
    const { error, status } = await client.rpc("refuse", { input: { fields: { name: "Taken" } } });
    expect(status).toBe(409);
    expect(error).toMatchObject({ code: "PT409", message: "Already taken", hint: "name_taken" });
    expect(JSON.parse(error?.details ?? "")).toEqual({ fields: { name: "Taken" } });
  });

  it("accept and return JSON and sets", async () => {
    const client = clientOf(stack);
    const input = { list: [1, "two", null], nested: { text: "ü" } };
    expect((await client.rpc("echo", { input })).data).toEqual(input);
    expect((await client.rpc("count_to", { last: 3 })).data).toEqual([1, 2, 3]);
  });

  it.each([
    ["a failed check", "fail_check", 400, "23514"],
    ["a plain raise", "fail_plainly", 400, "P0001"],
  ])("return the original code of %s", async (_, name, expectedStatus, code) => {
    const { error, status } = await clientOf(stack).rpc(name);
    expect(status).toBe(expectedStatus);
    expect(error).toMatchObject({ code, message: "Not like this" });
  });

  it("time out after three seconds for visitors and eight for others", async () => {
    const limit = async (client: SupabaseClient) => (await client.rpc("time_limit")).data;
    expect(await limit(clientOf(stack))).toBe("3s");
    expect(await limit((await signUp()).client)).toBe("8s");
    expect((await clientOf(stack).rpc("dawdle")).error?.code).toBe("57014");
  });

  it("return the hosted API's error for an unknown name", async () => {
    const { error, status } = await clientOf(stack).rpc("nowhere");
    expect(status).toBe(404);
    expect(error?.code).toBe("PGRST202");
  });
});
