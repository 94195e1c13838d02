import { anyone } from "../_shared/auth/caller.ts";
import { getCandidateDataRequestSchema } from "../_shared/contracts/candidates/candidate-input.ts";
import { serve } from "../_shared/http/serve.ts";
import { getCandidateData } from "./handler.ts";

export default { fetch: serve({ authorize: anyone, schema: getCandidateDataRequestSchema, handle: getCandidateData }) };
