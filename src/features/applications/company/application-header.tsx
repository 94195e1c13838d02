import type { CompanyApplicationDetail } from "@contracts/application";
import { ChevronLeft, ChevronRight, type LucideIcon, Mail, MapPin, Phone } from "lucide-react";
import { PageTitle } from "@/components/feedback/page-title";
import { AnswerDue } from "@/components/product/answer-due";
import { StatusBadge } from "@/components/product/status-badge";
import { AppLink } from "@/components/ui/app-link";
import { Avatar } from "@/components/ui/avatar";
import { BackLink } from "@/components/ui/back-link";
import { Icon } from "@/components/ui/icon";
import { Meta } from "@/components/ui/meta";
import type { Neighbours } from "@/features/applications/company/use-neighbours";
import { fullName } from "@/lib/format";
import { formatDate } from "@/lib/format-date";

function Neighbour({ to, label, icon }: { to: string | null; label: string; icon: LucideIcon }) {
  if (!to) {
    return (
      <span className="icon-btn opacity-40" aria-hidden="true">
        <Icon icon={icon} />
      </span>
    );
  }
  return (
    <AppLink to={to} className="icon-btn" aria-label={label} data-again={label}>
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

interface ApplicationHeaderProps {
  application: CompanyApplicationDetail;
  neighbours: Neighbours | null;
}

/** Who applied, where the application stands, how to reach them, and the way to its neighbours. */
export function ApplicationHeader({ application, neighbours }: ApplicationHeaderProps) {
  const { candidate, job } = application;
  const name = fullName(candidate) || candidate.email;
  const place = [candidate.city, candidate.state ?? candidate.country].filter(Boolean).join(", ");
  return (
    <>
      <div className="flex items-center gap-3">
        <div className="min-w-0 grow">
          {neighbours && <BackLink to={neighbours.list}>{neighbours.listName}</BackLink>}
        </div>
        {neighbours && (
          <nav className="flex shrink-0 items-center gap-1 print:hidden" aria-label="Applications of this list">
            <span className="tnum text-ink-muted text-sm">
              {neighbours.position} of {neighbours.total}
            </span>
            <Neighbour to={neighbours.previous} label="Previous application" icon={ChevronLeft} />
            <Neighbour to={neighbours.next} label="Next application" icon={ChevronRight} />
          </nav>
        )}
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
            {application.answer_due ? <AnswerDue due={application.answer_due} lead="Answer by" /> : ""}
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
