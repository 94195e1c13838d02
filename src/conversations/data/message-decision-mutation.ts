import type { MessageDecision, ReportedMessage } from "@contracts/message-report";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { adminKeys } from "@/administration/data/keys";
import { callProcedure } from "@/lib/call-procedure";

interface Decision {
  messageId: string;
  decision: MessageDecision;
}

const readAnew = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: adminKeys.allReportedMessages() }),
    client.invalidateQueries({ queryKey: adminKeys.count("reported_messages") }),
  ]);

/** Removes a reported message or keeps it. Throws AppError 409 when somebody has decided already. */
export function useDecideMessage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ messageId, decision }: Decision) =>
      callProcedure("decide_message_reports", { p_message_id: messageId, p_decision: decision }),
    onSettled: () => readAnew(client),
    meta: { errorTitle: "Nothing was decided" },
  });
}

/** Takes one's own decision back, while nobody has been told. Throws AppError 409 when it is too late. */
export function useUndoMessageDecision() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (messageId: string) => callProcedure("undo_message_reports_decision", { p_message_id: messageId }),
    onSettled: () => readAnew(client),
    meta: {
      successMessage: ({ author_name }: ReportedMessage) => `Undone: the message of ${author_name} waits again`,
      errorTitle: "The decision could not be undone",
    },
  });
}
