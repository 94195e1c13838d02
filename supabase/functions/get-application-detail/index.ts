import { signedIn } from "../_shared/auth/caller.ts";
import { getApplicationDetailRequestSchema } from "../_shared/contracts/applications/application.ts";
import { serve } from "../_shared/http/serve.ts";
import { getApplicationDetail } from "./handler.ts";

export default {
  fetch: serve({ authorize: signedIn, schema: getApplicationDetailRequestSchema, handle: getApplicationDetail }),
};
