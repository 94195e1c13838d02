import { formatList } from "@/lib/format";

/** Who reads what is written; nobody is named where nobody looks after it yet, and a company not beside its own people. */
export function readersWords(readers: readonly string[], other: string): string {
  const named = readers.filter((reader) => reader !== other);
  return named.length === 0
    ? `${other} reads it here.`
    : `${formatList(named)} ${named.length === 1 ? "reads" : "read"} it here.`;
}
