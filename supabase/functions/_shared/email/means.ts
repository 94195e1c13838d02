import { mailSender, requireVariable } from "../auth/environment.ts";
import type { DeliveryMeans } from "./deliver-one.ts";
import { renderMail } from "./render-mail.ts";
import { createMailer } from "./transport.ts";

/** What the environment says mail is sent with. timeoutMs: the longest wait for one mail. The mailer is its caller's to close. */
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
