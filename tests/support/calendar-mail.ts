import { type Mail, sourceOf } from "./inbox.ts";

/** The body of a part of a mail, by the encoding its head names. */
function decoded(head: string, body: string): string {
  if (/base64/i.test(head)) return Buffer.from(body, "base64").toString();
  if (!/quoted-printable/i.test(head)) return body;
  const bytes = body
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, "latin1").toString();
}

/** The calendar part of a delivered mail: what a mail program is shown. Throws where the attached file is not the same. */
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
