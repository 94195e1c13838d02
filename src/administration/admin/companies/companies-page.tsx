import { companyPlanFilters, reviewStates } from "@contracts/companies/company";
import { CompanyPlanTable } from "@/administration/admin/companies/company-plan-table";
import { useCompanies } from "@/administration/data/companies";
import { planFilterLabels } from "@/administration/model/plan-filter-labels";
import { rowsShown, useAnnounce } from "@/components/feedback/announce";
import { PageTitle } from "@/components/feedback/page-title";
import { FilterBar } from "@/components/product/filter-bar";
import { statusLook } from "@/components/product/status-look";
import { BackLink } from "@/components/ui/back-link";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { FilterSelect } from "@/components/ui/filter-select";
import { PagedList } from "@/components/ui/paged-list";
import { paths } from "@/config/paths";
import { useFilterInAddress } from "@/lib/use-address-choice";
import { useDaysFilter } from "@/lib/use-days-filter";
import { useSearchText } from "@/lib/use-search-text";

const planOptions = companyPlanFilters.map((value) => ({ value, label: planFilterLabels[value] }));
const stateOptions = reviewStates.map((value) => ({ value, label: statusLook("company", value).word }));

export function CompaniesPage() {
  const search = useSearchText();
  const [plan, setPlan] = useFilterInAddress("plan", companyPlanFilters);
  const [state, setState] = useFilterInAddress("state", reviewStates);
  const registered = useDaysFilter("registered");
  const query = useCompanies({ search: search.query, plan, state, days: registered.days });
  const companies = query.data?.pages.flatMap((page) => page.companies);
  const isNarrowed = Boolean(search.query || plan || state || registered.select.value);
  useAnnounce(rowsShown(query, companies?.length ?? 0, "company", "companies"));
  return (
    <div className="wrap pt-3 md:pt-5">
      <BackLink to={paths.admin.dashboard()}>Today</BackLink>
      <PageTitle>Companies</PageTitle>
      <p className="mt-1 text-ink-muted">Every company and its plan, newest first.</p>
      <FilterBar
        search={search}
        label="Search companies"
        placeholder="Name, industry or location"
        isNarrowed={isNarrowed}
      >
        <FilterSelect label="Plan" all="All plans" options={planOptions} value={plan} onChange={setPlan} />
        <FilterSelect label="Status" all="All statuses" options={stateOptions} value={state} onChange={setState} />
        <FilterSelect label="Registered" all="Registered any time" {...registered.select} />
      </FilterBar>
      <Card flush className="mt-3">
        <PagedList
          query={query}
          rows={companies}
          what="companies"
          empty={
            isNarrowed ? (
              <EmptyState title="No companies match.">Try different words or filters.</EmptyState>
            ) : (
              <EmptyState title="No company has registered yet." />
            )
          }
        >
          {(rows) => <CompanyPlanTable companies={rows} />}
        </PagedList>
      </Card>
    </div>
  );
}
