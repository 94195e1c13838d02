import { emailLabels, type FailedEmail } from "@contracts/email";
import { RotateCw } from "lucide-react";
import { PageTitle } from "@/components/feedback/page-title";
import { BackLink } from "@/components/ui/back-link";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Count } from "@/components/ui/count";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { ShowMore } from "@/components/ui/show-more";
import { Skeleton } from "@/components/ui/skeleton";
import { type Column, Table } from "@/components/ui/table";
import { paths } from "@/config/paths";
import { useRetryEmail } from "@/data/admin/email-retry-mutation";
import { useFailedEmails } from "@/data/admin/failed-emails-query";
import { formatCount } from "@/lib/format";
import { formatDate } from "@/lib/format-date";

const title = "Undelivered Mail";
const labelOf = ({ template }: FailedEmail): string =>
  (emailLabels as Readonly<Record<string, string>>)[template] ?? template;

function RetryButton({ email }: { email: FailedEmail }) {
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

const columns: Column<FailedEmail>[] = [
  {
    key: "to",
    header: "To",
    role: "title",
    className: "md:w-1/4",
    cell: ({ to_email }) => <span className="wrap-anywhere">{to_email}</span>,
  },
  { key: "mail", header: "Mail", role: "meta", className: "md:w-1/6", cell: labelOf },
  {
    key: "written",
    header: "Written",
    role: "meta",
    className: "md:w-1/8",
    cell: ({ created_at }) => <span className="tnum whitespace-nowrap">{formatDate(created_at)}</span>,
  },
  {
    key: "reason",
    header: "Reason",
    role: "meta",
    cell: ({ reason, attempts }) => (
      <span className="wrap-anywhere">
        {reason ?? "No reason was given."} <span className="text-ink-muted">({formatCount(attempts, "attempt")})</span>
      </span>
    ),
  },
  { key: "actions", header: "Actions", role: "actions", cell: (email) => <RetryButton email={email} /> },
];

/** /admin/undelivered-mail: mails that were given up after three days, and the way to try again (RULES: Messages). */
export function UndeliveredMailPage() {
  const query = useFailedEmails();
  const emails = query.data?.pages.flatMap((page) => page.emails);
  const total = query.data?.pages[0]?.total ?? 0;
  return (
    <div className="wrap pt-5 md:pt-8">
      <BackLink to={paths.admin.dashboard()}>Admin Dashboard</BackLink>
      <PageTitle>{title}</PageTitle>
      <p className="mt-1 max-w-read text-ink-muted">
        Mail that no server took within three days. Retry tries for another three, with links that may have expired.
      </p>
      <Card
        flush
        className="mt-6"
        title={
          <span className="flex items-center gap-2.5">
            Given up {query.data && <Count value={total} hot={total > 0} />}
          </span>
        }
      >
        {query.isError && !emails ? (
          <ErrorState title="Failed to load undelivered mail" query={query} />
        ) : !emails ? (
          <Skeleton label="Loading undelivered mail" rows={4} />
        ) : emails.length === 0 ? (
          <EmptyState title="No mail was given up">Mail is tried for three days before it shows here.</EmptyState>
        ) : (
          <>
            <div className="border-line border-t">
              <Table label={title} columns={columns} rows={emails} rowKey={({ id }) => id} />
            </div>
            <ShowMore
              hasMore={query.hasNextPage}
              busy={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            />
          </>
        )}
      </Card>
    </div>
  );
}
