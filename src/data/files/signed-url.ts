import type { Bucket } from "@contracts/files";
import { parseError } from "@/lib/app-error";
import { getSupabase } from "@/lib/supabase";

/** How long a link to a private file works, in seconds (S2 §9). */
export const signedUrlSeconds = 3600;

/** A link to a private file that works for an hour. Throws AppError when the caller may not read it. */
export async function createSignedUrl(bucket: Bucket, path: string): Promise<string> {
  const { data, error } = await (await getSupabase()).storage.from(bucket).createSignedUrl(path, signedUrlSeconds);
  if (error) throw parseError(error);
  return data.signedUrl;
}
