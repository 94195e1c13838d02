import type { AuthUser } from "@/auth/auth-context";
import { useAuth } from "@/auth/use-auth";
import { loadLater, tellMissingPart } from "@/components/ui/load-later";
import { RetryNotice } from "@/components/ui/retry-notice";
import { myInvitationsQuery } from "@/data/invitations/my-invitations-query";
import { useEagerQuery } from "@/lib/use-eager-query";

/** Few dashboards have one. */
const WaitingInvitation = loadLater(
  async () => (await import("@/features/invitations/waiting-invitation")).WaitingInvitation,
  { onMissing: tellMissingPart },
);

function Waiting({ user }: { user: AuthUser }) {
  const query = useEagerQuery(myInvitationsQuery(user.id));
  const { data, error, errorUpdateCount } = query;
  // It stays while Retry asks again.
  if (!data && errorUpdateCount > 0) {
    return (
      <div className="mt-5">
        <RetryNotice title="Your invitations could not be loaded." query={query}>
          {error?.message}
        </RetryNotice>
      </div>
    );
  }
  if (!data || data.length === 0) return null;
  return (
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4">
      {data.map((invitation) => (
        <WaitingInvitation key={invitation.id} invitation={invitation} user={user} />
      ))}
    </div>
  );
}

/** The open invitations for the signed-in person's address, on their dashboard (RULES: Invitations). */
export function WaitingInvitations() {
  const { user } = useAuth();
  return user && <Waiting user={user} />;
}
