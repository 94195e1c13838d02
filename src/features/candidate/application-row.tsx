import type { CandidateApplicationListItem } from "@contracts/application";
import { CompanyAvatar } from "@/components/product/company-avatar";
import { StatusBadge } from "@/components/product/status-badge";
import { CoverLink } from "@/components/ui/cover-link";
import { Meta } from "@/components/ui/meta";
import { paths } from "@/config/paths";
import { formatDate } from "@/lib/format-date";

/** One of the candidate's applications, in columns where the list has room; the title's link covers the whole row. */
export function ApplicationRow({ application }: { application: CandidateApplicationListItem }) {
  const applied = `Applied ${formatDate(application.applied_at)}`;
  return (
    <li className="row relative hover:bg-hover max-sm:items-start!">
      <CompanyAvatar name={application.company_name} logo={application.company_logo_url} />
      <div className="min-w-0 grow gap-x-8 sm:flex sm:items-center @min-[56rem]:grid @min-[56rem]:grid-cols-[minmax(0,1fr)_12rem_10rem]">
        <div className="min-w-0 grow">
          <CoverLink to={paths.candidate.application(application.id)}>{application.job_title}</CoverLink>
          <Meta className="@min-[56rem]:[&>:nth-child(2)]:hidden">
            {application.company_name}
            {applied}
          </Meta>
        </div>
        <span className="hidden text-ink-muted @min-[56rem]:block">{applied}</span>
        <span className="block flex-none max-sm:mt-2">
          <StatusBadge kind="application" status={application.status} />
        </span>
      </div>
    </li>
  );
}
