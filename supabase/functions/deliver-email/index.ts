import { requireVariable } from "../_shared/auth/environment.ts";
import { withOutboxSecret } from "../_shared/auth/outbox-secret.ts";
import { renderMail } from "../_shared/email/render-mail.ts";
import { createMailer } from "../_shared/email/transport.ts";
import { noInputSchema } from "../_shared/http/no-input.ts";
import { serve } from "../_shared/http/serve.ts";
import { deliverEmail } from "./handler.ts";

export default {
  fetch: serve({
    authorize: withOutboxSecret,
    schema: noInputSchema,
    handle: async (_, { call }) => {
      const siteUrl = requireVariable("SITE_URL");
      const mailer = createMailer({ smtpUrl: requireVariable("MAIL_SMTP_URL"), from: requireVariable("MAIL_FROM") });
      try {
        return await deliverEmail(call, { mailer, render: (name, data) => renderMail(name, data, siteUrl) });
      } finally {
        mailer.close();
      }
    },
  }),
};
