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
  // Asked for by address: all that tests have sent by now is megabytes.
  const answer = await fetch(`${process.env.TEST_INBOX_URL}/email?${new URLSearchParams({ "to.address": address })}`);
  return (await answer.json()) as Mail[];
}

/** The mail as it came over the wire. */
export async function sourceOf(mail: Mail): Promise<string> {
  const answer = await fetch(`${process.env.TEST_INBOX_URL}/email/${mail.id}/download`);
  return answer.text();
}
