import { ReportQueues } from "@/components/product/report-queues";
import { ReportedMessageRow } from "@/conversations/admin/reported-message-row";
import { useReportedMessages } from "@/conversations/data/message-reports";

/** /admin/reported-messages: reported messages and decisions about them (RULES: Conversations). */
export function ReportedMessagesPage() {
  return (
    <ReportQueues
      title="Reported messages"
      lead="A reported message stays until you decide. You see only that message, not the conversation, and its author never learns who reported it."
      noun="reported message"
      why={{
        waiting: "Reported messages appear here.",
        decided: "Past decisions appear here.",
      }}
      queries={{ waiting: useReportedMessages("waiting"), decided: useReportedMessages("decided") }}
      rowsOf={({ messages }) => messages}
    >
      {(message) => <ReportedMessageRow key={message.id} message={message} />}
    </ReportQueues>
  );
}
