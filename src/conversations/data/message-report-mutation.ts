import type { MessageReportReason } from "@contracts/message-report-reason";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { conversationKeys } from "@/conversations/data/keys";
import { callProcedure } from "@/lib/call-procedure";

interface MessageReport {
  messageId: string;
  reason: MessageReportReason;
  words: string;
}

/** Tells administrators what is wrong with a message of the other side. Throws AppError 409 when it was reported, or is gone. */
export function useReportMessage(applicationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ messageId, reason, words }: MessageReport) =>
      callProcedure("report_message", { p_message_id: messageId, p_reason: reason, p_words: words }),
    onSettled: () => client.invalidateQueries({ queryKey: conversationKeys.of(applicationId) }),
    meta: { errorTitle: "The message was not reported" },
  });
}
