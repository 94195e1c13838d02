import { type CompanyCard, type PartnershipFilter, partnershipFilters } from "@contracts/partners/partnership";
import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { rowsShown, useAnnounce } from "@/components/feedback/announce";
import { PageTitle } from "@/components/feedback/page-title";
import { FilterBar } from "@/components/product/filter-bar";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Figures } from "@/components/ui/figures";
import { FilterSelect } from "@/components/ui/filter-select";
import { PagedList } from "@/components/ui/paged-list";
import { paths } from "@/config/paths";
import { formatNumber } from "@/lib/format";
import { useChoiceInAddress } from "@/lib/use-address-choice";
import { useSearchText } from "@/lib/use-search-text";
import { PartnerlessCompanies } from "@/partners/admin/partnerless-companies";
import { CreatePartnershipDialog } from "@/partners/admin/partnership-dialogs";
import { PartnershipTable } from "@/partners/admin/partnership-table";
import { usePartnerships } from "@/partners/data/partnerships";

const filterLabels: Record<PartnershipFilter, string> = {
  all: "All partnerships",
  active: "Active",
  jobs: "Sharing jobs",
  candidates: "Sharing candidates",
  nothing: "Nothing shared",
};
const filters = partnershipFilters.map((value) => ({ value, label: filterLabels[value] }));

/** /admin/company-partnerships: which companies show each other what (RULES: Partnerships). */
export function PartnershipsPage() {
  const search = useSearchText();
  const [shares, setShares] = useChoiceInAddress("shares", partnershipFilters);
  const query = usePartnerships(shares, search.query);
  const partnerships = query.data?.pages.flatMap((page) => page.partnerships);
  const counts = query.data?.pages[0]?.counts;
  const isNarrowed = Boolean(search.query) || shares !== "all";
  useAnnounce(rowsShown(query, partnerships?.length ?? 0, "partnership"));
  /** Company A of a new partnership, null if not chosen yet; undefined without one. */
  const [creating, setCreating] = useState<CompanyCard | null>();
  const list = useRef<HTMLElement>(null);
  const focusAfter = useRef<HTMLElement>(null);
  const create = (first: CompanyCard | null) => {
    focusAfter.current = null;
    setCreating(first);
  };
  return (
    <div className="wrap pt-5 md:pt-8">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="min-w-0 grow">
          <PageTitle>Company Partnerships</PageTitle>
          <p className="mt-0.5 text-ink-muted">What two companies show each other. You confirm each change.</p>
        </div>
        <Button variant="primary" icon={Plus} onClick={() => create(null)}>
          Create Partnership
        </Button>
      </div>
      <div className="mt-5">
        <Figures
          label="Overview"
          figures={[
            { value: counts?.companies, label: "companies in total", to: paths.admin.companies() },
            {
              value: counts?.approved,
              label: "approved",
              to: paths.admin.companyApprovals({ queue: "approved" }),
            },
            { value: counts?.pending, label: "pending", to: paths.admin.companyApprovals() },
            {
              value: counts?.active,
              label: counts ? `active partnerships of ${formatNumber(counts.partnerships)}` : "active partnerships",
              to: paths.admin.companyPartnerships({ shares: "active" }),
            },
          ]}
        />
      </div>
      <FilterBar search={search} label="Search companies" isNarrowed={isNarrowed}>
        <FilterSelect
          label="Which partnerships"
          className="max-md:w-full"
          options={filters}
          value={shares}
          onChange={setShares}
        />
      </FilterBar>
      <section
        ref={list}
        tabIndex={-1}
        className="card mt-3 scroll-mt-16 overflow-clip outline-none"
        aria-label="Partnerships"
      >
        <PagedList
          query={query}
          rows={partnerships}
          what="company data"
          empty={
            isNarrowed ? (
              <EmptyState title="No partnerships match.">Try another name or show all partnerships.</EmptyState>
            ) : (
              <EmptyState title="No companies are partners yet.">
                Two approved companies can share jobs, candidates or both.
              </EmptyState>
            )
          }
        >
          {(rows) => <PartnershipTable partnerships={rows} />}
        </PagedList>
      </section>
      <PartnerlessCompanies count={counts?.partnerless} onChoose={create} />
      {creating !== undefined && (
        <CreatePartnershipDialog
          first={creating}
          finalFocus={focusAfter}
          onShow={(names) => {
            setShares("all");
            search.setText(names);
            focusAfter.current = list.current;
          }}
          onClose={() => setCreating(undefined)}
        />
      )}
    </div>
  );
}
