import { useAuth } from "@/auth/use-auth";
import { Card } from "@/components/ui/card";
import { loadLater, toastMissingPart } from "@/components/ui/load-later";
import { RetryNotice } from "@/components/ui/retry-notice";
import { WaitingCards } from "@/components/ui/waiting-cards";
import { myInvitationsQuery } from "@/invitations/data/invitation-queries";
import { useEagerQuery } from "@/lib/use-eager-query";

/** Rarely needed. */
const WaitingInvitation = loadLater(
  async () => (await import("@/invitations/candidate/waiting-invitation")).WaitingInvitation,
  { onMissing: toastMissingPart },
);

/** The same as rows of one card; hidden if empty. */
function InvitationsCard() {
  const query = useEagerQuery(myInvitationsQuery());
  const { data, error, errorUpdateCount } = query;
  // It stays while Retry runs.
  if (!data && errorUpdateCount > 0) {
    return (
      <RetryNotice title="Couldn't load your invitations." query={query}>
        {error?.message}
      </RetryNotice>
    );
  }
  if (!data || data.length === 0) return null;
  return (
    <Card flush title="Invitations">
      <div className="rows border-line border-t">
        {data.map((invitation) => (
          <WaitingInvitation key={invitation.id} invitation={invitation} isRow />
        ))}
      </div>
    </Card>
  );
}

const Waiting = () => (
  <WaitingCards query={useEagerQuery(myInvitationsQuery())} failure="Couldn't load your invitations.">
    {(invitation) => <WaitingInvitation key={invitation.id} invitation={invitation} />}
  </WaitingCards>
);

/** The open invitations for the signed-in person's address, on their dashboard, as cards or all in one (RULES: Invitations). */
export function WaitingInvitations({ isCard = false }: { isCard?: boolean }) {
  const { user } = useAuth();
  return user && (isCard ? <InvitationsCard /> : <Waiting />);
}
