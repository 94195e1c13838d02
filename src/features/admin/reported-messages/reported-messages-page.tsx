import { type MessageReportQueue, messageReportQueues } from "@contracts/message-report";
import { rowsShown, useAnnounce } from "@/components/feedback/announce";
import { PageTitle } from "@/components/feedback/page-title";
import { BackLink } from "@/components/ui/back-link";
import { Card, RowList } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { PagedList } from "@/components/ui/paged-list";
import { Tabs } from "@/components/ui/tabs";
import { paths } from "@/config/paths";
import { useReportedMessages } from "@/data/admin/reported-messages-query";
import { ReportedMessageRow } from "@/features/admin/reported-messages/reported-message-row";
import { useChoiceInAddress } from "@/lib/use-address-choice";

const queueTexts: Record<MessageReportQueue, { tab: string; empty: string; why: string }> = {
  waiting: {
    tab: "Waiting",
    empty: "No report waits",
    why: "Messages that one side of a conversation reports show here.",
  },
  decided: {
    tab: "Decided",
    empty: "Nothing was decided yet",
    why: "What was decided about reported messages shows here.",
  },
};

function QueuePanel({ queue, query }: { queue: MessageReportQueue; query: ReturnType<typeof useReportedMessages> }) {
  const messages = query.data?.pages.flatMap((page) => page.messages);
  useAnnounce(rowsShown(query, messages?.length ?? 0, "reported message"));
  const { empty, why } = queueTexts[queue];
  return (
    <Card flush>
      <PagedList
        query={query}
        rows={messages}
        what="reported messages"
        empty={<EmptyState title={empty}>{why}</EmptyState>}
      >
        {(rows) => (
          <RowList>
            {rows.map((message) => (
              <ReportedMessageRow key={message.id} message={message} />
            ))}
          </RowList>
        )}
      </PagedList>
    </Card>
  );
}

/** /admin/reported-messages: messages that one side finds wrong, and what is decided (RULES: Conversations). */
export function ReportedMessagesPage() {
  const [queue, setQueue] = useChoiceInAddress("queue", messageReportQueues);
  // Both at once: the other is there when it is chosen.
  const queries = { waiting: useReportedMessages("waiting"), decided: useReportedMessages("decided") };
  return (
    <div className="wrap pt-3 md:pt-5">
      <BackLink to={paths.admin.dashboard()}>Admin Dashboard</BackLink>
      <PageTitle>Reported messages</PageTitle>
      <p className="mt-1 mb-3 max-w-read text-ink-muted">
        A reported message stays until you decide. You read it alone, nothing else of its conversation, and its author
        never learns who reported it.
      </p>
      <Tabs
        label="Queues"
        value={queue}
        onChange={setQueue}
        tabs={messageReportQueues.map((id) => ({
          id,
          label: queueTexts[id].tab,
          panel: <QueuePanel queue={id} query={queries[id]} />,
          ...(id === "waiting" &&
            queries.waiting.data && { count: queries.waiting.data.pages[0]?.waiting ?? 0, hot: true }),
        }))}
      />
    </div>
  );
}
