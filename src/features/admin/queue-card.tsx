import type { QueuedCompany } from "@contracts/company";
import type { ComponentProps } from "react";
import { Card } from "@/components/ui/card";
import { Count } from "@/components/ui/count";
import { EmptyState } from "@/components/ui/empty-state";
import { PagedList } from "@/components/ui/paged-list";
import { type Column, Table } from "@/components/ui/table";

interface CompanyTableProps {
  title: string;
  /** What the queue is about, where its title does not say. */
  text?: string | undefined;
  query: ComponentProps<typeof PagedList<QueuedCompany>>["query"];
  /** Undefined while they are loading. */
  companies: readonly QueuedCompany[] | undefined;
  /** How many there are, shown or not. */
  count: number;
  columns: readonly Column<QueuedCompany>[];
  empty: string;
}

/** Companies under a title that counts them, page by page. */
export function CompanyTable({ title, text, query, companies, count, columns, empty }: CompanyTableProps) {
  return (
    <Card
      flush
      title={
        <span className="flex items-center gap-2.5">
          {title} <Count value={count} />
        </span>
      }
    >
      {text && <p className="-mt-2 px-5 pb-4 text-ink-muted text-sm max-md:px-4">{text}</p>}
      <PagedList query={query} rows={companies} what="companies" empty={<EmptyState title={empty} />}>
        {(rows) => (
          <div className="border-line border-t">
            <Table label={title} columns={columns} rows={rows} rowKey={({ id }) => id} />
          </div>
        )}
      </PagedList>
    </Card>
  );
}
