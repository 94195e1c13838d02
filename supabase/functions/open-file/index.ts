import { signedIn } from "../_shared/auth/caller.ts";
import { storedFiles } from "../_shared/auth/stored-files.ts";
import { fileRequestSchema } from "../_shared/contracts/files/file-request.ts";
import { serve } from "../_shared/http/serve.ts";
import { openFile } from "./handler.ts";

export default {
  fetch: serve({ authorize: signedIn, schema: fileRequestSchema, handle: openFile(storedFiles) }),
};
