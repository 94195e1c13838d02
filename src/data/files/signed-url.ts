import { type Bucket, signedUrlSeconds } from "@contracts/files";
import { settle } from "@/lib/settle";
import { getSupabase } from "@/lib/supabase";

/** A link to a private file that works for an hour. Throws AppError when the caller may not read it. */
export async function createSignedUrl(bucket: Bucket, path: string): Promise<string> {
  const { storage } = await getSupabase();
  const { data } = await settle(storage.from(bucket).createSignedUrl(path, signedUrlSeconds));
  return data.signedUrl;
}
