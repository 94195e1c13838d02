import type { CompanyListItem } from "@contracts/company";
import { useState } from "react";
import { PageTitle } from "@/components/feedback/page-title";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { SearchBox } from "@/components/ui/search-box";
import { Skeleton } from "@/components/ui/skeleton";
import { companiesQuery } from "@/data/admin/companies-query";
import { approvedColumns, CompanyTable, pendingColumns } from "@/features/admin/company-table";
import { useEagerQuery } from "@/lib/use-eager-query";

function matches(company: CompanyListItem, words: string): boolean {
  const text = `${company.name} ${company.industry} ${company.location}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Pending and approved companies. A rejected company stays among those not approved (RULES: Administration). */
export function ApprovalsPage() {
  const [search, setSearch] = useState("");
  const query = useEagerQuery(companiesQuery);
  const found = query.data?.filter((company) => matches(company, search.trim()));
  const nothingFound = "No company fits this search.";
  return (
    <div className="wrap pt-5 md:pt-8">
      <div className="flex flex-wrap items-end gap-4">
        <div className="grow">
          <PageTitle>Company Approvals</PageTitle>
          <p className="mt-1 text-ink-muted">Companies can post jobs once they are approved and have a plan.</p>
        </div>
        <SearchBox label="Search companies" value={search} onChange={setSearch} className="w-full md:w-72" />
      </div>
      {found ? (
        <>
          <CompanyTable
            hot
            title="Pending Approval"
            columns={pendingColumns}
            companies={found.filter((company) => !company.is_approved)}
            empty={search ? nothingFound : "No company waits for approval."}
          />
          <CompanyTable
            title="Approved Companies"
            columns={approvedColumns}
            companies={found.filter((company) => company.is_approved)}
            empty={search ? nothingFound : "No company is approved yet."}
          />
        </>
      ) : query.isError ? (
        <ErrorState title={`Failed to load companies: ${query.error.message}`} query={query} />
      ) : (
        <Card className="mt-6" title="Pending Approval" flush>
          <Skeleton label="Loading companies" rows={4} />
        </Card>
      )}
    </div>
  );
}
