import type { Candidate } from "@contracts/candidates/candidate";
import { type ApplicationCandidate, applicantParts } from "@contracts/candidates/candidate-fields";
import type { ProfileHistory } from "@contracts/candidates/history";
import { inSentence } from "@contracts/countries/country";
import { country } from "@contracts/operator";
import { partnerParts } from "@contracts/partners/partnership";
import { useState } from "react";
import { useAsTyped } from "@/candidates/candidate/profile/as-typed";
import { ProfilePreview, type ReadPart, type ReadProfile } from "@/candidates/candidate/profile-preview";
import { Card } from "@/components/ui/card";
import { PreviewSheet } from "@/components/ui/preview-sheet";
import { Segmented } from "@/components/ui/segmented";
import { TextLink } from "@/components/ui/text-link";
import { isOffered } from "@/config/left-out";
import { paths } from "@/config/paths";

/** Private parts of a profile, in words; employers never see them. */
const closedParts = {
  gender: "gender",
  street: "street",
  unit: "unit",
  zip_code: inSentence(country.postalCode),
} as const satisfies Record<
  Exclude<
    keyof Candidate,
    | keyof ApplicationCandidate
    | "is_managed_by_company"
    | "managing_company_id"
    | "shown_to_partners"
    | "culture_values"
    | "years_follow_history"
  >,
  string
>;
const closedWords = new Intl.ListFormat("en-US", { type: "disjunction" }).format(Object.values(closedParts));

/** Only the parts that others read. */
const partsOf = (candidate: Candidate & ProfileHistory, parts: readonly ReadPart[]): ReadProfile =>
  Object.fromEntries(parts.map((part) => [part, candidate[part]])) as unknown as ReadProfile;

function Read({ candidate }: { candidate: Candidate }) {
  const typed = useAsTyped(candidate);
  const { managing_company_id: managed, shown_to_partners: isShown } = candidate;
  const isReadBefore = managed !== null && isShown && isOffered("partners");
  const [when, setWhen] = useState<"before" | "after">(isReadBefore ? "before" : "after");
  return (
    <div className="grid gap-3">
      <Segmented
        wide
        label="When"
        options={[
          { value: "before", label: "Before you apply" },
          { value: "after", label: "After" },
        ]}
        value={when}
        onChange={setWhen}
      />
      {when === "after" ? (
        <ProfilePreview read={partsOf(typed, applicantParts)} isShort />
      ) : isReadBefore ? (
        <ProfilePreview read={partsOf(typed, partnerParts)} />
      ) : (
        <div className="read">
          <p className="text-sm">Nothing. Only companies you apply to can see your profile.</p>
        </div>
      )}
      <p className="text-sm text-ink-muted">
        <span>
          {[
            when === "after" && "The company you apply to sees this as it was when you applied.",
            when !== "after" && isReadBefore && "Partners of the company that represents you see this.",
            managed && "The company that represents you sees what employers see, plus your address.",
            `Companies never see your ${managed ? "gender" : closedWords}.`,
          ]
            .filter(Boolean)
            .join(" ")}
        </span>{" "}
        <TextLink to={`${paths.candidate.preferences()}#partners`}>Who can see me</TextLink>
      </p>
    </div>
  );
}

const title = "What companies see";

/** Next to the form, from 1024 px. */
export const ReadCard = ({ candidate }: { candidate: Candidate }) => (
  <Card title={title}>
    <Read candidate={candidate} />
  </Card>
);

/** The same as a sheet, below. */
export const ReadSheet = ({ candidate }: { candidate: Candidate }) => (
  <PreviewSheet title={title}>
    <Read candidate={candidate} />
  </PreviewSheet>
);
