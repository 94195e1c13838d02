import type { CallProcedure } from "../_shared/auth/procedures.ts";
import type { OutboxMail } from "../_shared/contracts/procedures.ts";
import type { RenderedMail } from "../_shared/email/mail.ts";
import type { Mailer } from "../_shared/email/transport.ts";

export interface Delivery {
  sent: number;
  failed: number;
}

export interface DeliveryMeans {
  mailer: Mailer;
  render: (template: string, data: unknown) => RenderedMail;
}

/** How many are claimed and sent at a time: their deliveries end before their lease of two minutes does. */
const batchSize = 10;
/** Most mails a call delivers; the next call goes on. */
const callSize = 50;
/** No batch begins later than this, in milliseconds, so that a call ends within the 150 s hosted functions have. */
const timeLimitMs = 45_000;

/** Sends one mail and notes the outcome on its row, from which SQL decides when it is tried again. */
async function deliverOne(mail: OutboxMail, call: CallProcedure, { mailer, render }: DeliveryMeans): Promise<boolean> {
  let failure: string | null = null;
  try {
    await mailer.send(render(mail.template, mail.data), mail.to_email, mail.id);
  } catch (error) {
    console.error(`Mail ${mail.id} (${mail.template}) was not sent:`, error);
    failure = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  }
  await call("complete_email", { p_id: mail.id, p_error: failure });
  return failure === null;
}

/**
 * Delivers what is due in the outbox (RULES: Messages): claims, sends, notes. No mail stops another one; one whose outcome
 * could not be noted stays leased and is tried again.
 */
export async function deliverEmail(call: CallProcedure, means: DeliveryMeans): Promise<Delivery> {
  const startedAt = Date.now();
  const delivery: Delivery = { sent: 0, failed: 0 };
  while (delivery.sent + delivery.failed < callSize && Date.now() - startedAt < timeLimitMs) {
    const mails = await call("claim_emails", { p_limit: batchSize });
    const outcomes = await Promise.allSettled(mails.map((mail) => deliverOne(mail, call, means)));
    for (const outcome of outcomes) {
      if (outcome.status === "rejected") console.error("The outcome of a mail could not be noted:", outcome.reason);
      if (outcome.status === "fulfilled" && outcome.value) delivery.sent += 1;
      else delivery.failed += 1;
    }
    if (mails.length < batchSize) break;
  }
  return delivery;
}
