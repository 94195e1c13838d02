import { formatList } from "@/lib/format";

/** Who reads the messages; no names if there is no owner yet, and no company next to its own people. */
export function readersWords(readers: readonly string[], other: string): string {
  const named = readers.filter((reader) => reader !== other);
  return named.length === 0 ? `${other} will see it here.` : `${formatList(named)} will see it here.`;
}
