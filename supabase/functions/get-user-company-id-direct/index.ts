import { signedIn } from "../_shared/auth/caller.ts";
import { noInputSchema } from "../_shared/http/no-input.ts";
import { serve } from "../_shared/http/serve.ts";
import { getUserCompanyId } from "./handler.ts";

export default { fetch: serve({ authorize: signedIn, schema: noInputSchema, handle: getUserCompanyId }) };
