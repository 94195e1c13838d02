import { PageTitle } from "@/components/feedback/page-title";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { paths } from "@/config/paths";

/** Between the end of a session and the redirect to sign-in. */
export function SignedOut({ children }: { children: string }) {
  return (
    <div className="wrap pt-5 md:pt-8">
      <PageTitle>Authentication Required</PageTitle>
      <Card className="mt-5">
        <EmptyState title={children} action={<LinkButton to={paths.signIn()}>Sign In</LinkButton>} />
      </Card>
    </div>
  );
}
