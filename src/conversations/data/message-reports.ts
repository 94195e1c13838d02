import type { MessageDecision, ReportedMessage } from "@contracts/conversations/message-report";
import type { MessageReportReason } from "@contracts/conversations/message-report-reason";
import type { ReportQueue } from "@contracts/jobs/job-report";
import { nextPage, placeKey } from "@/lib/next-page";
import { procedurePages } from "@/lib/procedure-query";
import { useProcedure } from "@/lib/use-act";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";

/** Blocks a conversation on the caller's side, or unblocks it. */
export const useBlockConversation = (applicationId: string) =>
  useProcedure(
    "set_conversation_blocked",
    (isBlocked: boolean) => ({ p_application_id: applicationId, p_is_blocked: isBlocked }),
    { about: { p_application_id: applicationId }, meta: { errorTitle: "The conversation wasn't changed" } },
  );

interface MessageReport {
  messageId: string;
  reason: MessageReportReason;
  words: string;
}

/** Reports a message of the other side to administrators. Throws AppError 409 when it was already reported, or is gone. */
export const useReportMessage = (applicationId: string) =>
  useProcedure(
    "report_message",
    ({ messageId, reason, words }: MessageReport) => ({ p_message_id: messageId, p_reason: reason, p_words: words }),
    { about: { p_application_id: applicationId }, meta: { errorTitle: "The message wasn't reported" } },
  );

/** Reported messages: pending ones, longest first, or the latest decided ones; and the number pending. */
export const useReportedMessages = (queue: ReportQueue) =>
  useEagerInfiniteQuery(
    procedurePages(
      "list_reported_messages",
      { p_queue: queue },
      { after: ({ messages }) => nextPage(messages, placeKey) },
    ),
  );

interface Decision {
  messageId: string;
  decision: MessageDecision;
}

/** Removes or keeps a reported message. Throws AppError 409 when another administrator has decided. */
export const useDecideMessage = () =>
  useProcedure(
    "decide_message_reports",
    ({ messageId, decision }: Decision) => ({ p_message_id: messageId, p_decision: decision }),
    { meta: { errorTitle: "Your decision wasn't saved" } },
  );

/** Undoes the user's decision before anyone is notified. Throws AppError 409 when it is too late. */
export const useUndoMessageDecision = () =>
  useProcedure("undo_message_reports_decision", (messageId: string) => ({ p_message_id: messageId }), {
    meta: {
      successMessage: ({ author_name }: ReportedMessage) => `Undone: ${author_name}'s message is pending again`,
      errorTitle: "The decision couldn't be undone",
    },
  });
