import { useState } from "react";
import { useAuth } from "@/auth/use-auth";
import { ProfileForm } from "@/candidates/candidate/profile/profile-form";
import { useReturnPlace } from "@/candidates/candidate/profile/return-place";
import { profileFailure } from "@/candidates/candidate/profile-failure";
import { SignedOut } from "@/candidates/candidate/signed-out";
import { useOwnProfile } from "@/candidates/candidate/use-own-profile";
import { myDocumentsQuery } from "@/candidates/data/documents-query";
import { historyQuery, preferencesQuery } from "@/candidates/data/own-queries";
import { PageLoader } from "@/components/feedback/page-loader";
import { PageTitle } from "@/components/feedback/page-title";
import { BackLink } from "@/components/ui/back-link";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { useEagerQuery } from "@/lib/use-eager-query";

function Profile({ userId }: { userId: string }) {
  const query = useOwnProfile(userId, { edited: true });
  const history = useEagerQuery({ ...historyQuery(), refetchOnWindowFocus: "always" });
  // The form shows these; asked for here, they don't wait for the profile.
  useEagerQuery(myDocumentsQuery());
  useEagerQuery(preferencesQuery());
  const data = query.data && history.data ? { ...query.data, history: history.data } : undefined;
  const error = query.error ?? history.error;
  const back = useReturnPlace();
  // Remounts the form with the stored values.
  const [discarded, setDiscarded] = useState(0);
  if (!data && !error) return <PageLoader />;
  return (
    <div className={back.label ? "wrap pt-3 md:pt-6" : "wrap pt-5 md:pt-8"}>
      {back.label && <BackLink to={back.to}>{back.label}</BackLink>}
      <PageTitle>Profile</PageTitle>
      {data ? (
        <ProfileForm
          key={`${data.candidate.id} ${discarded}`}
          candidate={data.candidate}
          history={data.history}
          onDiscard={() => {
            setDiscarded(discarded + 1);
            document.querySelector<HTMLElement>("h1")?.focus();
          }}
        />
      ) : (
        <Card className="mt-5">
          <ErrorState title="Error" query={query.error ? query : history}>
            {error && profileFailure(error, "load")}
          </ErrorState>
        </Card>
      )}
    </div>
  );
}

export function ProfilePage() {
  const { user } = useAuth();
  if (!user) return <SignedOut>You must be logged in to view and edit your profile.</SignedOut>;
  return <Profile userId={user.id} />;
}
