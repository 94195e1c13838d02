import { type Candidate, profileCompletion } from "@contracts/candidate";
import { useAuth } from "@/auth/use-auth";
import { PageLoader } from "@/components/feedback/page-loader";
import { PageTitle } from "@/components/feedback/page-title";
import { missingSentence, neededSentence } from "@/components/product/completion-words";
import { BackLink } from "@/components/ui/back-link";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { CompletionBar } from "@/features/candidate/profile-cards";
import { profileFailure } from "@/features/candidate/profile-failure";
import { ProfileForm } from "@/features/candidate/profile-form";
import { useReturnPlace } from "@/features/candidate/return-place";
import { SignedOut } from "@/features/candidate/signed-out";
import { useOwnProfile } from "@/features/candidate/use-own-profile";

function Completion({ candidate }: { candidate: Candidate }) {
  const completion = profileCompletion(candidate);
  const { percent, isComplete, missing } = completion;
  return (
    <Card title="Profile completion" aside={<span className="tnum font-semibold">{percent}%</span>}>
      <CompletionBar percent={percent} />
      <p className="mt-3 text-sm text-ink-muted">
        {isComplete ? missingSentence(missing) || "Everything is there." : neededSentence(completion)}
      </p>
    </Card>
  );
}

function Profile({ userId }: { userId: string }) {
  const query = useOwnProfile(userId);
  const { data, error } = query;
  const back = useReturnPlace();
  if (!data && !error) return <PageLoader />;
  return (
    <div className={back.label ? "wrap pt-3 md:pt-6" : "wrap pt-5 md:pt-8"}>
      {back.label && <BackLink to={back.to}>{back.label}</BackLink>}
      <PageTitle>Profile</PageTitle>
      {data ? (
        <div className="split mt-5">
          <div className="min-w-0">
            <ProfileForm key={data.candidate.id} candidate={data.candidate} />
          </div>
          <aside className="max-lg:order-first lg:sticky lg:top-16">
            <Completion candidate={data.candidate} />
          </aside>
        </div>
      ) : (
        <Card className="mt-5">
          <ErrorState title="Error" query={query}>
            {profileFailure(error, "load")}
          </ErrorState>
        </Card>
      )}
    </div>
  );
}

/** /candidate/profile */
export function ProfilePage() {
  const { user } = useAuth();
  if (!user) return <SignedOut>You must be logged in to view and edit your profile.</SignedOut>;
  return <Profile userId={user.id} />;
}
