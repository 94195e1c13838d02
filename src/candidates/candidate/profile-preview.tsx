import { splitBio } from "@contracts/candidates/candidate";
import { type ApplicationCandidate, type applicantParts, candidateFacts } from "@contracts/candidates/candidate-fields";
import { workAuthorizationLabels } from "@contracts/enums";
import {
  BadgeCheck,
  BriefcaseBusiness,
  Handshake,
  Link2,
  type LucideIcon,
  Mail,
  MapPin,
  Paperclip,
  Phone,
} from "lucide-react";
import type { ReactNode } from "react";
import { Education, WorkHistory } from "@/candidates/shared/history-list";
import { EmailText } from "@/components/product/email-text";
import { Avatar } from "@/components/ui/avatar";
import { ChipList } from "@/components/ui/chip";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { formatCount, personName } from "@/lib/format";

/** The parts of a profile that others can read. */
export type ReadPart = (typeof applicantParts)[number];

/** A profile as a given reader sees it; hidden parts are absent. */
export type ReadProfile = Pick<ApplicationCandidate, "first_name" | "last_name"> &
  Partial<Pick<ApplicationCandidate, ReadPart>>;

interface Fact {
  icon: LucideIcon;
  label?: string;
  value: ReactNode;
}

const factIcons = { phone: Phone, link: Link2 };

/** One fact per line; facts without a value are omitted. */
function Facts({ title, facts }: { title?: string; facts: readonly Fact[] }) {
  const shown = facts.filter(({ value }) => value);
  if (shown.length === 0) return null;
  return (
    <div>
      {title && <h3>{title}</h3>}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1 text-sm">
        {shown.map(({ icon, label, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: facts have no identity beyond their place
          <li key={index} className="flex items-start gap-2">
            <Icon icon={icon} size="sm" className="mt-0.5 text-ink-muted" />
            <span className="min-w-0 break-words">
              {label && <span className="sr-only">{label}: </span>}
              <span>{value}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ProfilePreviewProps {
  read: ReadProfile;
  /** State and country in one, for readers who don't see them separately. */
  region?: string | null;
  /** The managing company, if shown. */
  managedBy?: string;
  /** Truncates a long bio. */
  isShort?: boolean;
}

export function ProfilePreview({ read, region, managedBy, isShort = false }: ProfilePreviewProps) {
  const { experience_years: years = null, work_authorization: authorization, skills = [], certificates = [] } = read;
  const { positions = [], schools = [] } = read;
  const { bio } = splitBio(read.bio ?? null);
  const name = personName(read, "candidate");
  return (
    <div className="read">
      <div className="flex items-center gap-3">
        <Avatar name={name} />
        <div className="min-w-0 break-words leading-tight">
          <p className="font-semibold">{name}</p>
          {read.title && <p className="text-sm text-ink-muted">{read.title}</p>}
        </div>
      </div>
      <Facts
        facts={[
          { icon: MapPin, value: region ?? [read.city, read.state, read.country].filter(Boolean).join(", ") },
          { icon: BriefcaseBusiness, value: years !== null && `${formatCount(years, "year")} of experience` },
          { icon: BadgeCheck, value: authorization && workAuthorizationLabels[authorization] },
          { icon: Handshake, value: managedBy && `Represented by ${managedBy}` },
          { icon: Mail, value: read.email && <EmailText>{read.email}</EmailText> },
          { icon: Phone, label: "Phone", value: read.phone },
          ...candidateFacts.map(({ column, kind, fact }) => ({
            icon: factIcons[kind],
            label: fact,
            value: read[column],
          })),
        ]}
      />
      {bio && (
        <div>
          <h3>Bio</h3>
          <p className={classNames("whitespace-pre-line break-words text-sm", isShort && "line-clamp-6")}>{bio}</p>
        </div>
      )}
      {positions.length > 0 && (
        <div>
          <h3>Work history</h3>
          <WorkHistory positions={positions} short={isShort} />
        </div>
      )}
      {schools.length > 0 && (
        <div>
          <h3>Education</h3>
          <Education schools={schools} />
        </div>
      )}
      {skills.length > 0 && (
        <div>
          <h3>Skills</h3>
          <ChipList items={skills} />
        </div>
      )}
      <Facts
        title="Documents"
        facts={[
          { icon: Paperclip, value: read.resume_url && "Resume" },
          { icon: Paperclip, value: read.cover_letter_url && "Cover letter" },
          { icon: Paperclip, value: certificates.length > 0 && formatCount(certificates.length, "certificate") },
        ]}
      />
    </div>
  );
}
