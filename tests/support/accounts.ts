import { randomBytes, randomUUID } from "node:crypto";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { WebSocket } from "ws";

/** Reads a value that tests/support/stack.ts put into the environment. */
export function stackValue(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: start the tests through the stack (tests/support/stack.ts).`);
  return value;
}

/**
 * Marks everyone and everything this test file creates, so that files never share rows, and seeds random input:
 * TEST_SEED=<printed value> repeats a run.
 */
export const seed = process.env.TEST_SEED ?? randomBytes(5).toString("hex");
console.info(`TEST_SEED=${seed}`);
let made = 0;

/** A unique name whose number can't match the start of an id in a search: `owner-3x-9f2c01ab77`. */
export const unique = (label: string): string => {
  made += 1;
  return `${label}-${made}x-${seed}`;
};
export const uniqueEmail = (label: string): string => `${unique(label)}@example.com`;

/** Direct connection as the migration role, bypassing row security: for setup and for reading what was stored. */
export const sql = postgres(stackValue("TEST_DATABASE_URL"), { max: 3, idle_timeout: 2, onnotice: () => {} });

/** Valid under every password rule (RULES: Accounts). */
export const password = "Correct1horse";

/** An account, and the published client signed in to it. */
export interface Actor {
  id: string;
  email: string;
  client: SupabaseClient;
  accessToken: string;
}

function newClient(key: string): SupabaseClient {
  return createClient(stackValue("TEST_API_URL"), key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    realtime: { transport: WebSocket as never },
  });
}

/** A client without a session. */
export const anonymous = (): SupabaseClient => newClient(stackValue("TEST_PUBLISHABLE_KEY"));

/** A client with the secret key (service_role). */
export const service = (): SupabaseClient => newClient(stackValue("TEST_SECRET_KEY"));

/** Signs in through the API. Throws its error. */
export async function signIn(email: string, withPassword = password): Promise<Actor> {
  const client = anonymous();
  const { data, error } = await client.auth.signInWithPassword({ email, password: withPassword });
  if (error) throw error;
  return { id: data.user.id, email, client, accessToken: data.session.access_token };
}

interface SignUpOptions {
  email?: string;
  /** Additional sign-up metadata, such as { invitation: token }. */
  data?: Record<string, unknown>;
}

/** Creates an account through the API and leaves it unconfirmed. Returns its id and email. Throws the API's error. */
export async function signUpUnconfirmed(
  role: string,
  { email = uniqueEmail(role), data = {} }: SignUpOptions = {},
): Promise<{ id: string; email: string }> {
  const answer = await anonymous().auth.signUp({ email, password, options: { data: { role, ...data } } });
  if (answer.error) throw answer.error;
  if (!answer.data.user) throw new Error("Sign-up gave no user.");
  return { id: answer.data.user.id, email };
}

/** Confirms an account and sets its password, like the page behind the confirmation link. */
export async function confirm(userId: string): Promise<void> {
  await sql`
    update auth.users
    set email_confirmed_at = now(), encrypted_password = extensions.crypt(${password}, extensions.gen_salt('bf', 4))
    where id = ${userId} and email_confirmed_at is null`;
}

/** Signs up through the API, confirms, signs in. */
export async function signUp(role: "candidate" | "company", options: SignUpOptions = {}): Promise<Actor> {
  const account = await signUpUnconfirmed(role, options);
  await confirm(account.id);
  return signIn(account.email);
}

/** Columns that all accounts share; hosted projects store an instance in each row, the local auth service doesn't. */
let sharedParts: Promise<Record<string, string>> | undefined;

async function readSharedParts(): Promise<Record<string, string>> {
  const [found] = await sql`
    select extensions.crypt(${password}, extensions.gen_salt('bf', 4)) as hash, exists (
      select from pg_attribute where attrelid = 'auth.users'::regclass and attname = 'instance_id') as has_instance`;
  return {
    encrypted_password: found?.hash,
    ...(found?.has_instance ? { instance_id: "00000000-0000-0000-0000-000000000000" } : {}),
  };
}

/**
 * Inserts accounts as they are after sign-up and confirmation. The real auth service can't read rows with a null instance, time
 * or token. The password is hashed once, in few rounds: hashing it per account took most of the tests' time.
 */
export async function storeAccounts(
  people: readonly { id: string; email: string; role: "candidate" | "company" }[],
): Promise<void> {
  sharedParts ??= readSharedParts();
  const shared = await sharedParts;
  const now = new Date().toISOString();
  const times = { created_at: now, updated_at: now };
  const noTokens = {
    ...{
      confirmation_token: "",
      recovery_token: "",
      reauthentication_token: "",
      phone_change: "",
      phone_change_token: "",
    },
    ...{ email_change: "", email_change_token_new: "", email_change_token_current: "" },
  };
  const users = people.map(({ id, email, role }) => ({
    ...{ ...shared, ...noTokens, ...times, id, email, email_confirmed_at: now },
    ...{ aud: "authenticated", role: "authenticated", raw_user_meta_data: { role } },
    raw_app_meta_data: { provider: "email", providers: ["email"] },
  }));
  const identities = people.map(({ id, email }) => ({
    ...{ id: randomUUID(), provider: "email", provider_id: id, user_id: id, last_sign_in_at: now, ...times },
    identity_data: { sub: id, email, email_verified: true },
  }));
  for (const [table, rows] of [
    ["auth.users", users],
    ["auth.identities", identities],
  ] as const) {
    const columns = sql(Object.keys(rows[0] ?? {}));
    await sql`
      insert into ${sql(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql(table)}, ${sql.json(rows as never)})`;
  }
}

/** Changes an account's address, including its identity, as the auth service does once both mailboxes have confirmed. */
export async function moveAddress(userId: string, email: string, by = sql): Promise<void> {
  await by`
    with moved as (update auth.users set email = ${email} where id = ${userId})
    update auth.identities set identity_data = identity_data || jsonb_build_object('email', ${email}::text)
    where user_id = ${userId} and provider = 'email'`;
}

/** Stores an account and signs it in through the API. */
export async function makeAccount(role: "candidate" | "company", email = uniqueEmail(role)): Promise<Actor> {
  await storeAccounts([{ id: randomUUID(), email, role }]);
  return signIn(email);
}

/** Changes an account's role, without the email about it. */
export async function setRole(account: Actor, role: "company" | "admin"): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction`update public.profiles set role = ${role} where id = ${account.id}`;
    await transaction`delete from public.email_outbox where to_email = ${account.email} and template = 'role_changed'`;
  });
}

/** A platform administrator; with a name where it is displayed. */
export async function makeAdmin(name?: `${string} ${string}`): Promise<Actor> {
  const admin = await makeAccount("candidate", uniqueEmail("admin"));
  await setRole(admin, "admin");
  if (name) {
    const [first, last] = name.split(" ");
    await sql`update public.profiles set first_name = ${String(first)}, last_name = ${String(last)} where id = ${admin.id}`;
  }
  return admin;
}
