import type { CallProcedure } from "../_shared/contracts/procedures.ts";
import { type DeliveryMeans, deliverOne } from "../_shared/email/deliver-one.ts";

export interface Delivery {
  sent: number;
  failed: number;
}

/** No email starts later than this, in milliseconds: the last one's 90 s then fit into a hosted function's 150 s. */
const timeLimitMs = 50_000;
/** The most emails per call, which has two seconds of CPU time when hosted; the next call runs in parallel. */
const callSize = 300;

/**
 * Delivers due emails from the outbox (RULES: Messages) until none are left: claims, sends and records them, one at a time per
 * connection, so that a slow one blocks no other. If an outcome can't be recorded, the email stays leased and is retried.
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
