import { signedIn } from "../_shared/auth/caller.ts";
import { updateCompanyRequestSchema } from "../_shared/contracts/companies/company-input.ts";
import { serve } from "../_shared/http/serve.ts";
import { updateCompany } from "./handler.ts";

export default { fetch: serve({ authorize: signedIn, schema: updateCompanyRequestSchema, handle: updateCompany }) };
