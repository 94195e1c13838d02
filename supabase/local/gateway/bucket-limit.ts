import type { Sql } from "postgres";

const units: Record<string, number> = {
  B: 1,
  KB: 1e3,
  KIB: 1024,
  MB: 1e6,
  MIB: 1_048_576,
  GB: 1e9,
  GIB: 1_073_741_824,
};

/** Bytes in a size such as "10MiB". */
function toBytes(size: string): number {
  const [, amount = "0", unit = "B"] = /^(\d+)\s*(\w+)$/.exec(size) ?? [];
  return Number(amount) * (units[unit.toUpperCase()] ?? 1);
}

/** A bucket's size limit per file in bytes: its own, capped at `largest` (config.toml). */
export function createBucketLimit(sql: Sql, largest: string): (bucket: string) => Promise<number> {
  return async (bucket) => {
    const [row] = await sql<{ limit: number | null }[]>`
      select file_size_limit::float8 as limit from storage.buckets where id = ${bucket}`;
    return Math.min(row?.limit ?? Number.POSITIVE_INFINITY, toBytes(largest));
  };
}
