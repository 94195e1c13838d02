import type { CandidateApplicationListItem } from "@contracts/application";
import { StatusBadge } from "@/components/product/status-badge";
import { Avatar } from "@/components/ui/avatar";
import { RowLink } from "@/components/ui/card";
import { Meta } from "@/components/ui/meta";
import { paths } from "@/config/paths";
import { publicUrl } from "@/data/files/public-url";
import { formatDate } from "@/lib/format";

/** One of the candidate's applications; the whole row opens it. */
export function ApplicationRow({ application }: { application: CandidateApplicationListItem }) {
  return (
    <RowLink to={paths.candidate.application(application.id)} className="max-sm:items-start!">
      <Avatar
        name={application.company_name}
        shape="company"
        imageUrl={publicUrl("company-logos", application.company_logo_url)}
      />
      <span className="min-w-0 grow sm:flex sm:items-center sm:gap-3.5">
        <span className="block min-w-0 grow">
          <span className="block break-words font-semibold">{application.job_title}</span>
          <Meta>
            {application.company_name}
            {`Applied ${formatDate(application.applied_at)}`}
          </Meta>
        </span>
        <span className="block flex-none max-sm:mt-2">
          <StatusBadge kind="application" status={application.status} />
        </span>
      </span>
    </RowLink>
  );
}
