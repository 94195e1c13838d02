import { signInsQuery } from "@/accounts/data/sign-ins-query";
import { SessionsCard } from "@/accounts/shared/security/sessions-card";
import { SignInCard } from "@/accounts/shared/security/sign-in-card";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useEagerQuery } from "@/lib/use-eager-query";

export function SignInSettings() {
  const query = useEagerQuery(signInsQuery());
  if (query.data)
    return (
      <div className="grid gap-6">
        <SignInCard signIns={query.data} />
        <SessionsCard sessions={query.data.sessions} />
      </div>
    );
  if (query.isError)
    return (
      <Card>
        <ErrorState title="Your sign-in settings couldn't be loaded" query={query}>
          {query.error.message}
        </ErrorState>
      </Card>
    );
  return <Skeleton label="Loading your sign-in settings" rows={5} />;
}
