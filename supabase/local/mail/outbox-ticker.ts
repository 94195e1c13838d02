import postgres from "postgres";
import { describeFailure } from "../start-error.ts";

/** The channel the database notifies when an email enters the outbox. */
const channel = "email_outbox";
/** Failed deliveries wait for a retry; hosted checks once a minute by pg_cron. */
const tickMs = 10_000;
/** How often retention is applied; hosted at night, when a local stack may not be running. */
const keepEvery = "1 hour";

interface OutboxTicker {
  stop(): Promise<void>;
}

interface OutboxOptions {
  /** Connection string of the migration role, which pg_cron uses when hosted. */
  databaseUrl: string;
  apiUrl: string;
  secret: string;
}

/**
 * Runs the schedules (private.schedules) that pg_cron runs when hosted: on every change of the outbox and every ten seconds,
 * those with intervals of ten minutes or more when due.
 */
export async function startOutboxTicker({ databaseUrl, apiUrl, secret }: OutboxOptions): Promise<OutboxTicker> {
  const sql = postgres(databaseUrl, {
    max: 1,
    // By default a connection ends after 30 to 60 minutes, which can coincide with a new query and hang it.
    max_lifetime: null,
    onnotice: () => {},
  });
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let isFirstTick = true;

  const callFunction = (name: string) =>
    fetch(`${apiUrl}/functions/v1/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-outbox-secret": secret },
      body: "{}",
    });

  /** Runs due schedules. The two that call a function are called from here, as pg_net is missing. */
  const runSchedules = async () => {
    const due = await sql<{ name: string }[]>`
      select s.name from private.schedules() s left join private.schedule_runs r on r.name = s.name
      where s.command not like '%call_function%'
        -- What is late because nothing ran here is caught up before it is mailed as late.
        and not (${isFirstTick} and s.name = 'mail-health')
        and (s.every <= interval '1 minute' or r.last_run_at is null or r.last_run_at < now() - least(s.every, ${keepEvery}::interval))`;
    isFirstTick = false;
    for (const { name } of due) {
      const [run] = await sql<{ problem: string | null }[]>`select private.run_schedule(${name}) as problem`;
      if (run?.problem) console.error(`The schedule ${name} failed: ${run.problem}`);
    }
    const [given] = await sql`select from private.discarded_files limit 1`;
    if (given) await callFunction("clear-files");
    await sql`select private.note_run('clear-files')`;
  };

  const deliver = async () => {
    try {
      await runSchedules();
      const response = await callFunction("deliver-email");
      const { sent } = (await response.json().catch(() => ({}))) as { sent?: number };
      // A call at its limits leaves emails over: the next continues right away.
      if (sent) again = true;
      if (response.ok) await sql`select private.note_run('deliver-email')`;
      // Without the function there is nothing to deliver; it stores and retries what it couldn't send.
      if (!response.ok && response.status !== 404 && response.status !== 503) {
        console.error(`Mail delivery answered ${response.status}.`);
      }
    } catch (error) {
      if (!stopped) console.error(`Mail delivery could not be asked for: ${describeFailure(error)}`);
    }
  };

  /** One delivery at a time; a request during one runs after it. */
  const tick = () => {
    if (stopped) return;
    if (running) {
      again = true;
      return;
    }
    running = deliver().finally(() => {
      running = undefined;
      if (again) {
        again = false;
        tick();
      }
    });
  };

  await sql.listen(channel, tick);
  const timer = setInterval(tick, tickMs);
  tick();
  return {
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
      await sql.end({ timeout: 2 });
    },
  };
}
