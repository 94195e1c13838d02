import type { Message, MessageFile } from "@contracts/conversations/conversation";
import { type QueryClient, useMutationState, useQueryClient } from "@tanstack/react-query";
import { conversationQuery } from "@/conversations/data/conversation-query";
import { isAppError } from "@/lib/app-error";
import { callProcedure } from "@/lib/call-procedure";
import { refetch } from "@/lib/refetch";
import { useAct, useProcedure } from "@/lib/use-act";

export interface NewMessage {
  /** Created once per message, so that retries are idempotent. */
  id: string;
  body: string;
  files: MessageFile[];
}

const sendingKey = (applicationId: string) => ["send_message", applicationId];

/** Replaces a message in the list, or appends it. */
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

/** Whether the response was lost, so the outcome is unknown. */
const isLost = (error: unknown) => isAppError(error) && (error.status === 0 || error.status >= 500);

/** The stored message after a lost response; undefined if it didn't arrive. */
async function findArrived(applicationId: string, messageId: string): Promise<Message | undefined> {
  const { messages } = await callProcedure("get_conversation", { p_application_id: applicationId });
  return messages.find(({ id }) => id === messageId);
}

/** Sends a message; several go one by one, in order. AppError 409 when the conversation is closed, 422. */
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
    // Don't refetch while offline: that error would cover this one.
    onError: (error) => {
      if (!isLost(error)) void refetch(queryClient, ["get_conversation"], { about });
    },
    meta: { errorTitle: "The message couldn't be sent", toastFieldErrors: true },
  });
}

/** Messages being sent, in order. */
export const useMessagesOnTheirWay = (applicationId: string): NewMessage[] =>
  useMutationState({
    filters: { mutationKey: sendingKey(applicationId), status: "pending" },
    select: ({ state }) => state.variables as NewMessage,
  });

/** Withdraws the user's own message. AppError 409 once it was read or two minutes have passed. */
export function useWithdrawMessage(applicationId: string) {
  const queryClient = useQueryClient();
  return useProcedure("withdraw_message", (id: string) => ({ p_id: id }), {
    about: { p_application_id: applicationId },
    onSuccess: (message) => show(queryClient, applicationId, message),
    meta: { successMessage: "Message withdrawn", errorTitle: "The message couldn't be withdrawn" },
  });
}

/** Marks messages as read. Not a user action: a failure is retried with the next view. */
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
