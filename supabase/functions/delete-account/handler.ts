import { deleteFiles } from "../_shared/auth/delete-files.ts";
import type { StoredFiles } from "../_shared/auth/stored-files.ts";
import type { deletionRequestSchema } from "../_shared/contracts/accounts/deletion.ts";
import type { CallProcedure } from "../_shared/contracts/procedures.ts";
import type { Handler } from "../_shared/http/handler.ts";

/** The service's own dependencies, created on demand. */
interface Service {
  files: () => StoredFiles;
  call: () => CallProcedure;
}

/**
 * Deletes the caller's account or company: all rows in one transaction, then the files. A failure to delete files doesn't fail
 * the request, because the account is already gone.
 */
export const deleteAccount =
  (service: Service): Handler<"delete-account", typeof deletionRequestSchema> =>
  async (body, { call }) => {
    const { files } =
      body.what === "company"
        ? await call("close_company", { p_company_id: body.companyId, p_name: body.name })
        : await call("delete_account", { p_email: body.email, p_successors: body.successors ?? {} });
    try {
      await deleteFiles(service.files(), files);
      // Deleted files are forgotten, including paths that contain the account's id.
      await service.call()("list_discarded_files", { p_limit: 1 });
    } catch (error) {
      console.error("The files of a deleted account wait for the next run of clear-files:", error);
    }
    return { success: true };
  };
