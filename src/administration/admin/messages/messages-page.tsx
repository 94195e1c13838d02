import { type ContactQueue, contactQueues } from "@contracts/administration/contact";
import { MessageRow } from "@/administration/admin/messages/message-row";
import { useMessages } from "@/administration/data/contact-messages";
import { rowsShown, useAnnounce } from "@/components/feedback/announce";
import { PageTitle } from "@/components/feedback/page-title";
import { BackLink } from "@/components/ui/back-link";
import { Card, RowList } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { PagedList } from "@/components/ui/paged-list";
import { Tabs } from "@/components/ui/tabs";
import { paths } from "@/config/paths";
import { useSiteSettings } from "@/lib/site-settings";
import { useChoiceInAddress } from "@/lib/use-address-choice";

const queueTexts: Record<ContactQueue, { tab: string; empty: string; why: string }> = {
  open: { tab: "Open", empty: "No messages waiting", why: "What people write on the contact page appears here." },
  answered: {
    tab: "Answered",
    empty: "Nothing answered yet",
    why: "Messages that you mark as answered appear here.",
  },
};

function QueuePanel({ queue, query }: { queue: ContactQueue; query: ReturnType<typeof useMessages> }) {
  const messages = query.data?.pages.flatMap((page) => page.messages);
  useAnnounce(rowsShown(query, messages?.length ?? 0, "message"));
  const { empty, why } = queueTexts[queue];
  return (
    <Card flush>
      <PagedList query={query} rows={messages} what="messages" empty={<EmptyState title={empty}>{why}</EmptyState>}>
        {(rows) => (
          <RowList>
            {rows.map((message) => (
              <MessageRow key={message.id} message={message} />
            ))}
          </RowList>
        )}
      </PagedList>
    </Card>
  );
}

/** /admin/messages: messages from the contact page, open or answered (RULES: Messages). */
export function MessagesPage() {
  const { contactMessage } = useSiteSettings().retention;
  const [queue, setQueue] = useChoiceInAddress("queue", contactQueues);
  // Loads both, so that switching is instant.
  const queries = { open: useMessages("open"), answered: useMessages("answered") };
  return (
    <div className="wrap pt-3 md:pt-5">
      <BackLink to={paths.admin.dashboard()}>Today</BackLink>
      <PageTitle>Messages</PageTitle>
      <p className="mt-1 mb-3 max-w-read text-ink-muted">
        Reply by email, then mark it as answered. Messages are kept for {contactMessage} days.
      </p>
      <Tabs
        label="Queues"
        value={queue}
        onChange={setQueue}
        tabs={contactQueues.map((id) => ({
          id,
          label: queueTexts[id].tab,
          panel: <QueuePanel queue={id} query={queries[id]} />,
          ...(id === "open" && queries.open.data && { count: queries.open.data.pages[0]?.open ?? 0, hot: true }),
        }))}
      />
    </div>
  );
}
