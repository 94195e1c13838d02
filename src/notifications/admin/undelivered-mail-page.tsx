import {
  emailLabel,
  type UndeliveredEmail,
  type UndeliveredQueue,
  undeliveredQueues,
} from "@contracts/notifications/email";
import { RotateCw } from "lucide-react";
import { PageTitle } from "@/components/feedback/page-title";
import { QueueCard } from "@/components/product/queue-card";
import { BackLink } from "@/components/ui/back-link";
import { Button } from "@/components/ui/button";
import { DateCell } from "@/components/ui/date-cell";
import { EmptyState } from "@/components/ui/empty-state";
import type { Column } from "@/components/ui/table";
import { Tabs } from "@/components/ui/tabs";
import { paths } from "@/config/paths";
import { formatCount } from "@/lib/format";
import { formatDateTime } from "@/lib/format-time";
import { useChoiceInAddress } from "@/lib/use-address-choice";
import { useRetryEmail, useUndeliveredEmails } from "@/notifications/data/undelivered-emails";

const title = "Undelivered email";
const labelOf = ({ template }: UndeliveredEmail): string => emailLabel(template);

function RetryButton({ email }: { email: UndeliveredEmail }) {
  const retry = useRetryEmail();
  return (
    <Button
      size="sm"
      icon={RotateCw}
      busy={retry.isPending}
      busyLabel="Retrying..."
      aria-label={`Retry ${labelOf(email)} to ${email.to_email}`}
      onClick={() => retry.mutate(email.id)}
    >
      Retry
    </Button>
  );
}

const columns: Column<UndeliveredEmail>[] = [
  {
    key: "to",
    header: "To",
    role: "title",
    className: "md:w-1/4",
    cell: ({ to_email }) => <span className="wrap-anywhere">{to_email}</span>,
  },
  { key: "mail", header: "Email", role: "meta", className: "md:w-1/6", cell: labelOf },
  {
    key: "written",
    header: "Written",
    role: "meta",
    className: "md:w-1/8",
    cell: ({ created_at }) => <DateCell at={created_at} />,
  },
  {
    key: "reason",
    header: "Reason",
    role: "meta",
    cell: ({ reason, attempts, next_attempt_at }) =>
      reason ? (
        <span className="wrap-anywhere">
          {reason}{" "}
          <span className="text-ink-muted">{`(${formatCount(attempts, "attempt")}${next_attempt_at ? `, the next on ${formatDateTime(next_attempt_at)}` : ""})`}</span>
        </span>
      ) : (
        `Not tried yet, though it was due ${formatDateTime(next_attempt_at ?? "")}. Delivery may be down.`
      ),
  },
  {
    key: "actions",
    header: "Actions",
    role: "actions",
    cell: (email) => email.reason && <RetryButton email={email} />,
  },
];

const queueTexts: Record<UndeliveredQueue, { tab: string; text: string; empty: string; why: string }> = {
  waiting: {
    tab: "Waiting",
    text: "One try failed, or the first is overdue. We retry automatically for three days. Press Retry to try now.",
    empty: "No emails waiting",
    why: "Email that isn't sent within minutes appears here.",
  },
  given_up: {
    tab: "Given up",
    text: "No server accepted it within three days. Retry tries for another three.",
    empty: "No undelivered email",
    why: "We try for three days before it appears here.",
  },
};

function QueuePanel({ queue, query }: { queue: UndeliveredQueue; query: ReturnType<typeof useUndeliveredEmails> }) {
  const emails = query.data?.pages.flatMap((page) => page.emails);
  const { tab, text, empty, why } = queueTexts[queue];
  return (
    <QueueCard
      title={tab}
      text={text}
      query={query}
      rows={emails}
      what="undelivered email"
      columns={columns}
      empty={<EmptyState title={empty}>{why}</EmptyState>}
    />
  );
}

/** /admin/undelivered-mail: emails waiting for a retry or given up on, with a way to retry (RULES: Messages). */
export function UndeliveredMailPage() {
  const [queue, setQueue] = useChoiceInAddress("queue", undeliveredQueues);
  // Loads both: each shows its count, and switching is instant.
  const queries = { waiting: useUndeliveredEmails("waiting"), given_up: useUndeliveredEmails("given_up") };
  return (
    <div className="wrap pt-3 md:pt-5">
      <BackLink to={paths.admin.dashboard()}>Today</BackLink>
      <PageTitle>{title}</PageTitle>
      <p className="mt-1 max-w-read text-ink-muted">Email we haven't been able to send, and why.</p>
      <div className="mt-6">
        <Tabs
          label="Queues"
          value={queue}
          onChange={setQueue}
          tabs={undeliveredQueues.map((name) => ({
            id: name,
            label: queueTexts[name].tab,
            count: queries[name].data?.pages.at(-1)?.counts[name],
            hot: name === "given_up",
            panel: <QueuePanel queue={name} query={queries[name]} />,
          }))}
        />
      </div>
    </div>
  );
}
