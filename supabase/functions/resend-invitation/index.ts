import { signedIn } from "../_shared/auth/caller.ts";
import { resendInvitationSchema } from "../_shared/contracts/invitations/invitation-input.ts";
import { serve } from "../_shared/http/serve.ts";
import { resendInvitation } from "./handler.ts";

export default {
  fetch: serve({ authorize: signedIn, schema: resendInvitationSchema, handle: resendInvitation }),
};
