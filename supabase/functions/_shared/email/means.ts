import { mailSender, requireVariable } from "../auth/environment.ts";
import type { DeliveryMeans } from "./deliver-one.ts";
import { renderMail } from "./render-mail.ts";
import { createMailer } from "./transport.ts";

/** The email setup from the environment. timeoutMs: the timeout per email. The caller closes the mailer. */
export function deliveryMeans(timeoutMs?: number): DeliveryMeans {
  const site = {
    url: requireVariable("SITE_URL"),
    functionsUrl: `${requireVariable("SUPABASE_URL")}/functions/v1`,
    sender: mailSender(),
  };
  const mailer = createMailer({
    smtpUrl: requireVariable("MAIL_SMTP_URL"),
    from: requireVariable("MAIL_FROM"),
    ...(timeoutMs ? { timeoutMs } : {}),
  });
  return { mailer, render: (name, data) => renderMail(name, data, site) };
}
