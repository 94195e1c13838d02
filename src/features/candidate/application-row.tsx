import type { CandidateApplicationListItem } from "@contracts/application";
import { CompanyAvatar } from "@/components/product/company-avatar";
import { StatusBadge } from "@/components/product/status-badge";
import { RowLink } from "@/components/ui/card";
import { Meta } from "@/components/ui/meta";
import { paths } from "@/config/paths";
import { formatDate } from "@/lib/format-date";

/** One of the candidate's applications; the whole row opens it. */
export function ApplicationRow({ application }: { application: CandidateApplicationListItem }) {
  return (
    <RowLink to={paths.candidate.application(application.id)} className="max-sm:items-start!">
      <CompanyAvatar name={application.company_name} logo={application.company_logo_url} />
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
