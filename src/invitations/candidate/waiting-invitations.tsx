import type { AuthUser } from "@/auth/auth-context";
import { useAuth } from "@/auth/use-auth";
import { loadLater, tellMissingPart } from "@/components/ui/load-later";
import { WaitingCards } from "@/components/ui/waiting-cards";
import { myInvitationsQuery } from "@/invitations/data/my-invitations-query";
import { useEagerQuery } from "@/lib/use-eager-query";

/** Few dashboards have one. */
const WaitingInvitation = loadLater(
  async () => (await import("@/invitations/candidate/waiting-invitation")).WaitingInvitation,
  { onMissing: tellMissingPart },
);

const Waiting = ({ user }: { user: AuthUser }) => (
  <WaitingCards query={useEagerQuery(myInvitationsQuery(user.id))} failure="Your invitations could not be loaded.">
    {(invitation) => <WaitingInvitation key={invitation.id} invitation={invitation} user={user} />}
  </WaitingCards>
);

/** The open invitations for the signed-in person's address, on their dashboard (RULES: Invitations). */
export function WaitingInvitations() {
  const { user } = useAuth();
  return user && <Waiting user={user} />;
}
