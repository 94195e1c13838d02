const numberFormat = new Intl.NumberFormat("en-US");
const listFormat = new Intl.ListFormat("en-US");

/** "Ada", "Ada and Bo", "Ada, Bo, and Cy". */
export const formatList = (words: Iterable<string>): string => listFormat.format(words);

export const firstName = (name: string | null, otherwise = "The candidate"): string =>
  name?.trim().split(/\s+/)[0] || otherwise;

/** "FULL_TIME" or "senior_level" as words: "Full time", "Senior level". */
export function formatWords(value: string | null | undefined): string {
  const words = (value ?? "").replaceAll("_", " ").trim().toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "Grace Hopper": the filled parts of a name. */
export function fullName(person: { first_name: string | null; last_name: string | null }): string {
  return [person.first_name, person.last_name].filter(Boolean).join(" ").trim();
}

/** The same if the name may be missing: "Unnamed candidate". */
export function personName(
  person: { first_name: string | null; last_name: string | null },
  what: "candidate" | "colleague",
): string {
  return fullName(person) || `Unnamed ${what}`;
}

/** "1,204". */
export function formatNumber(value: number): string {
  return numberFormat.format(value);
}

/** "1 application", "9 applications". */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

/** "50 minutes", "22 hours", "6 days": a duration, at least a minute. */
export function formatSpan(minutes: number): string {
  if (minutes < 60) return formatCount(Math.max(1, minutes), "minute");
  return minutes < 1440
    ? formatCount(Math.floor(minutes / 60), "hour")
    : formatCount(Math.floor(minutes / 1440), "day");
}

/** A number of jobs: counting stops beyond 1,000. */
export const countWords = (count: number): string => (count > 1000 ? "1,000+" : formatNumber(count));

/** Bytes as people read them: "840 KB", "2.1 MB". */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${(bytes / (1024 * 1024)).toFixed(1)} MB`;
}
