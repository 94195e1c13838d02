import type { ListedAdminJob } from "@contracts/jobs/all-jobs";
import { Flag } from "lucide-react";
import { CompanyAvatar } from "@/components/product/company-avatar";
import { CoverLink } from "@/components/ui/cover-link";
import { Icon } from "@/components/ui/icon";
import { paths } from "@/config/paths";
import { AdminJobBadge } from "@/jobs/admin/admin-job-badge";
import { formatCount } from "@/lib/format";
import { formatDate } from "@/lib/format-date";
import { useLinkBeside } from "@/lib/use-open-beside";

interface AdminJobRowProps {
  job: ListedAdminJob;
  /** It opens next to the list; otherwise on its own page. */
  isBeside: boolean;
  isOpen: boolean;
}

function factOf({ offline_since, state, application_count }: ListedAdminJob): string {
  if (offline_since) return `Offline since ${formatDate(offline_since)}`;
  return state === "draft" ? "Not published yet" : formatCount(application_count, "application");
}

export function AdminJobRow({ job, isBeside, isOpen }: AdminJobRowProps) {
  const link = useLinkBeside("job", job.id, { isBeside, page: paths.admin.job(job.id) });
  return (
    <li className="q-item">
      <CompanyAvatar name={job.company.name} logo={job.logo_url} />
      <div className="min-w-0 grow break-words">
        <CoverLink {...link} aria-current={isOpen || undefined} className="block text-pretty leading-5">
          {job.title}
        </CoverLink>
        <p className="mt-0.5 text-ink-muted text-sm">{`${job.company.name} · ${job.location}`}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted text-sm">
          {job.reports > 0 && (
            <span className="flex items-center gap-1.5 text-warn-text">
              <Icon icon={Flag} size="sm" />
              {formatCount(job.reports, "report")}
            </span>
          )}
          <span className="grow">{factOf(job)}</span>
          <AdminJobBadge job={job} />
        </p>
      </div>
    </li>
  );
}
