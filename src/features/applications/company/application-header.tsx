import type { CompanyApplicationDetail } from "@contracts/application";
import { ChevronLeft, ChevronRight, type LucideIcon, Mail, MapPin, Phone } from "lucide-react";
import { PageTitle } from "@/components/feedback/page-title";
import { StatusBadge } from "@/components/product/status-badge";
import { AppLink } from "@/components/ui/app-link";
import { Avatar } from "@/components/ui/avatar";
import { BackLink } from "@/components/ui/back-link";
import { Icon } from "@/components/ui/icon";
import { Meta } from "@/components/ui/meta";
import { paths } from "@/config/paths";
import { fullName } from "@/lib/format";
import { formatDate } from "@/lib/format-date";

function Neighbour({ id, label, icon }: { id: string | null; label: string; icon: LucideIcon }) {
  if (!id) {
    return (
      <span className="icon-btn opacity-40" aria-hidden="true">
        <Icon icon={icon} />
      </span>
    );
  }
  return (
    <AppLink to={paths.company.application(id)} className="icon-btn" aria-label={label} data-again={label}>
      <Icon icon={icon} />
    </AppLink>
  );
}

function Contact({ icon, children, href }: { icon: LucideIcon; children: string; href?: string }) {
  const content = (
    <>
      <Icon icon={icon} size="sm" className="text-ink-subtle" />
      <span className="min-w-0 break-all">{children}</span>
    </>
  );
  const look = "inline-flex min-w-0 items-center gap-1.5 py-1 text-ink-muted max-md:min-h-touch";
  return href ? (
    <a className={`${look} hover:text-ink`} href={href}>
      {content}
    </a>
  ) : (
    <span className={look}>{content}</span>
  );
}

/** Who applied, where the application stands, how to reach them, and the way to its neighbours. */
export function ApplicationHeader({ application }: { application: CompanyApplicationDetail }) {
  const { candidate, job } = application;
  const name = fullName(candidate) || candidate.email;
  const place = [candidate.city, candidate.state ?? candidate.country].filter(Boolean).join(", ");
  return (
    <>
      <div className="flex items-center gap-3">
        <div className="min-w-0 grow">
          {job.can.open ? (
            <BackLink to={paths.company.manageJob(job.id)}>{job.title}</BackLink>
          ) : (
            <BackLink to={paths.company.applications()}>Applications</BackLink>
          )}
        </div>
        <nav className="flex shrink-0 items-center gap-1 print:hidden" aria-label="Applications for this job">
          <span className="tnum text-ink-muted text-sm">
            {application.position} of {application.total}
          </span>
          <Neighbour id={application.previous_id} label="Previous application" icon={ChevronLeft} />
          <Neighbour id={application.next_id} label="Next application" icon={ChevronRight} />
        </nav>
      </div>
      <div className="mt-1 mb-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Avatar name={name} size="xl" />
        <div className="min-w-0 grow basis-40">
          <PageTitle
            documentTitle={`${name}, ${job.title}`}
            badge={<StatusBadge kind="application" status={application.status} />}
          >
            {name}
          </PageTitle>
          <Meta className="mt-0.5">
            {candidate.title ?? ""}
            {`Applied ${formatDate(application.applied_at)}`}
            {application.applied_by_company_name ? `Through ${application.applied_by_company_name}` : ""}
          </Meta>
        </div>
        <div className="flex min-w-0 flex-wrap gap-x-5 max-md:-my-2 max-md:w-full">
          <Contact icon={Mail} href={`mailto:${candidate.email}`}>
            {candidate.email}
          </Contact>
          {candidate.phone && (
            <Contact icon={Phone} href={`tel:${candidate.phone.replace(/[^\d+]/g, "")}`}>
              {candidate.phone}
            </Contact>
          )}
          {place && <Contact icon={MapPin}>{place}</Contact>}
        </div>
      </div>
    </>
  );
}
