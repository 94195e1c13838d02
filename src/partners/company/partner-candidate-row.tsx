import type { PartnerCandidate } from "@contracts/partners/partnership";
import { MatchLine } from "@/components/product/match";
import { SkillChips } from "@/components/product/skill-chips";
import { Avatar } from "@/components/ui/avatar";
import { Meta } from "@/components/ui/meta";
import { formatCount, personName } from "@/lib/format";

export function PartnerCandidateRow({ candidate }: { candidate: PartnerCandidate }) {
  const name = personName(candidate, "candidate");
  const { title, experience_years: years, region, company, skills, match } = candidate;
  return (
    <li className="row items-start">
      <Avatar name={name} />
      <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className="min-w-0">
          <p className="break-words">
            <b className="font-semibold">{name}</b>
          </p>
          <Meta>
            {title ?? ""}
            {years === null ? "" : formatCount(years, "year of experience", "years of experience")}
            {region ?? ""}
            {`Represented by ${company.name}`}
          </Meta>
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
          {match && <MatchLine match={match} />}
          {(skills.length > 0 || !match) && <SkillChips skills={skills} name={name} />}
        </div>
      </div>
    </li>
  );
}
