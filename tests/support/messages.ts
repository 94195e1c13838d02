import { type Actor, sql } from "./accounts.ts";

/** Writes a message as a reader of the conversation, optionally with proposed times. Returns its id and position. */
export async function sendMessage(
  by: Actor,
  applicationId: string,
  body: string,
  { proposal = null }: { proposal?: string | null } = {},
): Promise<{ id: string; seq: number }> {
  const message = await sql.begin(async (transaction) => {
    const claims = JSON.stringify({ role: "authenticated", sub: by.id });
    await transaction`select set_config('request.jwt.claims', ${claims}, true)`;
    const [sent] = await transaction<{ id: string; seq: string }[]>`
      select m.id, m.seq from private.add_message(private.application_to_talk(${applicationId}), gen_random_uuid(), ${body}, proposal => ${proposal}) m`;
    return sent;
  });
  if (!message) throw new Error("No message was stored.");
  return { id: message.id, seq: Number(message.seq) };
}

/** Withdraws a message, as its author may for a while. */
export async function withdrawMessage(id: string): Promise<void> {
  await sql`update private.application_messages set body = '', withdrawn_at = now() where id = ${id}`;
}

interface MessageMail {
  template: string;
  data: {
    title: string;
    total: number;
    messages: { by: string; body: string; files: number }[];
    path: string;
    unsubscribe?: string;
  };
}

/** Lets minutes pass in a conversation. */
export async function passMinutes(transaction: typeof sql, minutes: number, applicationId: string): Promise<void> {
  await transaction`
    update private.application_messages set created_at = created_at - ${minutes} * interval '1 minute'
    where application_id = ${applicationId}`;
  await transaction`
    update private.message_notices
    set mail_at = mail_at - ${minutes} * interval '1 minute', mailed_at = mailed_at - ${minutes} * interval '1 minute'
    where application_id = ${applicationId}`;
}

/** Lets minutes pass, sends what is due, and returns the resulting emails to a person. */
export async function mailedAfter(minutes: number, applicationId: string, to: Actor): Promise<MessageMail[]> {
  // In one transaction, so that delivery, which clears what it sent, can't come in between.
  return await sql.begin(async (transaction) => {
    await passMinutes(transaction as unknown as typeof sql, minutes, applicationId);
    await transaction`select private.tell_due_messages()`;
    return transaction<MessageMail[]>`
      select template, data from public.email_outbox
      where to_email = ${to.email} and created_at = now() and template in ('message_received', 'applicant_message')`;
  });
}
