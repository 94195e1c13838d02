import { pageSize } from "@contracts/limits";

/** For getNextPageParam of a keyset list: the key of a full page's last row; null after the last page. */
export function nextPage<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Key | null {
  const last = rows.length === pageSize ? rows.at(-1) : undefined;
  return last === undefined ? null : keyOf(last);
}

/** The key of a list sorted by creation. */
export const createdKey = ({ created_at, id }: { created_at: string; id: string }) => ({ createdAt: created_at, id });

/** The key of people, sorted by last visit; those who never signed in come last. */
export const seenKey = ({ last_seen_at, id }: { last_seen_at: string | null; id: string }) => ({
  seenAt: last_seen_at ?? "-infinity",
  id,
});

/** The key of applications, sorted by date applied. */
export const appliedKey = ({ applied_at, id }: { applied_at: string; id: string }) => ({ appliedAt: applied_at, id });
export const postedKey = ({ posted_at, id }: { posted_at: string; id: string }) => ({ postedAt: posted_at, id });
export const placeKey = ({ place, id }: { place: number; id: string }) => ({ place, id });
