import { isPaused } from "@contracts/companies/company";
import { candidateColumns } from "@/candidates/company/candidate-columns";
import { useCandidateFilter } from "@/candidates/company/candidate-filter";
import { CandidateFilters } from "@/candidates/company/candidate-filters";
import { ExportButton } from "@/candidates/company/export-button";
import { managedCandidatesQuery } from "@/candidates/data/represented-candidates";
import type { SeenCompany } from "@/companies/shared/with-company";
import { rowsFound, useAnnounce } from "@/components/feedback/announce";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { PagedList } from "@/components/ui/paged-list";
import { SearchBox } from "@/components/ui/search-box";
import { Table } from "@/components/ui/table";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";

export function CandidateList({ company, dashboard }: SeenCompany) {
  const { can } = dashboard;
  const filter = useCandidateFilter();
  const query = useEagerInfiniteQuery(managedCandidatesQuery(filter.filter));
  const candidates = query.data?.pages.flatMap((page) => page.candidates);
  useAnnounce(rowsFound(filter.search.query, query, candidates?.length ?? 0, "candidate"));
  const columns = candidateColumns({ companyId: company.id, canAssign: can.assign_work, search: filter.search.query });
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <SearchBox
          className="min-w-0 grow md:w-72 md:grow-0"
          label="Search candidates"
          placeholder="Search name, email, skill or resume"
          value={filter.search.text}
          onChange={filter.search.setText}
        />
        <CandidateFilters filter={filter} companyId={can.handle_candidates ? company.id : null} />
        <ExportButton filter={filter.filter} />
      </div>
      <Card flush className="mt-3">
        <PagedList
          query={query}
          rows={candidates}
          what="candidates data"
          empty={
            isPaused(dashboard) ? (
              <EmptyState title="Paused">You can see your candidates again once your company is active.</EmptyState>
            ) : filter.isNarrowed ? (
              <EmptyState title="No candidates found">No candidates match your search and filters.</EmptyState>
            ) : (
              <EmptyState title="No candidates yet">
                {can.handle_candidates
                  ? "People who accept your invitation appear here."
                  : "Candidates assigned to you appear here."}
              </EmptyState>
            )
          }
        >
          {(rows) => <Table label="Your candidates" columns={columns} rows={rows} rowKey={({ id }) => id} />}
        </PagedList>
      </Card>
    </>
  );
}
