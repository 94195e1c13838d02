import { useRef } from "react";
import { type AppError, isAppError, isRefusal } from "@/lib/app-error";
import { readDraft, tryOf, writeDraft } from "@/lib/drafts";
import type { Act } from "@/lib/refreshes";
import { isUnanswered, sendSafely } from "@/lib/send-safely";
import { type ActOptions, useAct } from "@/lib/use-act";

export interface SafeSendOptions {
  /** What the form keeps its draft by: with it the id of a try whose outcome is unknown outlives a reload. */
  draft?: { owner: string | undefined; name: string } | undefined;
  /** One id for whatever the form says, not for the same content alone. */
  isOnePerForm?: boolean;
  /** Which failures leave open whether it was done, so that it is looked up. */
  isOpen?: typeof isUnanswered;
}

interface Try {
  id: string;
  words: string;
}

interface KnownTry extends Try {
  /** The draft it belongs to. */
  of: string;
}

/** Whether this refusal says that the id names something that is there already, so that another act needs another. */
const isSpent = ({ code }: AppError): boolean => code === "id_taken" || code === "saved_earlier";

/**
 * Sends what creates something under an id of its own, which stays until it has worked or its only try was refused: after a try that
 * nobody answered, a refusal doesn't say whether that one was stored. So however often a lost answer makes people press again, it is
 * one act. Where another try may have been stored with other words, `isRevised` says so.
 */
export function useSafeSend({ draft, isOnePerForm = false, isOpen = isUnanswered }: SafeSendOptions = {}) {
  const last = useRef<KnownTry | null>(null);
  const { owner, name = "" } = draft ?? {};
  return async <Answer>(
    content: object,
    send: (id: string, isRevised: boolean) => Promise<Answer>,
    /** Which draft this is, where one sender has several. */
    of = name,
  ): Promise<Answer> => {
    const keep = (next: Try | null) => {
      last.current = next && { ...next, of };
      if (owner !== undefined) writeDraft(owner, tryOf(of), next);
    };
    const words = JSON.stringify(content);
    const known = last.current?.of === of ? last.current : null;
    const before = known ?? (owner === undefined ? null : (readDraft(owner, tryOf(of)) as Try | null));
    const isRevised = isOnePerForm && before !== null && before.words !== words;
    const id = before && (isOnePerForm || before.words === words) ? before.id : crypto.randomUUID();
    let isUnsettled = before?.id === id;
    keep({ id, words });
    try {
      const answer = await sendSafely(() => send(id, isRevised), {
        isOpen: (error) => {
          isUnsettled ||= isOpen(error);
          return isOpen(error);
        },
      });
      keep(null);
      return answer;
    } catch (error) {
      if (isAppError(error) && (isSpent(error) || (isRefusal(error) && !isUnsettled))) keep(null);
      throw error;
    }
  };
}

interface SafeMutation<Content, Answer, Context> extends Omit<ActOptions<Answer, Content, Context>, "mutationFn"> {
  act: Act;
  /** Sends the content under its id. */
  send: (content: Content, id: string) => Promise<Answer>;
  safely?: SafeSendOptions;
}

/** An act that creates what it is given, by useSafeSend. */
export function useSafeMutation<Content extends object, Answer, Context = unknown>({
  act,
  send,
  safely: options,
  ...rest
}: SafeMutation<Content, Answer, Context>) {
  const safely = useSafeSend(options);
  return useAct(act, { mutationFn: (content: Content) => safely(content, (id) => send(content, id)), ...rest });
}
