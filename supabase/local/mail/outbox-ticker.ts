import postgres from "postgres";
import { describeFailure } from "../start-error.ts";

/** The channel that the database notifies when a mail was put into the outbox. */
const channel = "email_outbox";
/** Deliveries that failed wait for a later try; hosted asks once a minute by pg_cron. */
const tickMs = 10_000;
/** How often what is kept too long is looked for; hosted at night, when no launcher may be running. */
const keepEvery = "1 hour";

export interface OutboxTicker {
  stop(): Promise<void>;
}

interface OutboxOptions {
  /** Connection string of the migration role, as which pg_cron runs when hosted. */
  databaseUrl: string;
  apiUrl: string;
  secret: string;
}

/**
 * Runs the schedules (private.schedules) that pg_cron runs when hosted: whenever the outbox has changed and every ten seconds, those of
 * every ten minutes and more in their own time.
 */
export async function startOutboxTicker({ databaseUrl, apiUrl, secret }: OutboxOptions): Promise<OutboxTicker> {
  const sql = postgres(databaseUrl, {
    max: 1,
    // Its usual end after half an hour to an hour of life can meet a query that is about to be sent, and hang.
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

  /** Those that are due. The two that call a function are called here, as pg_net is missing. */
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
      // A call ends at its limits with mails left: the next goes on at once.
      if (sent) again = true;
      if (response.ok) await sql`select private.note_run('deliver-email')`;
      // Without the function there is nothing to deliver; what it could not send it keeps and tries again.
      if (!response.ok && response.status !== 404 && response.status !== 503) {
        console.error(`Mail delivery answered ${response.status}.`);
      }
    } catch (error) {
      if (!stopped) console.error(`Mail delivery could not be asked for: ${describeFailure(error)}`);
    }
  };

  /** One delivery at a time; a wish during one is granted after it. */
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
