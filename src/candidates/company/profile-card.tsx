import { splitBio } from "@contracts/candidates/candidate";
import type { ManagedCandidate } from "@contracts/candidates/managed-candidate";
import { workAuthorizationLabels } from "@contracts/enums";
import { factItems } from "@/candidates/shared/fact-items";
import { Card } from "@/components/ui/card";
import { ChipList } from "@/components/ui/chip";
import { KeyValues } from "@/components/ui/key-values";
import { formatDate } from "@/lib/format-date";

/** The street on one line, the city on the next. */
const addressLines = ({ street, unit, city, state, zip_code, country }: ManagedCandidate) =>
  [
    [street, unit].filter(Boolean).join(", "),
    [city, [state, zip_code].filter(Boolean).join(" "), country].filter(Boolean).join(", "),
  ].filter(Boolean);

export function ProfileCard({ candidate }: { candidate: ManagedCandidate }) {
  const { bio } = splitBio(candidate.bio);
  const authorization = candidate.work_authorization;
  return (
    <Card
      title="Profile"
      wideAside
      aside={
        <span className="text-ink-muted text-sm">
          {candidate.first_name || "The candidate"} last updated it on {formatDate(candidate.updated_at)}
        </span>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {bio && <p className="max-w-read whitespace-pre-line break-words text-md">{bio}</p>}
        {candidate.skills.length > 0 && <ChipList items={candidate.skills} />}
        <KeyValues
          empty="Not on the profile"
          items={[
            { label: "Work authorization", value: authorization && workAuthorizationLabels[authorization] },
            {
              label: "Address",
              value: addressLines(candidate).map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              )),
            },
            ...factItems(candidate),
          ]}
        />
      </div>
    </Card>
  );
}
