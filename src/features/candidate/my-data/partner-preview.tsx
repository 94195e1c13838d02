import type { MyPreview } from "@contracts/my-data";
import { BriefcaseBusiness, Handshake, MapPin } from "lucide-react";
import { NotShown, PreviewFacts, PreviewHead, PreviewSkills } from "@/features/candidate/my-data/preview-parts";
import { formatCount } from "@/lib/format";

/** What a partner of the managing company reads. */
export function PartnerPreview({ read }: { read: NonNullable<MyPreview["partner"]> }) {
  const { region, experience_years: years, company, skills } = read;
  return (
    <>
      <div className="read">
        <PreviewHead person={read} />
        <PreviewFacts
          facts={[
            { icon: MapPin, value: region },
            {
              icon: BriefcaseBusiness,
              value: years === null ? null : formatCount(years, "year of experience", "years of experience"),
            },
            { icon: Handshake, value: `Managed by ${company.name}` },
          ]}
        />
        <PreviewSkills skills={skills} />
      </div>
      <NotShown>
        email, phone number, street and city, bio, links, gender, work authorization, documents, your applications
      </NotShown>
    </>
  );
}
