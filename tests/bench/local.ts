import { randomUUID } from "node:crypto";
import { anonymous, password, service, signIn, sql } from "../support/accounts.ts";
import type { Figure } from "./figure.ts";

/** How many sign in, and how many wait for one lock. */
const [signingIn, waiting] = [100, 30];
/** How many times longer a short call may take under that load. */
const goal = 3;

const median = (numbers: number[]): number => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Confirmed accounts with passwords hashed like real ones. Returns their addresses. */
async function makePeople(count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, () => `${randomUUID()}@example.com`);
  await sql`
    insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_user_meta_data)
    select gen_random_uuid(), 'authenticated', 'authenticated', email, hash, now(), '{"role": "candidate"}'
    from (select extensions.crypt(${password}, extensions.gen_salt('bf', 10)) as hash) as hashed,
      unnest(${emails}::text[]) as people (email)`;
  return emails;
}

/** Median milliseconds of a visitor's `select 1` through the API: over 50 calls, or until `end`. */
async function timeOfOne(end?: Promise<unknown>): Promise<number> {
  const visitor = anonymous();
  const times: number[] = [];
  let ended = false;
  end?.then(() => {
    ended = true;
  });
  while (end ? !ended : times.length < 50) {
    const began = performance.now();
    const { error } = await visitor.rpc("bench_one");
    if (error) throw error;
    times.push(performance.now() - began);
  }
  return median(times);
}

/** How long a short call takes during many sign-ins, and next to calls waiting for one lock, compared with alone. */
export async function measureLocal(): Promise<Figure[]> {
  await sql.unsafe(`
    create function public.bench_one() returns int language sql as 'select 1';
    create function public.bench_wait() returns void language sql as 'select pg_advisory_xact_lock_shared(8)';
    grant execute on function public.bench_one(), public.bench_wait() to anon, authenticated, service_role;
    notify pgrst, 'reload schema'`);
  try {
    const people = await makePeople(signingIn);
    while ((await service().rpc("bench_one")).error);
    await timeOfOne();
    const alone = await timeOfOne();
    const storm = Promise.all(people.map((email) => signIn(email)));
    const besideSignIns = await timeOfOne(storm);
    const callers = (await storm).slice(0, waiting);

    const aloneAgain = await timeOfOne();
    let waiters: Promise<unknown> = Promise.resolve();
    const besideWaiters = await sql.begin(async (transaction) => {
      await transaction`select pg_advisory_xact_lock(8)`;
      waiters = Promise.all(callers.map(({ client }) => client.rpc("bench_wait")));
      return timeOfOne();
    });
    await waiters;
    const note = "the floor is the same call alone";
    return [
      {
        what: `a visitor's select 1 through the API beside ${signingIn} sign-ins`,
        ...{ value: besideSignIns, floor: alone, unit: "ms", goal, note },
      },
      {
        what: `the same beside ${waiting} callers who wait for one lock`,
        ...{ value: besideWaiters, floor: aloneAgain, unit: "ms", goal, note },
      },
    ];
  } finally {
    await sql.unsafe("drop function public.bench_one(), public.bench_wait()");
  }
}
