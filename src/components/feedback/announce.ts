import { useEffect, useRef } from "react";
import { formatCount } from "@/lib/format";

type Listener = (text: string) => void;
let listener: Listener = () => {};

/** For the component that speaks. */
export function listenToAnnouncements(next: Listener): () => void {
  listener = next;
  return () => {
    listener = () => {};
  };
}

/** Tells screen readers what just changed and is only seen: "Question 1 of 2". Callable from anywhere. */
export function announce(text: string): void {
  listener(text);
}

/**
 * Announces `text` whenever it changes: what a search found, how a list is filtered. What a page begins with is not announced, as it
 * is read with the page; undefined means that it is not known yet.
 */
export function useAnnounce(text: string | undefined): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (text === undefined) return;
    if (last.current !== undefined && last.current !== text) announce(text);
    last.current = text;
  }, [text]);
}

/** What a paged query shows of a list, to be announced: "20 jobs, and more"; undefined while it shows what was asked before. */
export function rowsShown(
  query: { isSuccess: boolean; isPlaceholderData: boolean; hasNextPage: boolean },
  rows: number,
  ...nouns: [one: string, many?: string]
): string | undefined {
  if (!query.isSuccess || query.isPlaceholderData) return undefined;
  return formatCount(rows, ...nouns) + (query.hasNextPage ? ", and more" : "");
}

/** The same of a list that is searched: "3 jobs for “nurse”". */
export function rowsFound(search: string, ...list: Parameters<typeof rowsShown>): string | undefined {
  const shown = rowsShown(...list);
  return shown && search ? `${shown} for “${search}”` : shown;
}
