import type { ReactNode } from "react";

export interface RecordTableProps<Row> {
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The first one is the row's header; the others are numbers. */
  columns: readonly [Heading<Row>, ...Heading<Row>[]];
}
interface Heading<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
}

export function RecordTable<Row>({ label, rows, rowKey, columns: [first, ...numbers] }: RecordTableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
    <section className="overflow-x-auto border-line border-t" aria-label={`${label}, table`} tabIndex={0}>
      <table className="table report-table">
        <thead>
          <tr>
            <th scope="col">{first.header}</th>
            {numbers.map(({ header }) => (
              <th key={header} scope="col" className="text-right">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              <th scope="row">{first.cell(row)}</th>
              {numbers.map(({ header, cell }) => (
                <td key={header} className="tnum text-right">
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
