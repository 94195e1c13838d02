import type { ApplicationCandidate } from "@contracts/application";
import { workAuthorizationLabels } from "@contracts/enums";
import { Card } from "@/components/ui/card";
import { ChipList } from "@/components/ui/chip";
import { ExternalLink } from "@/components/ui/external-link";
import { KeyValues } from "@/components/ui/key-values";
import { formatCount } from "@/lib/format";
import { safeHttpUrl } from "@/lib/safe-http-url";

/** What the profile says beyond the match. */
export function CandidateCard({ candidate }: { candidate: ApplicationCandidate }) {
  const authorization = candidate.work_authorization;
  const links = [
    { label: "Portfolio", url: candidate.portfolio_url },
    { label: "GitHub", url: candidate.github_url },
    { label: "LinkedIn", url: candidate.linkedin_url },
  ].filter(({ url }) => safeHttpUrl(url));
  return (
    <Card title="About the candidate">
      <div className="grid gap-5">
        {candidate.bio && <p className="max-w-read whitespace-pre-line break-words text-md">{candidate.bio}</p>}
        {candidate.skills.length > 0 && <ChipList items={candidate.skills} />}
        <KeyValues
          empty="Not on the profile"
          items={[
            {
              label: "Experience",
              value: candidate.experience_years === null ? "" : formatCount(candidate.experience_years, "year"),
            },
            {
              label: "Work authorization",
              value: authorization && workAuthorizationLabels[authorization],
            },
            { label: "Other phone", value: candidate.alternate_phone },
            ...links.map(({ label, url }) => ({ label, value: <ExternalLink href={url} /> })),
          ]}
        />
      </div>
    </Card>
  );
}
