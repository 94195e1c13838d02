import { signedIn } from "../_shared/auth/caller.ts";
import { updateCompanyApprovalRequestSchema } from "../_shared/contracts/companies/company-input.ts";
import { serve } from "../_shared/http/serve.ts";
import { setCompanyApproval } from "./handler.ts";

export default {
  fetch: serve({ authorize: signedIn, schema: updateCompanyApprovalRequestSchema, handle: setCompanyApproval }),
};
