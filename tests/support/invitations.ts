// Invitations as their senders make them.
import type { InvitationKind } from "../../supabase/functions/_shared/contracts/invitations/invitation.ts";
import { type Actor, uniqueEmail } from "./actors.ts";

const person = { firstName: "Kim", lastName: "Invited" };
/** As little as each form asks. */
const forms: Record<InvitationKind, Record<string, unknown>> = {
  admin: person,
  company: { companyName: "Invited Works" },
  employee: { ...person, role: "recruiter" },
  candidate: { candidateData: person },
};

/** What its sender has of an invitation: its id, and the link's path and token. */
export interface TestInvitation {
  id: string;
  path: string;
  token: string;
}

/** The token of a link, in a path or anywhere in a text. */
export const tokenIn = (text: string): string => /invitation\/([0-9a-f]{64})/.exec(text)?.[1] ?? "";

/** What sending or resending has answered, with the token of its link. */
export const withToken = ({ id, path }: { id: string; path: string }): TestInvitation => ({
  id,
  path,
  token: tokenIn(path),
});

/** Asks for one and gives the answer as it is; `data` is the form's, or changes of the shortest one. */
export const createInvitation = (
  sender: Pick<Actor, "client">,
  kind: InvitationKind,
  email = uniqueEmail("invited"),
  data: Record<string, unknown> = {},
) => sender.client.rpc("create_invitation", { p_type: kind, p_email: email, p_data: { ...forms[kind], ...data } });

/** Sends one, asked for as above. */
export async function invite(...asked: Parameters<typeof createInvitation>): Promise<TestInvitation> {
  const answer = await createInvitation(...asked);
  if (answer.error) throw answer.error;
  return withToken(answer.data);
}
