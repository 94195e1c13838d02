import { publishableKey } from "../_shared/auth/environment.ts";
import { createApiClient, procedures } from "../_shared/auth/procedures.ts";
import { answerHealth } from "./handler.ts";

// For uptime monitors, which send no body and read the status, so all methods respond alike.
export default { fetch: () => answerHealth(procedures(createApiClient(publishableKey()))) };
