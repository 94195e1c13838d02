import { useRef } from "react";
import { type AppError, isAppError, isRefusal } from "@/lib/app-error";
import { readDraft, tryOf, writeDraft } from "@/lib/drafts";
import type { Act } from "@/lib/refreshes";
import { isUnanswered, sendSafely } from "@/lib/send-safely";
import { type ActOptions, useAct } from "@/lib/use-act";

export interface SafeSendOptions {
  /** The form's draft: the id of a try with an unknown outcome is stored with it and survives a reload. */
  draft?: { owner: string | undefined; name: string } | undefined;
  /** One id per form, whatever its contents. */
  isOnePerForm?: boolean;
  /** Failures after which it may have been done, so that it is looked up. */
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

/** Whether a refusal says that the id exists already, so that another act needs a new one. */
const isSpent = ({ code }: AppError): boolean => code === "id_taken" || code === "saved_earlier";

/**
 * Sends an act that creates something under its own id, kept until it has succeeded or its only try was refused: after an
 * unanswered try, a refusal doesn't say whether that one was stored. So repeated presses after lost responses are one act.
 * `isRevised` says that an earlier try may have stored different contents.
 */
export function useSafeSend({ draft, isOnePerForm = false, isOpen = isUnanswered }: SafeSendOptions = {}) {
  const last = useRef<KnownTry | null>(null);
  const { owner, name = "" } = draft ?? {};
  return async <Answer>(
    content: object,
    send: (id: string, isRevised: boolean) => Promise<Answer>,
    /** The draft, if one sender has several. */
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
  send: (content: Content, id: string) => Promise<Answer>;
  safely?: SafeSendOptions;
}

/** A mutation that creates its content through useSafeSend. */
export function useSafeMutation<Content extends object, Answer, Context = unknown>({
  act,
  send,
  safely: options,
  ...rest
}: SafeMutation<Content, Answer, Context>) {
  const safely = useSafeSend(options);
  return useAct(act, { mutationFn: (content: Content) => safely(content, (id) => send(content, id)), ...rest });
}
