import type { Person } from "@contracts/administration/administration";
import { AuditEntries } from "@/administration/admin/audit/audit-entries";
import { useAuditLog } from "@/administration/data/audit-log";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/config/paths";

/** The number of entries shown; the audit log has the rest. */
const shown = 6;

/** What a person did and what was done to their account, newest first. */
export function PersonHistory({ person: { id, email } }: { person: Person }) {
  const query = useAuditLog({ about: id });
  const entries = query.data?.pages[0]?.entries;
  return (
    <Card
      flush
      title="History"
      aside={
        <LinkButton size="sm" variant="quiet" to={paths.admin.auditLog({ q: email })}>
          In the audit log
        </LinkButton>
      }
    >
      {query.isPending && <Skeleton label="Loading the history" rows={2} />}
      {query.isError && !entries && <ErrorState title="The history could not be loaded" query={query} />}
      {entries &&
        (entries.length > 0 ? (
          <AuditEntries entries={entries.slice(0, shown)} />
        ) : (
          <p className="px-4 pb-4 text-ink-muted md:px-5">Nothing yet.</p>
        ))}
    </Card>
  );
}
