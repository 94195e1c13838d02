import { type Candidate, profileCompletion } from "@contracts/candidates/candidate";
import { ChevronRight, CircleUserRound } from "lucide-react";
import { CompletionBar } from "@/candidates/candidate/completion-bar";
import { neededSentence } from "@/components/product/completion-words";
import { AppLink } from "@/components/ui/app-link";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { paths } from "@/config/paths";

/** Complete Your Profile, until it is (RULES: Candidates). */
export function CompleteProfileBanner({ candidate }: { candidate: Candidate }) {
  const completion = profileCompletion(candidate);
  if (completion.isComplete) return null;
  return (
    <AppLink className="notice items-center py-3 hover:bg-hover" to={paths.candidate.profile()}>
      <span className="c-info flex">
        <Icon icon={CircleUserRound} size="lg" />
      </span>
      <span className="min-w-0 grow">
        <b className="font-semibold">Complete Your Profile</b>{" "}
        <span className="text-ink-muted">{neededSentence(completion, 4)}</span>
      </span>
      <span className="flex text-ink-subtle">
        <Icon icon={ChevronRight} />
      </span>
    </AppLink>
  );
}

/** Your Profile on the dashboard. */
export function YourProfileCard({ candidate }: { candidate: Candidate }) {
  const { percent } = profileCompletion(candidate);
  const profile = paths.candidate.profile();
  return (
    <Card title="Your Profile" aside={<span className="tnum font-semibold">{percent}%</span>}>
      <CompletionBar percent={percent} />
      <div className="mt-4 grid gap-2">
        <LinkButton to={profile} variant="primary">
          Edit Profile
        </LinkButton>
        <div className="grid grid-cols-2 gap-2">
          <LinkButton to={`${profile}#resume`} size="sm">
            Manage Resume
          </LinkButton>
          <LinkButton to={paths.candidate.preferences()} size="sm">
            Job Preferences
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
