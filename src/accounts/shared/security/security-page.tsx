import type { ReactNode } from "react";
import { SignInSettings } from "@/accounts/shared/security/sign-in-settings";
import { useAuth } from "@/auth/use-auth";
import { PageTitle } from "@/components/feedback/page-title";

interface SecurityPageProps {
  /** Deletes the account, for users without another page for it. */
  deletion?: ReactNode;
}

export function SecurityPage({ deletion }: SecurityPageProps) {
  const { user } = useAuth();
  return (
    <div className="wrap page-start">
      <PageTitle>Security</PageTitle>
      <p className="mt-1 mb-5 text-ink-muted">How you sign in, and where you're signed in.</p>
      <div className="grid max-w-read grid-cols-[minmax(0,1fr)] gap-6">
        {user && <SignInSettings />}
        {deletion}
      </div>
    </div>
  );
}
