import type { ApplicationCandidate } from "@contracts/candidates/candidate-fields";
import { workAuthorizationLabels } from "@contracts/enums";
import { factItems } from "@/candidates/shared/fact-items";
import { EmailText } from "@/components/product/email-text";
import { Card } from "@/components/ui/card";
import { ChipList } from "@/components/ui/chip";
import { KeyValues } from "@/components/ui/key-values";
import { formatCount } from "@/lib/format";
import { phoneLink } from "@/lib/phone-link";

export function CandidateCard({ candidate }: { candidate: ApplicationCandidate }) {
  const authorization = candidate.work_authorization;
  return (
    <Card title="About the candidate">
      <div className="grid gap-5">
        {candidate.bio && <p className="max-w-read whitespace-pre-line break-words text-md">{candidate.bio}</p>}
        {candidate.skills.length > 0 && <ChipList items={candidate.skills} />}
        <KeyValues
          empty="Not on the profile"
          items={[
            {
              label: "Email",
              value: candidate.email && (
                <a className="link" href={`mailto:${candidate.email}`}>
                  <EmailText>{candidate.email}</EmailText>
                </a>
              ),
            },
            {
              label: "Phone",
              value: candidate.phone && (
                <a className="link" href={phoneLink(candidate.phone)}>
                  {candidate.phone}
                </a>
              ),
            },
            {
              label: "Experience",
              value: candidate.experience_years === null ? "" : formatCount(candidate.experience_years, "year"),
            },
            {
              label: "Work authorization",
              value: authorization && workAuthorizationLabels[authorization],
            },
            ...factItems(candidate),
          ]}
        />
      </div>
    </Card>
  );
}
