import type { AuditFilter } from "@contracts/administration/audit";
import { AuditEntries } from "@/administration/admin/audit/audit-entries";
import { useAuditLog } from "@/administration/data/audit-log";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";

/** The number of entries shown; the audit log has the rest. */
const shown = 6;

interface HistoryCardProps {
  filter: AuditFilter;
  /** The same in the audit log. */
  to: string;
  id?: string;
}

/** The latest audit log entries about a person or a company, newest first. */
export function HistoryCard({ filter, to, id }: HistoryCardProps) {
  const query = useAuditLog(filter);
  const entries = query.data?.pages[0]?.entries;
  return (
    <Card
      {...(id && { id })}
      flush
      title="History"
      className="overflow-clip"
      aside={
        <LinkButton size="sm" variant="quiet" to={to}>
          In the audit log
        </LinkButton>
      }
    >
      {query.isPending && <Skeleton label="Loading the history" rows={2} />}
      {query.isError && !entries && <ErrorState title="The history couldn't be loaded" query={query} />}
      {entries &&
        (entries.length > 0 ? (
          <AuditEntries entries={entries.slice(0, shown)} />
        ) : (
          <p className="px-4 pb-4 text-ink-muted md:px-5">Nothing yet.</p>
        ))}
    </Card>
  );
}
