import { anyone } from "../_shared/auth/caller.ts";
import { companyIdRequestSchema } from "../_shared/contracts/companies/company-input.ts";
import { serve } from "../_shared/http/serve.ts";
import { getCompany } from "./handler.ts";

export default { fetch: serve({ authorize: anyone, schema: companyIdRequestSchema, handle: getCompany }) };
