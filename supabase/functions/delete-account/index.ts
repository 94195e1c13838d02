import { signedIn } from "../_shared/auth/caller.ts";
import { serviceProcedures } from "../_shared/auth/procedures.ts";
import { storedFiles } from "../_shared/auth/stored-files.ts";
import { deletionRequestSchema } from "../_shared/contracts/accounts/deletion.ts";
import { serve } from "../_shared/http/serve.ts";
import { deleteAccount } from "./handler.ts";

export default {
  fetch: serve({
    authorize: signedIn,
    schema: deletionRequestSchema,
    handle: deleteAccount({ files: storedFiles, call: serviceProcedures }),
  }),
};
