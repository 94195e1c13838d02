import type { ApplicationCandidate } from "@contracts/application";
import { splitBio } from "@contracts/candidate";
import { workAuthorizationLabels } from "@contracts/enums";
import { BadgeCheck, BriefcaseBusiness, Link2, Mail, MapPin, Paperclip, Phone } from "lucide-react";
import { EmailText } from "@/components/product/email-text";
import { NotShown, PreviewFacts, PreviewHead, PreviewSkills } from "@/features/candidate/my-data/preview-parts";
import { formatCount } from "@/lib/format";

/** What a company one applies to reads, with that application. */
export function AppliedPreview({ read }: { read: ApplicationCandidate }) {
  const { bio } = splitBio(read.bio);
  const { experience_years: years, work_authorization: authorization, certificates } = read;
  const documents = [
    read.resume_url && "Resume",
    read.cover_letter_url && "Cover letter",
    certificates.length > 0 && formatCount(certificates.length, "certificate"),
  ].filter(Boolean);
  return (
    <>
      <div className="read">
        <PreviewHead person={read} />
        <PreviewFacts
          facts={[
            { icon: MapPin, value: [read.city, read.state, read.country].filter(Boolean).join(", ") },
            {
              icon: BriefcaseBusiness,
              value: years === null ? null : formatCount(years, "year of experience", "years of experience"),
            },
            { icon: BadgeCheck, value: authorization && workAuthorizationLabels[authorization] },
            { icon: Mail, value: <EmailText>{read.email}</EmailText> },
            { icon: Phone, label: "Phone", value: read.phone },
            { icon: Phone, label: "Other phone", value: read.alternate_phone },
            { icon: Link2, label: "Portfolio", value: read.portfolio_url },
            { icon: Link2, label: "GitHub", value: read.github_url },
            { icon: Link2, label: "LinkedIn", value: read.linkedin_url },
          ]}
        />
        {bio && (
          <div>
            <h3>Bio</h3>
            <p className="whitespace-pre-line break-words text-sm">{bio}</p>
          </div>
        )}
        <PreviewSkills skills={read.skills} />
        {documents.length > 0 && (
          <div>
            <h3>Documents</h3>
            <PreviewFacts facts={documents.map((value) => ({ icon: Paperclip, value }))} />
          </div>
        )}
      </div>
      <p className="text-sm text-ink-muted">
        As it is when you apply; changing it later changes nothing that was sent.
      </p>
      <NotShown>
        street and ZIP code, gender, your ways of working beyond what a match says, what you agreed with another
        company, your applications elsewhere
      </NotShown>
    </>
  );
}
