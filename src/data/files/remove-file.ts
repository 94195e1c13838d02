import type { Bucket } from "@contracts/files";
import { AppError } from "@/lib/app-error";
import { settle } from "@/lib/settle";
import { getSupabase } from "@/lib/supabase";

/** Removes a stored file of the caller's own folder; one that is gone already is fine. Throws AppError. */
export async function removeFile(bucket: Bucket, path: string): Promise<void> {
  if (!/^[\w-]+\/[\w.-]+$/.test(path)) {
    throw new AppError({ code: "invalid_path", message: "Invalid file URL format", status: 422 });
  }
  const { storage } = await getSupabase();
  await settle(storage.from(bucket).remove([path]));
}
