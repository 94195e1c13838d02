import { type Mail, sourceOf } from "./inbox.ts";

/** Decodes a message part by the encoding in its header. */
function decoded(head: string, body: string): string {
  if (/base64/i.test(head)) return Buffer.from(body, "base64").toString();
  if (!/quoted-printable/i.test(head)) return body;
  const bytes = body
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, "latin1").toString();
}

/** A delivered email's calendar part, which clients display. Throws if the attached file differs. */
export async function calendarOf(mail: Mail): Promise<{ method: string; file: string }> {
  const parts = [
    ...(await sourceOf(mail)).matchAll(
      /Content-Type: (text\/calendar|application\/ics)([\s\S]*?)\r?\n\r?\n([\s\S]*?)\r?\n--/g,
    ),
  ].map(([, type, head = "", body = ""]) => ({ type, head, file: decoded(head, body) }));
  const [shown, attached] = parts;
  if (parts.map(({ type }) => type).join() !== "text/calendar,application/ics" || attached?.file !== shown?.file) {
    throw new Error(`The mail '${mail.subject}' has not the same calendar entry to show and to attach.`);
  }
  return { method: /method="?(\w+)/.exec(shown?.head ?? "")?.[1] ?? "", file: shown?.file ?? "" };
}
