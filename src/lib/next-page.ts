import { pageSize } from "@contracts/limits";

/** For getNextPageParam of a keyset list: the key of a full page's last row; null when the page was the last. */
export function nextPage<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Key | null {
  const last = rows.length === pageSize ? rows.at(-1) : undefined;
  return last === undefined ? null : keyOf(last);
}
