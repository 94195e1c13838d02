import type { CallProcedure } from "../_shared/contracts/procedures.ts";
import { type DeliveryMeans, deliverOne } from "../_shared/email/deliver-one.ts";

export interface Delivery {
  sent: number;
  failed: number;
}

/** No mail is begun later than this, in milliseconds: the last one's 90 s then end within the 150 s of a hosted function. */
const timeLimitMs = 50_000;
/** Most mails of one call, which may use two seconds of processor time when hosted; the next call goes on beside it. */
const callSize = 300;

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
