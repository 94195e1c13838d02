import { signedIn } from "../_shared/auth/caller.ts";
import { getJobApplicationsRequestSchema } from "../_shared/contracts/applications/application.ts";
import { serve } from "../_shared/http/serve.ts";
import { getJobApplications } from "./handler.ts";

export default {
  fetch: serve({ authorize: signedIn, schema: getJobApplicationsRequestSchema, handle: getJobApplications }),
};
