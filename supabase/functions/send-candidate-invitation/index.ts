import { signedIn } from "../_shared/auth/caller.ts";
import { candidateInvitationSchema } from "../_shared/contracts/invitations/invitation-input.ts";
import { serve } from "../_shared/http/serve.ts";
import { sendCandidateInvitation } from "./handler.ts";

export default {
  fetch: serve({ authorize: signedIn, schema: candidateInvitationSchema, handle: sendCandidateInvitation }),
};
