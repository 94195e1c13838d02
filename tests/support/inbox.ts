// The local mail server's inbox, shared by all tests.

export interface Mail {
  id: string;
  from: { address: string; name: string }[];
  to: { address: string }[];
  headers: Record<string, string>;
  subject: string;
  text?: string;
  html: string;
}

/** Emails to an address so far, oldest first. */
export async function mailsFor(address: string): Promise<Mail[]> {
  // Requested by address: all emails of a test run are megabytes.
  const answer = await fetch(`${process.env.TEST_INBOX_URL}/email?${new URLSearchParams({ "to.address": address })}`);
  return (await answer.json()) as Mail[];
}

/** The raw email. */
export async function sourceOf(mail: Mail): Promise<string> {
  const answer = await fetch(`${process.env.TEST_INBOX_URL}/email/${mail.id}/download`);
  return answer.text();
}
