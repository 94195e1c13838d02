import { type ApplicationCandidate, applicantParts } from "@contracts/application";
import { type Candidate, splitBio } from "@contracts/candidate";
import { workAuthorizationLabels } from "@contracts/enums";
import { partnerParts } from "@contracts/partnership";
import {
  BriefcaseBusiness,
  FileText,
  IdCard,
  Link as LinkIcon,
  type LucideIcon,
  Mail,
  MapPin,
  Phone,
} from "lucide-react";
import { type ReactNode, useState } from "react";
import { useFormContext } from "react-hook-form";
import { Avatar } from "@/components/ui/avatar";
import { Card } from "@/components/ui/card";
import { ChipList } from "@/components/ui/chip";
import { Icon } from "@/components/ui/icon";
import { Segmented } from "@/components/ui/segmented";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { useAsTyped } from "@/features/candidate/as-typed";
import type { ProfileFormValues } from "@/features/candidate/profile-form-values";
import { formatCount, personName } from "@/lib/format";

type Part = (typeof applicantParts)[number];
type Read = Pick<ApplicationCandidate, "first_name" | "last_name"> & Partial<Pick<ApplicationCandidate, Part>>;

/** What of a profile is the person's alone, in words; whatever employers read is none of it. */
const closedParts = {
  gender: "gender",
  street: "street",
  unit: "unit",
  zip_code: "ZIP code",
} as const satisfies Record<
  Exclude<
    keyof Candidate,
    | keyof ApplicationCandidate
    | "is_managed_by_company"
    | "managing_company_id"
    | "shown_to_partners"
    | "culture_values"
  >,
  string
>;
const closedWords = new Intl.ListFormat("en-US", { type: "disjunction" }).format(Object.values(closedParts));

/** The parts others read, and nothing else of the profile. */
export const partsOf = (candidate: Candidate, parts: readonly Part[]): Read =>
  Object.fromEntries(parts.map((part) => [part, candidate[part]])) as unknown as Read;

function Line({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  if (!children) return null;
  return (
    <li className="flex min-w-0 items-start gap-2">
      <Icon icon={icon} size="sm" className="mt-0.5 text-ink-muted" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}

/** A profile as somebody else reads it. */
function Preview({ read }: { read: Read }) {
  const { experience_years: years, work_authorization: authorization, skills = [], certificates = [] } = read;
  const { bio } = splitBio(read.bio ?? null);
  const documents = [
    read.resume_url && "Resume",
    read.cover_letter_url && "Cover Letter",
    certificates.length > 0 && formatCount(certificates.length, "certificate"),
  ].filter(Boolean);
  const facts: [LucideIcon, ReactNode][] = [
    [MapPin, [read.city, read.state, read.country].filter(Boolean).join(", ")],
    [BriefcaseBusiness, years === null || years === undefined ? "" : `${formatCount(years, "year")} of experience`],
    [IdCard, authorization && workAuthorizationLabels[authorization]],
    [Mail, read.email],
    [Phone, [read.phone, read.alternate_phone].filter(Boolean).join(", ")],
    [LinkIcon, [read.portfolio_url, read.github_url, read.linkedin_url].filter(Boolean).join(", ")],
    [FileText, documents.join(", ")],
  ];
  return (
    <div className="read">
      <div className="flex items-center gap-3">
        <Avatar name={personName(read, "candidate")} />
        <div className="min-w-0 leading-tight">
          <p className="font-semibold">{personName(read, "candidate")}</p>
          {read.title && <p className="text-sm text-ink-muted">{read.title}</p>}
        </div>
      </div>
      {facts.some(([, said]) => said) && (
        <div>
          <ul className="grid gap-1 text-sm">
            {facts.map(([icon, said]) => (
              <Line key={icon.displayName} icon={icon}>
                {said}
              </Line>
            ))}
          </ul>
        </div>
      )}
      {bio && (
        <div>
          <h3>Bio</h3>
          <p className="line-clamp-6 whitespace-pre-line text-sm">{bio}</p>
        </div>
      )}
      {skills.length > 0 && (
        <div>
          <h3>Skills</h3>
          <ChipList items={skills} />
        </div>
      )}
    </div>
  );
}

/** What companies read of the profile as it is typed: before an application, and once there is one. */
export function ReadCard({ candidate }: { candidate: Candidate }) {
  const { control } = useFormContext<ProfileFormValues>();
  const typed = useAsTyped(candidate, control);
  const { managing_company_id: managed, shown_to_partners: isShown } = candidate;
  const isReadBefore = managed !== null && isShown;
  const [when, setWhen] = useState<"before" | "after">(isReadBefore ? "before" : "after");
  return (
    <Card title="What companies read">
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
          <Preview read={partsOf(typed, applicantParts)} />
        ) : isReadBefore ? (
          <Preview read={partsOf(typed, partnerParts)} />
        ) : (
          <div className="read">
            <p className="text-sm">Nothing. No company you have not applied to reads your profile.</p>
          </div>
        )}
        <p className="text-sm text-ink-muted">
          {when === "after"
            ? "The company you apply to reads this as it was when you applied. "
            : isReadBefore
              ? "Partners of the company that manages your profile read this. "
              : ""}
          {managed ? "The company that manages your profile reads what employers do, and your address. " : ""}
          {managed ? "Nobody reads your gender. " : `Nobody reads your ${closedWords}. `}
          <TextLink to={paths.candidate.myData()}>Who can see me</TextLink>
        </p>
      </div>
    </Card>
  );
}
