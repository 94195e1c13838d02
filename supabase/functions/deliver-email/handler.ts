import type { CallProcedure, OutboxMail } from "../_shared/contracts/procedures.ts";
import type { RenderedMail } from "../_shared/email/mail.ts";
import { type Mailer, UnconfirmedError } from "../_shared/email/transport.ts";

export interface Delivery {
  sent: number;
  failed: number;
}

export interface DeliveryMeans {
  mailer: Mailer;
  render: (template: string, data: unknown) => RenderedMail;
}

/** No mail is begun later than this, in milliseconds: the last one's 90 s then end within the 150 s of a hosted function. */
const timeLimitMs = 50_000;
/** Most mails of one call, which may use two seconds of processor time when hosted; the next call goes on beside it. */
const callSize = 300;

/** Sends one mail and notes the outcome on its row, from which SQL decides when it is tried again. */
async function deliverOne(mail: OutboxMail, call: CallProcedure, { mailer, render }: DeliveryMeans): Promise<boolean> {
  try {
    await mailer.send(render(mail.template, mail.data), mail.to_email, mail.id);
  } catch (error) {
    console.error(`Mail ${mail.id} (${mail.template}) was not sent:`, error);
    await call("complete_email", {
      p_id: mail.id,
      p_error: (error instanceof Error ? error.message : String(error)).slice(0, 500),
      p_may_have_arrived: error instanceof UnconfirmedError,
    });
    return false;
  }
  await call("complete_email", { p_id: mail.id });
  return true;
}

/**
 * Delivers what is due in the outbox (RULES: Messages) while there is something: claims, sends, notes, on every connection one mail
 * at a time, so that a slow one holds up no other. One whose outcome could not be noted stays leased and is tried again.
 */
export async function deliverEmail(call: CallProcedure, means: DeliveryMeans): Promise<Delivery> {
  const startedAt = Date.now();
  const delivery: Delivery = { sent: 0, failed: 0 };
  let begun = 0;
  const deliverOneByOne = async () => {
    while (begun < callSize && Date.now() - startedAt < timeLimitMs) {
      begun += 1;
      const [mail] = await call("claim_emails", { p_limit: 1 });
      if (!mail) return;
      const isSent = await deliverOne(mail, call, means).catch((error: unknown) => {
        console.error(`The outcome of mail ${mail.id} could not be noted:`, error);
        return false;
      });
      delivery[isSent ? "sent" : "failed"] += 1;
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: means.mailer.connections }, deliverOneByOne));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
  return delivery;
}
