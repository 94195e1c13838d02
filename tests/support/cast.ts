import type { SupabaseClient } from "@supabase/supabase-js";
import { expect } from "vitest";
import { type Actor, anonymous, makeAdmin, sql } from "./accounts.ts";
import {
  dismissStaff,
  makeCandidate,
  makeCompany,
  makeStaff,
  type TestCandidate,
  type TestCompany,
} from "./companies.ts";
import { overEnd } from "./dates.ts";

/** All roles whose rights the database tests compare. Unqualified staff belong to `company`. */
export const roles = [
  "owner",
  "subscriptionAdmin",
  "manager",
  "recruiter",
  "partnerRecruiter",
  "removedStaff",
  "otherOwner",
  "expiredOwner",
  "candidate",
  "admin",
  "anonymous",
] as const;
export type Role = (typeof roles)[number];

/** Rights at `company`, as sets of roles in the order of `roles` (RULES: Staff). */
export const managing = ["owner", "subscriptionAdmin", "manager"] as const satisfies Role[];
export const recruiting = [...managing, "recruiter"] as const satisfies Role[];
export const staff = [...recruiting, "partnerRecruiter"] as const satisfies Role[];
export const nobody: Role[] = [];

export interface Cast {
  /** Approved, live. */
  company: TestCompany;
  /** Unrelated to it; approved, live. */
  other: TestCompany;
  /** Approved, with an expired subscription. */
  expired: TestCompany;
  people: Record<Exclude<Role, "anonymous">, Actor>;
  candidate: TestCandidate;
  clients: Record<Role, SupabaseClient>;
}

/** A company with staff in every role, an unrelated one, one with an expired subscription, a candidate, an administrator. */
export async function makeCast(): Promise<Cast> {
  const [company, other, expired, candidate, admin] = await Promise.all([
    makeCompany(),
    makeCompany(),
    makeCompany({ subscriptionEnds: overEnd() }),
    makeCandidate(),
    makeAdmin(),
  ]);
  const [subscriptionAdmin, manager, recruiter, partnerRecruiter, removedStaff] = await Promise.all([
    makeStaff(company, "subscription_admin"),
    makeStaff(company, "manager"),
    makeStaff(company, "recruiter"),
    makeStaff(company, "partner_recruiter"),
    makeStaff(company, "manager"),
  ]);
  await dismissStaff(company, removedStaff);
  const people = {
    owner: company.owner,
    subscriptionAdmin,
    manager,
    recruiter,
    partnerRecruiter,
    removedStaff,
    otherOwner: other.owner,
    expiredOwner: expired.owner,
    candidate,
    admin,
  };
  const clients = Object.fromEntries(
    roles.map((role) => [role, role === "anonymous" ? anonymous() : people[role].client]),
  ) as Record<Role, SupabaseClient>;
  return { company, other, expired, people, candidate, clients };
}

/**
 * Lets all roles try the same thing, in sequence, and returns those that succeeded, in the order of `roles`. `attempt` returns
 * whether it worked.
 */
export async function whoCan(
  cast: Cast,
  attempt: (client: SupabaseClient, role: Role) => Promise<boolean>,
): Promise<Role[]> {
  const able: Role[] = [];
  for (const role of roles) if (await attempt(cast.clients[role], role)) able.push(role);
  return able;
}

type Values = Record<string, unknown>;
type Answer = { data: unknown[] | null; error: { code: string } | null };

/** Whether there are rows. Any failure other than a missing right is a bug in the test. */
function rowsOf({ data, error }: Answer): boolean {
  if (error && error.code !== "42501") throw new Error(`Unexpected refusal: ${JSON.stringify(error)}`);
  return (data ?? []).length > 0;
}

/** The columns of a match: a table may have others without any grants. */
const columnsOf = (match: Values) => Object.keys(match).join();

/** Who can select rows where `match` holds. */
export const whoCanSelect = (cast: Cast, table: string, match: Values) =>
  whoCan(cast, async (client) => rowsOf(await client.from(table).select(columnsOf(match)).match(match)));

/** Who can update rows where `match` holds. */
export const whoCanUpdate = (cast: Cast, table: string, match: Values, values: Values) =>
  whoCan(cast, async (client) => rowsOf(await client.from(table).update(values).match(match).select(columnsOf(match))));

/** Who can delete a row; `arrange` creates a new one for each attempt and returns how to find it. */
export const whoCanDelete = (cast: Cast, table: string, arrange: (role: Role) => Promise<Values>) =>
  whoCan(cast, async (client, role) => {
    const match = await arrange(role);
    return rowsOf(await client.from(table).delete().match(match).select(columnsOf(match)));
  });

/** Who can insert a row; `values` may depend on the role. `undo` removes an inserted row. */
export const whoCanInsert = (
  cast: Cast,
  table: string,
  values: (role: Role) => Values,
  undo: () => Promise<unknown> = async () => {},
) =>
  whoCan(cast, async (client, role) => {
    const { error } = await client.from(table).insert(values(role));
    if (error && error.code !== "42501") throw new Error(`Unexpected refusal: ${JSON.stringify(error)}`);
    if (!error) await undo();
    return !error;
  });

/** Waits until that many sessions wait for this transaction, directly or not. Other test files have their own locks. */
export async function untilHeldUp(transaction: typeof sql, sessions = 1): Promise<void> {
  const [me] = await transaction<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const pid = Number(me?.pid);
  const heldUp = async () => {
    const held = await sql`
      with recursive held (pid) as (
        select ${pid}::integer
        union
        select other.pid from held join pg_stat_activity other on held.pid = any (pg_blocking_pids(other.pid))
      )
      select from held where pid <> ${pid}`;
    return held.count;
  };
  await expect.poll(heldUp, { timeout: 30_000 }).toBeGreaterThanOrEqual(sessions);
}

/**
 * Starts all calls while `lock` blocks them, releases it once all of them wait, and returns their responses: so they really
 * overlap, however fast the machine is.
 */
export async function atOnce<T>(
  lock: (transaction: typeof sql) => Promise<unknown>,
  calls: (() => PromiseLike<T>)[],
): Promise<T[]> {
  let answers: Promise<T[]> = Promise.resolve([]);
  await sql.begin(async (begun) => {
    const transaction = begun as unknown as typeof sql;
    await lock(transaction);
    answers = Promise.all(calls.map((call) => call()));
    await untilHeldUp(transaction, calls.length);
  });
  return answers;
}

/** Like atOnce, but each call waits before the next one starts: they get the lock in this order. */
export async function inTurn<T>(
  lock: (transaction: typeof sql) => Promise<unknown>,
  calls: (() => PromiseLike<T>)[],
): Promise<T[]> {
  const answers: Promise<T>[] = [];
  await sql.begin(async (begun) => {
    const transaction = begun as unknown as typeof sql;
    await lock(transaction);
    for (const call of calls) {
      answers.push(Promise.resolve(call()));
      await untilHeldUp(transaction, answers.length);
    }
  });
  return Promise.all(answers);
}

/** A procedure's refusal as status and code, or null when it worked. */
export async function refusal(
  call: PromiseLike<{ error: { code: string; hint: string | null } | null }>,
): Promise<string | null> {
  const { error } = await call;
  if (!error) return null;
  return [error.code, error.hint].filter(Boolean).join(" ");
}

/** The field messages of a PT422 response; {} for any other. */
export function fieldErrors(error: { details: string | null } | null): Record<string, string> {
  return (error?.details && (JSON.parse(error.details) as { fields?: Record<string, string> }).fields) || {};
}
