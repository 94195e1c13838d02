// Invitations as their senders create them.
import type { InvitationKind } from "../../supabase/functions/_shared/contracts/invitations/invitation.ts";
import { type Actor, uniqueEmail } from "./accounts.ts";

const person = { firstName: "Kim", lastName: "Invited" };
/** The minimal input for each form. */
const forms: Record<InvitationKind, Record<string, unknown>> = {
  admin: person,
  company: { companyName: "Invited Works" },
  employee: { ...person, role: "recruiter" },
  candidate: { candidateData: person },
};

/** An invitation as its sender gets it: its id, and the link's path and token. */
export interface TestInvitation {
  id: string;
  path: string;
  token: string;
}

/** The token of a link, in a path or anywhere in a text. */
export const tokenIn = (text: string): string => /invitation\/([0-9a-f]{64})/.exec(text)?.[1] ?? "";

/** The response to sending or resending, with the link's token. */
export const withToken = ({ id, path }: { id: string; path: string }): TestInvitation => ({
  id,
  path,
  token: tokenIn(path),
});

/** Requests an invitation and returns the raw response; `data` is the form's, or overrides of the minimal one. */
export const createInvitation = (
  sender: Pick<Actor, "client">,
  kind: InvitationKind,
  email = uniqueEmail("invited"),
  data: Record<string, unknown> = {},
) => sender.client.rpc("create_invitation", { p_type: kind, p_email: email, p_data: { ...forms[kind], ...data } });

/** Sends an invitation, requested as above. */
export async function invite(...asked: Parameters<typeof createInvitation>): Promise<TestInvitation> {
  const answer = await createInvitation(...asked);
  if (answer.error) throw answer.error;
  return withToken(answer.data);
}
