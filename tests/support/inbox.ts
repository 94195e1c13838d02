// The local mail server's inbox, as all tests read it.

export interface Mail {
  id: string;
  from: { address: string; name: string }[];
  to: { address: string }[];
  headers: Record<string, string>;
  subject: string;
  text?: string;
  html: string;
}

/** The mails to an address that have arrived so far, oldest first. */
export async function mailsFor(address: string): Promise<Mail[]> {
  const answer = await fetch(`${process.env.TEST_INBOX_URL}/email`);
  const mails = (await answer.json()) as Mail[];
  return mails.filter(({ to }) => to.some((each) => each.address === address));
}

/** The mail as it came over the wire. */
export async function sourceOf(mail: Mail): Promise<string> {
  const answer = await fetch(`${process.env.TEST_INBOX_URL}/email/${mail.id}/download`);
  return answer.text();
}
