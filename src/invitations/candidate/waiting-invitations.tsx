import { useAuth } from "@/auth/use-auth";
import { loadLater, tellMissingPart } from "@/components/ui/load-later";
import { WaitingCards } from "@/components/ui/waiting-cards";
import { myInvitationsQuery } from "@/invitations/data/invitation-queries";
import { useEagerQuery } from "@/lib/use-eager-query";

/** Few dashboards have one. */
const WaitingInvitation = loadLater(
  async () => (await import("@/invitations/candidate/waiting-invitation")).WaitingInvitation,
  { onMissing: tellMissingPart },
);

const Waiting = () => (
  <WaitingCards query={useEagerQuery(myInvitationsQuery())} failure="Your invitations could not be loaded.">
    {(invitation) => <WaitingInvitation key={invitation.id} invitation={invitation} />}
  </WaitingCards>
);

/** The open invitations for the signed-in person's address, on their dashboard (RULES: Invitations). */
export function WaitingInvitations() {
  const { user } = useAuth();
  return user && <Waiting />;
}
