import { signedIn } from "../_shared/auth/caller.ts";
import { manageJobPostingRequestSchema } from "../_shared/contracts/jobs/job.ts";
import { serve } from "../_shared/http/serve.ts";
import { manageJobPosting } from "./handler.ts";

export default {
  fetch: serve({ authorize: signedIn, schema: manageJobPostingRequestSchema, handle: manageJobPosting }),
};
