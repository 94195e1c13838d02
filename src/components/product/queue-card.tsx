import type { ComponentProps } from "react";
import { Card } from "@/components/ui/card";
import { Count } from "@/components/ui/count";
import { PagedList } from "@/components/ui/paged-list";
import { type Column, Table } from "@/components/ui/table";

interface QueueCardProps<Row> extends Pick<ComponentProps<typeof PagedList<Row>>, "query" | "rows" | "what" | "empty"> {
  title: string;
  /** The queue's subject, if its title doesn't say it. */
  text?: string | undefined;
  /** The total; omitted if its tab shows it. */
  count?: number;
  columns: readonly Column<Row>[];
}

export function QueueCard<Row extends { id: string }>({ title, text, count, columns, ...list }: QueueCardProps<Row>) {
  return (
    <Card
      flush
      title={
        count === undefined ? (
          title
        ) : (
          <span className="flex items-center gap-2.5">
            {title} <Count value={count} />
          </span>
        )
      }
    >
      {text && <p className="-mt-2 px-5 pb-4 text-ink-muted text-sm max-md:px-4">{text}</p>}
      <PagedList {...list}>
        {(rows) => (
          <div className="border-line border-t">
            <Table label={title} columns={columns} rows={rows} rowKey={({ id }) => id} />
          </div>
        )}
      </PagedList>
    </Card>
  );
}
