import { type RefObject, useEffect } from "react";
import { useMarkConversationRead } from "@/conversations/data/message-mutations";

/** Marks the newest message as read once `end`, which follows it, has been visible to an active user. */
export function useMarkRead(
  applicationId: string,
  end: RefObject<HTMLElement | null>,
  { newest, read }: { newest: number; read: number },
): void {
  const { mutate } = useMarkConversationRead(applicationId);
  useEffect(() => {
    const element = end.current;
    if (!element || newest <= read) return;
    let isInSight = false;
    let isNoted = false;
    const note = () => {
      if (!isInSight || isNoted || document.visibilityState !== "visible") return;
      isNoted = true;
      mutate(newest);
    };
    const observer = new IntersectionObserver((entries) => {
      isInSight = entries.at(-1)?.isIntersecting ?? false;
      note();
    });
    observer.observe(element);
    document.addEventListener("visibilitychange", note);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", note);
    };
  }, [end, newest, read, mutate]);
}
