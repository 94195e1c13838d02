import type { ManagedCandidate } from "@contracts/candidates/managed-candidate";
import { UserCheck } from "lucide-react";
import { PageTitle } from "@/components/feedback/page-title";
import { Contact } from "@/components/product/contact";
import { RecordWalk } from "@/components/product/record-walk";
import { Avatar } from "@/components/ui/avatar";
import { BackLink } from "@/components/ui/back-link";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import { Meta } from "@/components/ui/meta";
import { paths } from "@/config/paths";
import { formatCount, personName } from "@/lib/format";
import { formatDate } from "@/lib/format-date";

const neighbour = (id: string | null) => id && paths.company.candidate(id);

export function CandidateHeader({ candidate }: { candidate: ManagedCandidate }) {
  const { title, experience_years: years, email, phone, position, total } = candidate;
  const name = personName(candidate, "candidate");
  const place = [candidate.city, candidate.state ?? candidate.country].filter(Boolean).join(", ");
  return (
    <>
      <div className="flex items-center gap-3">
        <div className="min-w-0 grow">
          <BackLink to={paths.company.candidates()}>Manage Candidates</BackLink>
        </div>
        <RecordWalk
          label="Your candidates"
          noun="candidate"
          position={position}
          total={total}
          previous={neighbour(candidate.previous_id)}
          next={neighbour(candidate.next_id)}
        />
      </div>
      <div className="mt-1 mb-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Avatar name={name} size="xl" />
        <div className="min-w-0 grow basis-40">
          <PageTitle
            badge={
              candidate.managed_since && (
                <Badge tone="good" glyph={<Icon icon={UserCheck} size="sm" />}>
                  Candidate since {formatDate(candidate.managed_since)}
                </Badge>
              )
            }
          >
            {name}
          </PageTitle>
          <Meta className="mt-0.5">
            {title ?? ""}
            {years === null ? "" : formatCount(years, "year of experience", "years of experience")}
            {place}
          </Meta>
        </div>
        <Contact email={email} phone={phone} />
      </div>
    </>
  );
}
