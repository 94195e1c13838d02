import { expect } from "@playwright/test";
import { type Mail, mailsFor } from "../../tests/support/inbox.ts";

/** The newest mail to an address whose subject fits and whose text says this, once it has arrived. */
export async function mailTo(address: string, subject: RegExp, says = ""): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        found = (await mailsFor(address))
          .filter((mail) => subject.test(mail.subject) && (mail.text ?? "").includes(says))
          .at(-1);
        return found !== undefined;
      },
      { message: `a mail to ${address} about ${subject}`, timeout: 60_000 },
    )
    .toBe(true);
  return found as Mail;
}

/** An email's first link that contains this path. */
export function linkIn(mail: Mail, path: string): string {
  const links = [...mail.html.matchAll(/href="([^"]+)"/g)].map((match) => String(match[1]).replaceAll("&amp;", "&"));
  const link = links.find((candidate) => candidate.includes(path));
  if (!link) throw new Error(`The mail '${mail.subject}' has no link to ${path}; it has ${links.join(", ")}`);
  return link;
}
