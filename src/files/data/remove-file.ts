import type { Bucket } from "@contracts/files/files";
import { AppError } from "@/lib/app-error";
import { invokeFunction } from "@/lib/invoke-function";

/**
 * Removes a file of the caller's own or their company's: it leaves the profile, and is deleted unless an application or another
 * record uses it; a missing one is fine. Throws AppError.
 */
export async function removeFile(bucket: Bucket, path: string): Promise<void> {
  if (!/^[\w-]+\/[\w.-]+$/.test(path)) {
    throw new AppError({ code: "invalid_path", message: "Invalid file URL format", status: 422 });
  }
  await invokeFunction("remove-file", { bucket, path });
}
