import { serviceProcedures } from "../auth/procedures.ts";
import { deliverOne } from "./deliver-one.ts";
import { deliveryMeans } from "./means.ts";

/** Timeout for an email someone is waiting for, in milliseconds. */
const timeoutMs = 15_000;

/** Tries to deliver an email held in the outbox. True once it is out; false: the outbox retries. */
export async function deliverNow(emailId: string): Promise<boolean> {
  const call = serviceProcedures();
  const [mail] = await call("claim_emails", { p_limit: 1, p_id: emailId });
  if (!mail) return false;
  const means = deliveryMeans(timeoutMs);
  try {
    return await deliverOne(mail, call, means);
  } finally {
    means.mailer.close();
  }
}
