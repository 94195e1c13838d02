import type { CompanyListItem } from "@contracts/company";
import { useState } from "react";
import { PageTitle } from "@/components/feedback/page-title";
import { StatusBadge } from "@/components/product/status-badge";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Count } from "@/components/ui/count";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { SearchBox } from "@/components/ui/search-box";
import { ShowMore } from "@/components/ui/show-more";
import { Skeleton } from "@/components/ui/skeleton";
import { type Column, Table } from "@/components/ui/table";
import { paths } from "@/config/paths";
import { companiesQuery } from "@/data/admin/companies-query";
import { ApprovalActions } from "@/features/admin/approval-actions";
import { CompanyName } from "@/features/admin/company-name";
import { formatWords } from "@/lib/format";
import { formatDate } from "@/lib/format-date";
import { useEagerQuery } from "@/lib/use-eager-query";

/** Rows shown at first and with every "Show more". */
const step = 20;

const shared: Column<CompanyListItem>[] = [
  {
    key: "company",
    header: "Company",
    role: "title",
    className: "md:w-2/5",
    cell: (company) => (
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <CompanyName company={company} />
        {company.rejected_at && <StatusBadge kind="company" status="rejected" />}
      </span>
    ),
  },
  {
    key: "industry",
    header: "Industry",
    role: "meta",
    className: "md:w-1/8",
    cell: (company) => formatWords(company.industry),
  },
  {
    key: "location",
    header: "Location",
    role: "meta",
    className: "md:w-1/8 md:max-lg:hidden",
    cell: (company) => company.location,
  },
];

const view = (company: CompanyListItem, className?: string) => (
  <LinkButton
    size="sm"
    variant="quiet"
    className={className}
    to={paths.admin.company(company.id)}
    aria-label={`View ${company.name}`}
  >
    View
  </LinkButton>
);

const pendingColumns: Column<CompanyListItem>[] = [
  ...shared,
  {
    key: "registered",
    header: "Registered",
    role: "meta",
    className: "md:w-1/8",
    cell: (company) => <span className="tnum whitespace-nowrap">{formatDate(company.created_at)}</span>,
  },
  {
    key: "actions",
    header: "Actions",
    role: "actions",
    cell: (company) => (
      <span className="flex flex-row-reverse justify-start gap-1.5 max-md:flex-row max-md:flex-wrap">
        <ApprovalActions company={company} size="sm" />
        {/* The narrowest table has no room for it; the name leads there, too. */}
        {view(company, "md:max-lg:hidden!")}
      </span>
    ),
  },
];

const approvedColumns: Column<CompanyListItem>[] = [
  ...shared,
  {
    key: "approved",
    header: "Approved",
    role: "meta",
    className: "md:w-1/8",
    cell: (company) => (
      <span className="tnum whitespace-nowrap">{company.approved_at && formatDate(company.approved_at)}</span>
    ),
  },
  {
    key: "actions",
    header: "Actions",
    role: "actions",
    cell: (company) => <span className="flex justify-end max-md:justify-start">{view(company)}</span>,
  },
];

interface CompanyTableProps {
  title: string;
  companies: readonly CompanyListItem[];
  columns: readonly Column<CompanyListItem>[];
  hot?: boolean;
  empty: string;
}

function CompanyTable({ title, companies, columns, hot = false, empty }: CompanyTableProps) {
  const [shown, setShown] = useState(step);
  return (
    <Card
      flush
      className="mt-6"
      title={
        <span className="flex items-center gap-2.5">
          {title} <Count value={companies.length} hot={hot && companies.length > 0} />
        </span>
      }
    >
      {companies.length === 0 ? (
        <EmptyState title={empty} />
      ) : (
        <>
          <div className="border-line border-t">
            <Table label={title} columns={columns} rows={companies.slice(0, shown)} rowKey={(company) => company.id} />
          </div>
          <ShowMore hasMore={companies.length > shown} onClick={() => setShown(shown + step)} />
        </>
      )}
    </Card>
  );
}

function matches(company: CompanyListItem, words: string): boolean {
  const text = `${company.name} ${company.industry} ${company.location}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Pending and approved companies (S1 §2). A rejected company stays among those not approved (S1 §4). */
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
