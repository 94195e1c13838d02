import type { Message } from "@contracts/conversations/conversation";
import { type RefObject, useEffect, useState } from "react";
import type { NewMessage } from "@/conversations/data/message-mutations";

interface Shown {
  /** All entries, and an element after the last one. */
  entries: RefObject<HTMLElement | null>;
  end: RefObject<HTMLElement | null>;
  messages: readonly Message[];
  onTheirWay: readonly NewMessage[];
  /** The newest message on opening; undefined before. */
  newestOpened: number | undefined;
}

/** Scrolls to what the reader just sent, messages and times. Returns a function to call with the sent message. */
export function useSentInSight({ entries, end, messages, onTheirWay, newestOpened }: Shown): (id: string) => void {
  const [sent, setSent] = useState<string>();
  const isOnItsWay = onTheirWay.some(({ id }) => id === sent);
  const hasArrived = messages.some(({ id }) => id === sent);
  // Once it's rendered, and again with its actions, unless the user has scrolled elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is reported again
  useEffect(() => {
    const place = end.current;
    if (place && (isOnItsWay || (hasArrived && place.getBoundingClientRect().top < window.innerHeight)))
      place.scrollIntoView({ block: "nearest" });
  }, [end, sent, isOnItsWay, hasArrived]);

  const newest = messages.at(-1);
  const times =
    newest?.is_mine && newest.proposal_id && newestOpened !== undefined && newest.seq > newestOpened ? newest.id : null;
  useEffect(() => {
    // The button that proposed them is gone, and the focus went up to the page's title.
    if (!times || !document.activeElement?.matches("main h1")) return;
    end.current?.scrollIntoView({ block: "nearest" });
    [...(entries.current?.querySelectorAll<HTMLElement>(".msg") ?? [])].at(-1)?.focus({ preventScroll: true });
  }, [entries, end, times]);
  return setSent;
}
