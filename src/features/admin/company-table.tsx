import type { CompanyListItem, CompanyQueue } from "@contracts/company";
import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Count } from "@/components/ui/count";
import { EmptyState } from "@/components/ui/empty-state";
import { ShowMore } from "@/components/ui/show-more";
import { Skeleton } from "@/components/ui/skeleton";
import { type Column, Table } from "@/components/ui/table";
import { paths } from "@/config/paths";
import { ApprovalActions } from "@/features/admin/approval-actions";
import { CompanyName } from "@/features/admin/company-name";
import { RejectButton } from "@/features/admin/reject-button";
import { formatWords } from "@/lib/format";
import { formatDate } from "@/lib/format-date";

const title = (cell: (company: CompanyListItem) => ReactNode): Column<CompanyListItem> => ({
  key: "company",
  header: "Company",
  role: "title",
  className: "md:w-2/5",
  cell,
});

const nameOnly = title((company) => <CompanyName company={company} />);

const industryAndLocation: Column<CompanyListItem>[] = [
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

const date = (header: string, read: (company: CompanyListItem) => string | null): Column<CompanyListItem> => ({
  key: header.toLowerCase(),
  header,
  role: "meta",
  className: "md:w-1/8",
  cell: (company) => {
    const at = read(company);
    return <span className="tnum whitespace-nowrap">{at && formatDate(at)}</span>;
  },
});

const actions = (cell: (company: CompanyListItem) => ReactNode): Column<CompanyListItem> => ({
  key: "actions",
  header: "Actions",
  role: "actions",
  cell: (company) => (
    <span className="flex flex-row-reverse justify-start gap-1.5 max-md:flex-row max-md:flex-wrap">
      {cell(company)}
    </span>
  ),
});

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

const review = (company: CompanyListItem) => (
  <LinkButton size="sm" to={paths.admin.company(company.id)} aria-label={`Review changes of ${company.name}`}>
    Review changes
  </LinkButton>
);

export const queueColumns: Record<CompanyQueue, Column<CompanyListItem>[]> = {
  waiting: [
    title((company) => (
      <CompanyName
        company={company}
        note={
          company.is_approved
            ? {
                glyph: "pending",
                text: `Wants changes since ${formatDate(String(company.proposed_at))}`,
              }
            : company.has_taken_name
              ? { glyph: "pending", text: "Has the name of an approved company" }
              : undefined
        }
      />
    )),
    ...industryAndLocation,
    date("Registered", (company) => company.created_at),
    actions((company) =>
      company.is_approved ? (
        review(company)
      ) : (
        <>
          <ApprovalActions company={company} size="sm" />
          {/* The narrowest table has no room for it; the name leads there, too. */}
          {view(company, "md:max-lg:hidden!")}
        </>
      ),
    ),
  ],
  unfinished: [nameOnly, date("Begun", (company) => company.created_at), actions((company) => view(company))],
  rejected: [
    nameOnly,
    ...industryAndLocation,
    date("Rejected", (company) => company.rejected_at),
    actions((company) => (
      <>
        <ApprovalActions company={company} size="sm" />
        {view(company, "md:max-lg:hidden!")}
      </>
    )),
  ],
  approved: [
    nameOnly,
    ...industryAndLocation,
    date("Approved", (company) => company.approved_at),
    actions((company) => (
      <>
        <RejectButton company={company} size="sm" variant="quiet" />
        {view(company)}
      </>
    )),
  ],
};

interface CompanyTableProps {
  title: string;
  /** What the queue is about, where its title does not say. */
  text?: string;
  /** Undefined while they are loading. */
  companies: readonly CompanyListItem[] | undefined;
  /** How many there are, shown or not. */
  count: number;
  columns: readonly Column<CompanyListItem>[];
  hot?: boolean;
  empty: string;
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
}

/** Companies under a title that counts them, page by page. */
export function CompanyTable({
  title,
  text,
  companies,
  count,
  columns,
  hot = false,
  empty,
  hasMore,
  isLoadingMore,
  onMore,
}: CompanyTableProps) {
  return (
    <Card
      flush
      title={
        <span className="flex items-center gap-2.5">
          {title} <Count value={count} hot={hot && count > 0} />
        </span>
      }
    >
      {text && <p className="-mt-2 px-5 pb-4 text-ink-muted text-sm max-md:px-4">{text}</p>}
      {!companies ? (
        <Skeleton label="Loading companies" rows={4} />
      ) : companies.length === 0 ? (
        <EmptyState title={empty} />
      ) : (
        <>
          <div className="border-line border-t">
            <Table label={title} columns={columns} rows={companies} rowKey={(company) => company.id} />
          </div>
          <ShowMore hasMore={hasMore} busy={isLoadingMore} onClick={onMore} />
        </>
      )}
    </Card>
  );
}
