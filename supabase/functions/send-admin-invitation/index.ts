import { signedIn } from "../_shared/auth/caller.ts";
import { adminInvitationSchema } from "../_shared/contracts/invitations/invitation-input.ts";
import { serve } from "../_shared/http/serve.ts";
import { sendAdminInvitation } from "./handler.ts";

export default {
  fetch: serve({ authorize: signedIn, schema: adminInvitationSchema, handle: sendAdminInvitation }),
};
