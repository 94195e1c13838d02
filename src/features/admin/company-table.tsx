import type { CompanyListItem } from "@contracts/company";
import { useState } from "react";
import { StatusBadge } from "@/components/product/status-badge";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Count } from "@/components/ui/count";
import { EmptyState } from "@/components/ui/empty-state";
import { ShowMore } from "@/components/ui/show-more";
import { type Column, Table } from "@/components/ui/table";
import { paths } from "@/config/paths";
import { ApprovalActions } from "@/features/admin/approval-actions";
import { CompanyName } from "@/features/admin/company-name";
import { formatWords } from "@/lib/format";
import { formatDate } from "@/lib/format-date";

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

export const pendingColumns: Column<CompanyListItem>[] = [
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

export const approvedColumns: Column<CompanyListItem>[] = [
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

/** Companies under a title that counts them, some at a time. */
export function CompanyTable({ title, companies, columns, hot = false, empty }: CompanyTableProps) {
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
