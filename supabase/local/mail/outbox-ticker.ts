import postgres from "postgres";
import { describeFailure } from "../start-error.ts";

/** The channel that the database notifies when a mail was put into the outbox. */
const channel = "email_outbox";
/** Deliveries that failed wait for a later try; hosted asks once a minute by pg_cron. */
const tickMs = 10_000;
/** How often what is kept too long is looked for; hosted at night, when no launcher may be running. */
const keepMs = 3_600_000;

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
 * Has candidates told of moves and offers that are due, both sides of messages, of interviews that begin soon and of times that have
 * passed, companies of decisions and the end of their plans, staff of promised answers and of what waits for their summaries, mails the
 * new jobs of saved searches, and calls the function deliver-email, whenever the outbox has changed and every ten seconds; has files
 * that were given up deleted, and once an hour what is kept too long.
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
  let keptAt = 0;

  const callFunction = (name: string) =>
    fetch(`${apiUrl}/functions/v1/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-outbox-secret": secret },
      body: "{}",
    });

  const keep = async () => {
    if (Date.now() - keptAt > keepMs) {
      await sql`select private.keep_retention()`;
      await sql`select private.note_unknown_skills()`;
      await sql`select private.count_platform_days()`;
      keptAt = Date.now();
    }
    const [given] = await sql`select from private.discarded_files limit 1`;
    if (given) await callFunction("clear-files");
  };

  const deliver = async () => {
    try {
      // Hosted, pg_cron asks for these. What they tell is mail, too.
      await sql`select private.notify_due()`;
      await sql`select private.tend_offers()`;
      await sql`select private.tell_ending_plans()`;
      await sql`select private.deliver_due_group_message()`;
      await sql`select private.tell_due_messages()`;
      await sql`select private.remind_of_answers()`;
      await sql`select private.remind_of_interviews()`;
      await sql`select private.end_passed_times()`;
      await sql`select private.send_due_summaries()`;
      await sql`select private.mail_saved_searches()`;
      await keep();
      const response = await callFunction("deliver-email");
      const { sent } = (await response.json().catch(() => ({}))) as { sent?: number };
      // A call ends at its limits with mails left: the next goes on at once.
      if (sent) again = true;
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
