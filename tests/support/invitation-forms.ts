// Separate from invitations.ts, which reads the stack's address when it loads.
import type { InvitationKind } from "../../supabase/functions/_shared/contracts/invitations/invitation.ts";

export const person = { firstName: "Ada", lastName: "Lovelace" };
export const companyName = "Harrow Pike";
/** The server function for each kind, with the minimal input. */
export const sendingForms = {
  admin: ["send-admin-invitation", person],
  company: ["send-company-invitation", { companyName }],
  employee: ["send-company-invitation", { ...person, role: "recruiter" }],
  candidate: ["send-candidate-invitation", { candidateData: { ...person, address: {} } }],
} as const satisfies Record<InvitationKind, readonly [string, object]>;
export const invitationKinds = Object.keys(sendingForms) as InvitationKind[];
