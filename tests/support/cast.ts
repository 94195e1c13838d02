import type { SupabaseClient } from "@supabase/supabase-js";
import { expect } from "vitest";
import {
  type Actor,
  anonymous,
  dismissStaff,
  makeAdmin,
  makeCandidate,
  makeCompany,
  makeStaff,
  sql,
  type TestCandidate,
  type TestCompany,
} from "./actors.ts";
import { overEnd } from "./dates.ts";

/** Everybody whose rights the database tests compare. Staff without a further word belongs to `company`. */
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

/** Who may do what at `company`, as sets of roles in the order of `roles` (RULES: Staff). */
export const managing = ["owner", "subscriptionAdmin", "manager"] as const satisfies Role[];
export const recruiting = [...managing, "recruiter"] as const satisfies Role[];
export const staff = [...recruiting, "partnerRecruiter"] as const satisfies Role[];
export const nobody: Role[] = [];

export interface Cast {
  /** Approved, live. */
  company: TestCompany;
  /** A stranger to it, approved, live. */
  other: TestCompany;
  /** Approved, its subscription over. */
  expired: TestCompany;
  people: Record<Exclude<Role, "anonymous">, Actor>;
  candidate: TestCandidate;
  clients: Record<Role, SupabaseClient>;
}

/** One company with staff of every role, another one, one whose subscription is over, a candidate, an administrator. */
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
 * Lets everybody try the same thing, one after another, and gives those for whom it worked, in the order of `roles`.
 * `attempt` tells whether it worked.
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

/** Rows or nothing. Any failure but a missing right is a fault of the test. */
function rowsOf({ data, error }: Answer): boolean {
  if (error && error.code !== "42501") throw new Error(`Unexpected refusal: ${JSON.stringify(error)}`);
  return (data ?? []).length > 0;
}

/** The columns a match names: a table may have others that are granted to nobody. */
const columnsOf = (match: Values) => Object.keys(match).join();

/** Who gets rows where `match` holds. */
export const whoCanSelect = (cast: Cast, table: string, match: Values) =>
  whoCan(cast, async (client) => rowsOf(await client.from(table).select(columnsOf(match)).match(match)));

/** Who changes rows where `match` holds. */
export const whoCanUpdate = (cast: Cast, table: string, match: Values, values: Values) =>
  whoCan(cast, async (client) => rowsOf(await client.from(table).update(values).match(match).select(columnsOf(match))));

/** Who deletes a row; `arrange` makes the row to be deleted anew for each attempt and says how to find it. */
export const whoCanDelete = (cast: Cast, table: string, arrange: (role: Role) => Promise<Values>) =>
  whoCan(cast, async (client, role) => {
    const match = await arrange(role);
    return rowsOf(await client.from(table).delete().match(match).select(columnsOf(match)));
  });

/** Who adds a row; `values` may depend on who tries. `undo` takes an added row away again. */
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

/** Waits until so many sessions wait for this transaction, or for one that does. Other test files have locks of their own. */
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
  await expect.poll(heldUp, { timeout: 5_000 }).toBeGreaterThanOrEqual(sessions);
}

/**
 * Starts all calls while `lock` holds them up, lets go once every one of them waits, and gives their answers: so they
 * really meet, however fast the machine is.
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

/** Like atOnce, but each call begins to wait before the next one starts: they get the lock in this order. */
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

/** What a procedure answers on refusal: its status and code, or null when it worked. */
export async function refusal(
  call: PromiseLike<{ error: { code: string; hint: string | null } | null }>,
): Promise<string | null> {
  const { error } = await call;
  if (!error) return null;
  return [error.code, error.hint].filter(Boolean).join(" ");
}

/** The field messages of a PT422 answer; {} for any other. */
export function fieldErrors(error: { details: string | null } | null): Record<string, string> {
  return (error?.details && (JSON.parse(error.details) as { fields?: Record<string, string> }).fields) || {};
}
