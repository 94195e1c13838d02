import type { Message, MessageFile } from "@contracts/conversations/conversation";
import { type QueryClient, useMutationState, useQueryClient } from "@tanstack/react-query";
import { conversationQuery } from "@/conversations/data/conversation-query";
import { isAppError } from "@/lib/app-error";
import { callProcedure } from "@/lib/call-procedure";
import { refetch, useAct, useProcedure } from "@/lib/use-act";

export interface NewMessage {
  /** Made once for what is written: sent again it is the same message. */
  id: string;
  body: string;
  files: MessageFile[];
}

/** Of messages on their way. */
const sendingKey = (applicationId: string) => ["send_message", applicationId];

/** Puts a message where it stands already, or behind the newest. */
function show(queryClient: QueryClient, applicationId: string, message: Message) {
  queryClient.setQueryData(conversationQuery(applicationId).queryKey, (known) => {
    if (!known) return known;
    const isKnown = known.pages.some(({ messages }) => messages.some(({ id }) => id === message.id));
    const pages = known.pages.map((page, index) => ({
      ...page,
      messages:
        index === 0 && !isKnown
          ? [...page.messages, message]
          : page.messages.map((other) => (other.id === message.id ? message : other)),
    }));
    return { ...known, pages };
  });
}

/** Whether an answer was lost on its way, and not given. */
const isLost = (error: unknown) => isAppError(error) && (error.status === 0 || error.status >= 500);

/** A message that was sent and of which nothing was heard, as it stands in the conversation; undefined when it did not arrive. */
async function findArrived(applicationId: string, messageId: string): Promise<Message | undefined> {
  const { messages } = await callProcedure("get_conversation", { p_application_id: applicationId });
  return messages.find(({ id }) => id === messageId);
}

/** Sends a message; several go one after another, in the order they were written. AppError 409 when nobody writes any more, 422. */
export function useSendMessage(applicationId: string) {
  const queryClient = useQueryClient();
  const about = { p_application_id: applicationId };
  return useAct("send_message", {
    mutationKey: sendingKey(applicationId),
    mutationFn: async ({ id, body, files }: NewMessage) => {
      try {
        return await callProcedure("send_message", {
          p_application_id: applicationId,
          p_id: id,
          p_body: body,
          p_files: files.map(({ path, name }) => ({ path, name })),
        });
      } catch (error) {
        const arrived = isLost(error) ? await findArrived(applicationId, id).catch(() => undefined) : undefined;
        if (!arrived) throw error;
        return arrived;
      }
    },
    scope: { id: `message:${applicationId}` },
    onSuccess: (message) => {
      show(queryClient, applicationId, message);
      void refetch(queryClient, ["get_conversation"], { about });
    },
    // Where nothing can be reached the conversation is not read anew: that would fail too, and its words would cover these.
    onError: (error) => {
      if (!isLost(error)) void refetch(queryClient, ["get_conversation"], { about });
    },
    meta: { errorTitle: "The message could not be sent", toastFieldErrors: true },
  });
}

/** Messages on their way, in the order they were written. */
export const useMessagesOnTheirWay = (applicationId: string): NewMessage[] =>
  useMutationState({
    filters: { mutationKey: sendingKey(applicationId), status: "pending" },
    select: ({ state }) => state.variables as NewMessage,
  });

/** Takes back one's own message. AppError 409 once it was read or two minutes are over. */
export function useWithdrawMessage(applicationId: string) {
  const queryClient = useQueryClient();
  return useProcedure("withdraw_message", (id: string) => ({ p_id: id }), {
    about: { p_application_id: applicationId },
    onSuccess: (message) => show(queryClient, applicationId, message),
    meta: { successMessage: "Message withdrawn", errorTitle: "The message could not be withdrawn" },
  });
}

/** Notes how far one has read. It is no act of anybody's: what fails is noted with the next look. */
export function useMarkConversationRead(applicationId: string) {
  const queryClient = useQueryClient();
  return useProcedure("mark_conversation_read", (seq: number) => ({ p_application_id: applicationId, p_seq: seq }), {
    onSuccess: (_, seq) =>
      queryClient.setQueryData(
        conversationQuery(applicationId).queryKey,
        (known) => known && { ...known, pages: known.pages.map((page) => ({ ...page, read_seq: seq })) },
      ),
    meta: { silent: true },
  });
}
