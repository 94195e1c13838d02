import { signedIn } from "../_shared/auth/caller.ts";
import { createCompanyUserRelationRequestSchema } from "../_shared/contracts/companies/company-input.ts";
import { serve } from "../_shared/http/serve.ts";
import { registerCompany } from "./handler.ts";

export default {
  fetch: serve({ authorize: signedIn, schema: createCompanyUserRelationRequestSchema, handle: registerCompany }),
};
