import { AuditSentenceLine } from "@/administration/admin/audit/audit-entries";
import { settingsHistoryQuery } from "@/administration/data/settings";
import { Card, RowList } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { formatShortDay } from "@/lib/format-date";
import { useEagerQuery } from "@/lib/use-eager-query";

export function SettingsHistory() {
  const query = useEagerQuery(settingsHistoryQuery);
  const { data, error } = query;
  return (
    <Card
      title="History"
      id="history"
      flush
      className="scroll-mt-28"
      aside={<TextLink to={paths.admin.auditLog({ kind: "settings" })}>In the audit log</TextLink>}
    >
      {!data && !error && <Skeleton label="Loading the history" rows={3} />}
      {!data && error && (
        <ErrorState title="The history couldn't be loaded" query={query}>
          {error.message}
        </ErrorState>
      )}
      {data?.entries.length === 0 && <EmptyState title="Nothing has been changed yet" />}
      {data && data.entries.length > 0 && (
        <RowList className="border-t border-line">
          {data.entries.map((entry) => (
            <li key={entry.id} className="flex justify-between gap-4 px-4 py-3 md:px-5">
              <div className="min-w-0 break-words">
                <AuditSentenceLine entry={entry} />
              </div>
              <time className="shrink-0 text-ink-muted text-sm" dateTime={entry.at}>
                {formatShortDay(entry.at)}
              </time>
            </li>
          ))}
        </RowList>
      )}
    </Card>
  );
}
