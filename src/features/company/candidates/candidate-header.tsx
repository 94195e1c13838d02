import type { ManagedCandidate } from "@contracts/managed-candidate";
import { ChevronLeft, ChevronRight, type LucideIcon, Mail, Phone, UserCheck } from "lucide-react";
import { PageTitle } from "@/components/feedback/page-title";
import { EmailText } from "@/components/product/email-text";
import { AppLink } from "@/components/ui/app-link";
import { Avatar } from "@/components/ui/avatar";
import { BackLink } from "@/components/ui/back-link";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import { Meta } from "@/components/ui/meta";
import { paths } from "@/config/paths";
import { formatCount, formatNumber, personName } from "@/lib/format";
import { formatDate } from "@/lib/format-date";
import { phoneLink } from "@/lib/phone-link";

function Neighbour({ id, label, icon }: { id: string | null; label: string; icon: LucideIcon }) {
  if (!id) {
    return (
      <span className="icon-btn opacity-40" aria-hidden="true">
        <Icon icon={icon} />
      </span>
    );
  }
  return (
    <AppLink to={paths.company.candidate(id)} className="icon-btn" aria-label={label} data-again={label}>
      <Icon icon={icon} />
    </AppLink>
  );
}

const contactLook =
  "inline-flex min-w-0 items-center gap-1.5 py-1 text-ink-muted hover:text-ink max-md:min-h-touch wrap-anywhere";

/** Who they are, how to reach them, and the way to the neighbours in the list. */
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
        <nav className="flex shrink-0 items-center gap-1 print:hidden" aria-label="Your candidates">
          <span className="tnum text-ink-muted text-sm">
            {formatNumber(position)} of {formatNumber(total)}
          </span>
          <Neighbour id={candidate.previous_id} label="Previous candidate" icon={ChevronLeft} />
          <Neighbour id={candidate.next_id} label="Next candidate" icon={ChevronRight} />
        </nav>
      </div>
      <div className="mt-1 mb-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Avatar name={name} size="xl" />
        <div className="min-w-0 grow basis-40">
          <PageTitle
            badge={
              candidate.managed_since && (
                <Badge tone="good" glyph={<Icon icon={UserCheck} size="sm" />}>
                  Managed since {formatDate(candidate.managed_since)}
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
        <div className="flex min-w-0 flex-wrap gap-x-5 max-md:-my-2 max-md:w-full">
          <a className={contactLook} href={`mailto:${email}`}>
            <Icon icon={Mail} size="sm" className="text-ink-subtle" />
            <EmailText>{email}</EmailText>
          </a>
          {phone && (
            <a className={contactLook} href={phoneLink(phone)}>
              <Icon icon={Phone} size="sm" className="text-ink-subtle" />
              {phone}
            </a>
          )}
        </div>
      </div>
    </>
  );
}
