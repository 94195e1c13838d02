import type { SignIns } from "@contracts/accounts/account";
import type { ReactNode } from "react";
import { signInsQuery } from "@/accounts/data/sign-ins-query";
import { SessionsCard } from "@/accounts/shared/security/sessions-card";
import { SignInCard } from "@/accounts/shared/security/sign-in-card";
import { useAuth } from "@/auth/use-auth";
import { PageTitle } from "@/components/feedback/page-title";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useEagerQuery } from "@/lib/use-eager-query";

function Cards({ signIns }: { signIns: SignIns }) {
  return (
    <div className="grid gap-6">
      <SignInCard signIns={signIns} />
      <SessionsCard sessions={signIns.sessions} />
    </div>
  );
}

function Security() {
  const query = useEagerQuery(signInsQuery());
  if (query.data) return <Cards signIns={query.data} />;
  if (query.isError)
    return (
      <Card>
        <ErrorState title="How you sign in could not be loaded" query={query}>
          {query.error.message}
        </ErrorState>
      </Card>
    );
  return <Skeleton label="Loading how you sign in" rows={5} />;
}

interface SecurityPageProps {
  /** The end of the account, for those who have no other page of their own. */
  deletion?: ReactNode;
}

/** /candidate/security, /company/security and /admin/security: with what one signs in, and where. */
export function SecurityPage({ deletion }: SecurityPageProps) {
  const { user } = useAuth();
  return (
    <div className="wrap pt-5 md:pt-8">
      <PageTitle>Security</PageTitle>
      <p className="mt-1 mb-5 text-ink-muted">With what you sign in, and where you are signed in.</p>
      <div className="grid max-w-read grid-cols-[minmax(0,1fr)] gap-6">
        {user && <Security />}
        {deletion}
      </div>
    </div>
  );
}
