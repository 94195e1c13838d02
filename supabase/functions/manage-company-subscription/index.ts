import { signedIn } from "../_shared/auth/caller.ts";
import { manageSubscriptionRequestSchema } from "../_shared/contracts/plans/subscription-input.ts";
import { serve } from "../_shared/http/serve.ts";
import { manageSubscription } from "./handler.ts";

export default {
  fetch: serve({ authorize: signedIn, schema: manageSubscriptionRequestSchema, handle: manageSubscription }),
};
