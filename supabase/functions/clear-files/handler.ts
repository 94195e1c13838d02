import { deleteFiles } from "../_shared/auth/delete-files.ts";
import type { StoredFiles } from "../_shared/auth/stored-files.ts";
import type { CallProcedure } from "../_shared/contracts/procedures.ts";

/** Deletes discarded files that are still stored, and returns how many are left (RULES: Files). */
export async function clearFiles(call: CallProcedure, files: StoredFiles): Promise<{ left: number }> {
  await deleteFiles(files, await call("list_discarded_files", { p_limit: 200 }));
  return { left: (await call("list_discarded_files", { p_limit: 200 })).length };
}
