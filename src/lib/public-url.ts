import type { publicBuckets } from "@contracts/files/files";
import { getEnv } from "@/config/env";

/** The URL of a file in a public bucket, such as a company's logo; undefined for none. */
export function publicUrl(bucket: (typeof publicBuckets)[number], path: string | null | undefined): string | undefined {
  if (!path) return undefined;
  const encoded = path.split("/").map(encodeURIComponent).join("/");
  return `${getEnv().VITE_SUPABASE_URL}/storage/v1/object/public/${bucket}/${encoded}`;
}
