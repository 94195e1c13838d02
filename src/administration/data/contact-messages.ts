import type { ContactMessageInput, ContactQueue } from "@contracts/administration/contact";
import { callProcedure } from "@/lib/call-procedure";
import { createdKey, nextPage } from "@/lib/next-page";
import { procedurePages } from "@/lib/procedure-query";
import { useProcedure } from "@/lib/use-act";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";
import { type SafeSendOptions, useSafeMutation } from "@/lib/use-safe-send";

/** Contact messages, open or answered, newest first, and the number of open ones. */
export const useMessages = (queue: ContactQueue) =>
  useEagerInfiniteQuery(
    procedurePages(
      "list_contact_messages",
      { p_queue: queue },
      { before: ({ messages }) => nextPage(messages, createdKey) },
    ),
  );

/** Marks a message as answered, or reopens it. Throws AppError 404 when it was deleted. */
export const useMessageAnswered = () =>
  useProcedure(
    "set_contact_message_answered",
    ({ id, isAnswered }: { id: string; isAnswered: boolean }) => ({ p_id: id, p_is_answered: isAnswered }),
    { meta: { errorTitle: "The message wasn't changed" } },
  );

/** Sends a message to the administrators. Throws AppError 422 by field, 429 past a limit. */
export const useSendContactMessage = (options: SafeSendOptions) =>
  useSafeMutation({
    act: "send_contact_message",
    send: (message: ContactMessageInput, id) => callProcedure("send_contact_message", { p_id: id, p_message: message }),
    safely: options,
    meta: { errorTitle: "Your message wasn't sent" },
  });
