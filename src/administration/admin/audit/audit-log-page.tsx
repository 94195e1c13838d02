import { limits } from "@contracts/limits";
import { AuditEntries } from "@/administration/admin/audit/audit-entries";
import { AuditExportButton } from "@/administration/admin/audit/audit-export-button";
import { AuditFilters, KindChips, sumCounts } from "@/administration/admin/audit/audit-filters";
import { auditFilter, useAuditChoice } from "@/administration/admin/audit/use-audit-filter";
import { useAuditLog } from "@/administration/data/audit-log";
import { rowsShown, useAnnounce } from "@/components/feedback/announce";
import { PageTitle } from "@/components/feedback/page-title";
import { EmptyState } from "@/components/ui/empty-state";
import { PagedList } from "@/components/ui/paged-list";
import { SearchBox } from "@/components/ui/search-box";
import { useSearchText } from "@/lib/use-search-text";

/** /admin/audit-log: who did what (RULES: Administration). */
export function AuditLogPage() {
  const { text, setText, query: words } = useSearchText();
  const [choice, change] = useAuditChoice();
  const filter = auditFilter(choice, words);
  const query = useAuditLog(filter);
  const entries = query.data?.pages.flatMap((page) => page.entries);
  const counts = query.data?.pages[0]?.counts ?? undefined;
  useAnnounce(rowsShown(query, entries?.length ?? 0, "audit entry", "audit entries"));
  const count = counts && (choice.kind ? (counts[choice.kind] ?? 0) : sumCounts(counts));
  return (
    <div className="wrap pt-5 md:pt-8">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="min-w-0 grow">
          <PageTitle>Audit log</PageTitle>
          <p className="mt-0.5 text-ink-muted">
            Who did what, in one sentence each. Nothing here can be changed or deleted.
          </p>
        </div>
        <AuditExportButton filter={filter} count={query.isPlaceholderData ? undefined : count} />
      </div>
      <AuditFilters
        choice={choice}
        onChange={change}
        actor={query.isPlaceholderData ? undefined : query.data?.pages[0]?.actor}
        search={
          <SearchBox
            className="w-full sm:w-72"
            label="Search person or company"
            value={text}
            onChange={setText}
            maxLength={limits.name}
          />
        }
      />
      <KindChips choice={choice} onChange={change} counts={counts} />
      <div className="card mt-4 overflow-clip">
        <PagedList
          query={query}
          rows={entries}
          what="the audit log"
          more="Show older"
          empty={<EmptyState title="No matching entries">Try different days, another type or another name.</EmptyState>}
        >
          {(rows) => <AuditEntries entries={rows} />}
        </PagedList>
      </div>
    </div>
  );
}
