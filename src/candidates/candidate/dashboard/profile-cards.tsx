import {
  type Candidate,
  completionItemLabels,
  completionItems,
  profileCompletion,
} from "@contracts/candidates/candidate";
import { ChevronRight } from "lucide-react";
import { CompletionBar } from "@/candidates/candidate/completion-bar";
import { lowerFirst } from "@/components/product/completion-words";
import { AppLink } from "@/components/ui/app-link";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { paths } from "@/config/paths";
import { formatList } from "@/lib/format";

/** "One detail left: phone number"; more than three are counted. */
function leftWords({ missing }: Pick<ReturnType<typeof profileCompletion>, "missing">): string {
  if (missing.length > 3) return `${missing.length} details left`;
  const named = formatList(missing.map((item) => lowerFirst(completionItemLabels[item])));
  return `${missing.length === 1 ? "One detail" : `${missing.length} details`} left: ${named}`;
}

interface YourProfileCardProps {
  candidate: Candidate;
  /** The page starts with completing it, so don't ask twice. */
  isStart: boolean;
}

export function YourProfileCard({ candidate, isStart }: YourProfileCardProps) {
  const completion = profileCompletion(candidate);
  const { percent, filled } = completion;
  const profile = paths.candidate.profile();
  return (
    <Card
      title="Your Profile"
      aside={<span className="tnum font-semibold">{`${filled} of ${completionItems.length}`}</span>}
    >
      <CompletionBar percent={percent} />
      <div className="mt-4 grid gap-2">
        {isStart ? (
          <p className="text-ink-muted text-sm">
            {candidate.resume_url || candidate.skills.length > 0
              ? "Apply any time. We'll ask for the few details a job needs."
              : "Your resume can fill most of this."}
          </p>
        ) : (
          completion.missing.length > 0 && (
            <AppLink className="complete-link" to={profile}>
              <span className="min-w-0 grow">
                <b className="block font-medium">Complete Your Profile</b>
                <span className="text-ink-muted text-sm">{leftWords(completion)}</span>
              </span>
              <Icon icon={ChevronRight} />
            </AppLink>
          )
        )}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-2">
          <LinkButton to={`${profile}#resume`} size="sm">
            Manage Resume
          </LinkButton>
          <LinkButton to={paths.candidate.preferences()} size="sm">
            Job Preferences
          </LinkButton>
        </div>
        <LinkButton to={profile} size="sm">
          Edit Profile
        </LinkButton>
      </div>
    </Card>
  );
}
