import { signedIn } from "../_shared/auth/caller.ts";
import { companySideInvitationSchema } from "../_shared/contracts/invitations/invitation-input.ts";
import { serve } from "../_shared/http/serve.ts";
import { sendCompanyInvitation } from "./handler.ts";

export default {
  fetch: serve({ authorize: signedIn, schema: companySideInvitationSchema, handle: sendCompanyInvitation }),
};
