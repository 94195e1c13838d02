import { useEffect, useRef } from "react";
import { formatCount } from "@/lib/format";

type Listener = (text: string) => void;
let listener: Listener = () => {};

export function listenToAnnouncements(next: Listener): () => void {
  listener = next;
  return () => {
    listener = () => {};
  };
}

/** Announces a change that is otherwise only visible to screen readers: "Question 1 of 2". Callable from anywhere. */
export function announce(text: string): void {
  listener(text);
}

/**
 * Announces `text` whenever it changes: search results, filters. The initial text isn't announced, because it is read with the
 * page; undefined means not known yet.
 */
export function useAnnounce(text: string | undefined): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (text === undefined) return;
    if (last.current !== undefined && last.current !== text) announce(text);
    last.current = text;
  }, [text]);
}

/** The announcement of a paged list: "20 jobs, and more"; undefined while it shows earlier results. */
export function rowsShown(
  query: { isSuccess: boolean; isPlaceholderData: boolean; hasNextPage: boolean },
  rows: number,
  ...nouns: [one: string, many?: string]
): string | undefined {
  if (!query.isSuccess || query.isPlaceholderData) return undefined;
  return formatCount(rows, ...nouns) + (query.hasNextPage ? ", and more" : "");
}

/** The same for a searched list: "3 jobs for “nurse”". */
export function rowsFound(search: string, ...list: Parameters<typeof rowsShown>): string | undefined {
  const shown = rowsShown(...list);
  return shown && search ? `${shown} for “${search}”` : shown;
}
