import type { CompanyApplicationDetail } from "@contracts/applications/application";
import type { Neighbours } from "@/applications/company/use-neighbours";
import { PageTitle } from "@/components/feedback/page-title";
import { AnswerDue } from "@/components/product/answer-due";
import { Contact } from "@/components/product/contact";
import { RecordWalk } from "@/components/product/record-walk";
import { StatusBadge } from "@/components/product/status-badge";
import { Avatar } from "@/components/ui/avatar";
import { BackLink } from "@/components/ui/back-link";
import { Meta } from "@/components/ui/meta";
import { fullName } from "@/lib/format";
import { formatDate } from "@/lib/format-date";

interface ApplicationHeaderProps {
  application: CompanyApplicationDetail;
  neighbours: Neighbours | null;
}

/** Who withdrew may apply again, three times in all. */
const ordinals: Record<number, string> = { 2: "Second", 3: "Third" };

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
        {neighbours && <RecordWalk label="Applications of this list" noun="application" {...neighbours} />}
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
            {application.answer_due ? <AnswerDue due={application.answer_due} lead="Answer" /> : ""}
            {application.attempt > 1 ? `${ordinals[application.attempt]} application` : ""}
            {application.applied_by_company_name ? `Through ${application.applied_by_company_name}` : ""}
          </Meta>
        </div>
        {candidate.email && <Contact email={candidate.email} phone={candidate.phone} place={place} />}
      </div>
    </>
  );
}
