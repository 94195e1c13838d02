import { requireVariable } from "../_shared/auth/environment.ts";
import { withOutboxSecret } from "../_shared/auth/outbox-secret.ts";
import type { CallProcedure } from "../_shared/contracts/procedures.ts";
import { renderMail } from "../_shared/email/render-mail.ts";
import { createMailer } from "../_shared/email/transport.ts";
import { noInputSchema } from "../_shared/http/no-input.ts";
import { serve } from "../_shared/http/serve.ts";
import { type DeliveryMeans, deliverEmail } from "./handler.ts";

async function deliver(call: CallProcedure) {
  const siteUrl = requireVariable("SITE_URL");
  const mailer = createMailer({ smtpUrl: requireVariable("MAIL_SMTP_URL"), from: requireVariable("MAIL_FROM") });
  const render: DeliveryMeans["render"] = (name, data) => renderMail(name, data, siteUrl);
  try {
    return await deliverEmail(call, { mailer, render });
  } finally {
    mailer.close();
  }
}

/** Hosted, whoever asks (pg_net) waits five seconds, and work nobody waits for ends unless it is announced. */
interface EdgeRuntime {
  waitUntil(work: Promise<unknown>): void;
}
const { EdgeRuntime: edge } = globalThis as { EdgeRuntime?: EdgeRuntime };

export default {
  fetch: serve({
    authorize: withOutboxSecret,
    schema: noInputSchema,
    handle: (_, { call }) => {
      const delivery = deliver(call);
      edge?.waitUntil(delivery.catch(() => {}));
      return delivery;
    },
  }),
};
