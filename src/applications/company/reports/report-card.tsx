import type { ReactNode } from "react";
import { RecordTable, type RecordTableProps } from "@/applications/company/reports/record-table";
import { Card } from "@/components/ui/card";

export type ReportView = "bars" | "tables";

interface ReportCardProps<Row> {
  title: string;
  /** What is counted, and how. */
  definition: ReactNode;
  view: ReportView;
  table: Omit<RecordTableProps<Row>, "label">;
  /** Replaces both if there is nothing to count. */
  empty?: string | false;
  children: ReactNode;
}

export function ReportCard<Row>({ title, definition, view, table, empty, children }: ReportCardProps<Row>) {
  return (
    <Card
      title={
        <>
          {title} <span className="block font-normal text-ink-muted text-sm">{definition}</span>
        </>
      }
      flush
    >
      {empty && <p className="px-4 pb-5 text-ink-muted md:px-5">{empty}</p>}
      {!empty && view === "bars" && <div className="card-body">{children}</div>}
      {!empty && view === "tables" && <RecordTable {...table} label={title} />}
    </Card>
  );
}
