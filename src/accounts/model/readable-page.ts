import type { MyData } from "@contracts/accounts/account-data";
import { colors, productName } from "@contracts/operator";

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

/** Makes "applied_at" readable: "Applied at". */
const called = (key: string): string => {
  const words = key.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isNothing = (value: unknown): boolean =>
  value === null ||
  value === "" ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Object.values(value).every(isNothing));

/** Makes "2026-11-24T15:43:20.637276+00:00" readable: "2026-11-24 15:43 UTC"; all times are stored in UTC. */
const said = (value: unknown): string =>
  String(value).replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):\d\d(?:\.\d+)?(?:Z|\+00:00)$/, "$1 $2 UTC");

function written(value: unknown): string {
  if (isNothing(value)) return "<p>Nothing.</p>";
  if (Array.isArray(value)) {
    return value.some(isObject)
      ? value.map((item) => `<section>${written(item)}</section>`).join("\n")
      : `<p>${escaped(value.join(", "))}</p>`;
  }
  if (!isObject(value)) return `<p>${escaped(said(value))}</p>`;
  const parts = Object.entries(value).filter(([, part]) => !isNothing(part));
  return `<dl>${parts.map(([key, part]) => `<dt>${escaped(called(key))}</dt><dd>${written(part)}</dd>`).join("\n")}</dl>`;
}

const titles: Partial<Record<keyof MyData, string>> = {
  messages: "Messages about applications",
  conversations_read: "What you've read",
  conversations_blocked: "Conversations you blocked",
  messages_reported: "Messages you reported",
  put_forward: "Jobs you were submitted to",
  hidden_jobs: "Jobs you're not interested in",
  jobs_mailed: "Jobs we emailed you about",
  reports: "Jobs you reported",
  mails: "Emails to you",
  looked_at_me: "Who looked at your profile",
  messages_to_us: "What you wrote to us",
  log: "Actions by you or on your account",
  waiting_for_summary: "Saved for your next summary email",
};

/** What people look for first; the response has no meaningful order. */
const first: readonly (keyof MyData)[] = [
  "exported_at",
  "account",
  "profile",
  "applications",
  "messages",
  "interviews",
  "offers",
];
const rank = ([key, part]: [string, unknown]): number => {
  const place = first.indexOf(key as keyof MyData);
  return isNothing(part) ? first.length + 1 : place < 0 ? first.length : place;
};

const style = `
  body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; color: ${colors.light.ink}; background: ${colors.light.surface} }
  h2 { margin-top: 2.5rem; border-top: 1px solid ${colors.light.line}; padding-top: 1rem }
  section { margin: 1rem 0; padding-left: 1rem; border-left: 3px solid ${colors.light.line} }
  dl { margin: 0 } dt { margin-top: .5rem; font-weight: 600 } dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line } p { margin: 0 }`;

/** An offline page with everything in the archive; `names` maps each file to its path in it. */
export function readablePage(data: MyData, names: ReadonlyMap<string, string>): string {
  const { files, ...rest } = data;
  const sections = Object.entries(rest)
    .sort((one, other) => rank(one) - rank(other))
    .map(([key, part]) => `<h2>${escaped(titles[key as keyof MyData] ?? called(key))}</h2>\n${written(part)}`);
  const links = files.map(({ path, size }) => {
    const name = names.get(path);
    return name
      ? `<li><a href="${escaped(name)}">${escaped(name)}</a>, ${size} bytes</li>`
      : `<li>${escaped(path)}: could not be read</li>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Your data at ${productName}</title>
<style>${style}</style>
<h1>Your data at ${productName}</h1>
<p>Everything we store about your account. The file data.json has the same, for machines.</p>
<h2>Files</h2>
${links.length > 0 ? `<ul>${links.join("\n")}</ul>` : "<p>Nothing.</p>"}
${sections.join("\n")}
</html>
`;
}
