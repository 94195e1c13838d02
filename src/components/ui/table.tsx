import type { ReactNode } from "react";

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Its place in the list layout: one title, one meta line, badges, then buttons. */
  role: "title" | "meta" | "badge" | "actions";
  className?: string;
}

interface TableProps<Row> {
  /** Names the table for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** A table that becomes a list below 768 px. Roles are explicit because some browsers drop them for tables laid out as lists. */
export function Table<Row>({ label, columns, rows, rowKey }: TableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <table className="table" role="table" aria-label={label}>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <thead role="rowgroup">
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <tr role="row">
          {columns.map((column) => (
            // biome-ignore lint/a11y/noRedundantRoles: see above
            <th key={column.key} role="columnheader" scope="col" className={column.className}>
              {column.role === "actions" ? <span className="sr-only">{column.header}</span> : column.header}
            </th>
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <tbody role="rowgroup">
        {rows.map((row) => (
          // biome-ignore lint/a11y/noRedundantRoles: see above
          <tr key={rowKey(row)} role="row">
            {columns.map((column) => (
              // biome-ignore lint/a11y/noRedundantRoles: see above
              <td key={column.key} role="cell" data-role={column.role} className={column.className}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
