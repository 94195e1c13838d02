import type { CallProcedure, OutboxMail } from "../contracts/procedures.ts";
import type { RenderedMail } from "./mail.ts";
import { type Mailer, UnconfirmedError } from "./transport.ts";

export interface DeliveryMeans {
  mailer: Mailer;
  render: (template: string, data: unknown) => RenderedMail;
}

/** Sends one claimed email and records the outcome on its row, from which SQL schedules retries. True when it was sent. */
export async function deliverOne(
  mail: OutboxMail,
  call: CallProcedure,
  { mailer, render }: DeliveryMeans,
): Promise<boolean> {
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
