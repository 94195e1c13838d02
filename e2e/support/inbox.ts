import { expect } from "@playwright/test";

export interface Mail {
  to: { address: string }[];
  subject: string;
  text?: string;
  html: string;
}

/** The newest mail to an address whose subject fits, once it has arrived. */
export async function mailTo(address: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${process.env.TEST_INBOX_URL}/email`);
        const mails = (await answer.json()) as Mail[];
        found = mails
          .filter((mail) => mail.to.some((to) => to.address === address) && subject.test(mail.subject))
          .at(-1);
        return found !== undefined;
      },
      { message: `a mail to ${address} about ${subject}`, timeout: 20_000 },
    )
    .toBe(true);
  return found as Mail;
}

/** The first link of a mail that contains this path, as a person would click it. */
export function linkIn(mail: Mail, path: string): string {
  const links = [...mail.html.matchAll(/href="([^"]+)"/g)].map((match) => String(match[1]).replaceAll("&amp;", "&"));
  const link = links.find((candidate) => candidate.includes(path));
  if (!link) throw new Error(`The mail '${mail.subject}' has no link to ${path}; it has ${links.join(", ")}`);
  return link;
}
