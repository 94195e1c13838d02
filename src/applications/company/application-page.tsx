import { type CompanyApplicationDetail, rejectionReasonLabels } from "@contracts/applications/application";
import type { ReactNode } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { ApplicationHeader } from "@/applications/company/application-header";
import { Assignee } from "@/applications/company/assignee";
import { SentCards } from "@/applications/company/sent-cards";
import { StageCard } from "@/applications/company/stage-card";
import { type Neighbours, useNeighbours } from "@/applications/company/use-neighbours";
import { useCompanyApplication } from "@/applications/data/company-application-queries";
import { applicationHistory } from "@/applications/shared/application-timeline";
import { useSingleKeys } from "@/applications/shared/single-keys";
import { useTalkReady } from "@/applications/shared/use-talk-ready";
import { LoadingTitle, RecordSkeleton } from "@/components/feedback/page-loader";
import { PageTitle } from "@/components/feedback/page-title";
import { undoLast } from "@/components/feedback/undo-offer";
import { Timeline } from "@/components/product/timeline";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { KeyValues } from "@/components/ui/key-values";
import { SkeletonBar } from "@/components/ui/skeleton";
import { Tabs } from "@/components/ui/tabs";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { isMissing } from "@/lib/app-error";
import { formatWords } from "@/lib/format";
import { isId } from "@/lib/is-id";
import { useChoiceInAddress } from "@/lib/use-address-choice";

type Part = (application: CompanyApplicationDetail) => ReactNode;

/** What other features show of an application. */
interface ApplicationPageProps {
  notes?: Part | undefined;
  conversation?: Part | undefined;
  /** Cards under that of the stage: interviews, offers. */
  beside?: Part | undefined;
}

/** The job of the application; to whom it belongs where that is another company, whose way of working is not shown. */
function JobDetailsCard({ application }: { application: CompanyApplicationDetail }) {
  const { job } = application;
  return (
    <Card title="Job Details">
      <KeyValues
        align="end"
        items={[
          {
            label: "Job",
            value: job.can.open ? (
              <TextLink to={paths.company.manageJob(job.id)}>{job.title}</TextLink>
            ) : (
              `${job.title}${job.is_deleted ? " (deleted)" : ""}`
            ),
          },
          ...(job.can.open ? [] : [{ label: "Company", value: job.company_name }]),
          { label: "Location", value: job.location },
          { label: "Type", value: formatWords(job.job_type) },
          { label: "Level", value: formatWords(job.experience_level) },
          ...(job.can.open ? [{ label: "Assigned to", value: <Assignee application={application} /> }] : []),
        ]}
      />
    </Card>
  );
}

/** Why somebody was not selected, for the team, and what they were written. */
function RejectionCard({ rejection }: { rejection: NonNullable<CompanyApplicationDetail["rejection"]> }) {
  return (
    <Card title="Not Selected">
      <KeyValues
        empty="The plain notice"
        items={[
          { label: "Reason, for your team", value: rejectionReasonLabels[rejection.reason] },
          {
            label: "Message",
            value: rejection.message && <span className="whitespace-pre-line">{rejection.message}</span>,
          },
        ]}
      />
    </Card>
  );
}

interface ApplicationProps extends ApplicationPageProps {
  application: CompanyApplicationDetail;
  neighbours: Neighbours | null;
}

function Application({ application, neighbours, notes, conversation, beside }: ApplicationProps) {
  const [tab, setTab] = useChoiceInAddress("tab", ["application", "conversation", "notes"]);
  const record = (
    <div className="grid min-w-0 gap-5">
      <SentCards application={application} />
    </div>
  );
  const tabs = [
    { id: "application" as const, label: "Application", panel: record },
    ...(conversation && application.can.talk
      ? [
          {
            id: "conversation" as const,
            label: "Conversation",
            ...(application.unread > 0 && { count: application.unread, hot: true }),
            panel: conversation(application),
          },
        ]
      : []),
    ...(notes && application.can.note
      ? [{ id: "notes" as const, label: "Notes", count: application.note_count, panel: notes(application) }]
      : []),
  ];
  return (
    <>
      <ApplicationHeader application={application} neighbours={neighbours} />
      <div className="split">
        {tabs.length > 1 ? (
          <div className="min-w-0">
            <Tabs label="Parts of this application" tabs={tabs} value={tab} onChange={setTab} />
          </div>
        ) : (
          record
        )}
        <aside className="grid gap-5 lg:sticky lg:top-16" aria-label="Stage, job and history">
          <StageCard application={application} />
          {beside?.(application)}
          {application.rejection && <RejectionCard rejection={application.rejection} />}
          <JobDetailsCard application={application} />
          <Card title="History">
            <Timeline
              label="History"
              entries={applicationHistory(application.events, (id) => paths.company.application(id))}
            />
          </Card>
        </aside>
      </div>
    </>
  );
}

function ApplicationNotFound() {
  return (
    <div className="empty">
      <PageTitle>Application Not Found</PageTitle>
      <p className="text-ink-muted">It might not exist, or you may not read it.</p>
      <LinkButton className="mt-4" to={paths.company.applications()}>
        Back to applications
      </LinkButton>
    </div>
  );
}

function LoadApplication({ id, ...parts }: { id: string } & ApplicationPageProps) {
  const query = useCompanyApplication(id);
  const isReady = useTalkReady(query.data?.can.talk ? id : undefined, false);
  const neighbours = useNeighbours(id, query.data);
  const navigate = useNavigate();
  const go = (to: string | null | undefined) => () => to && navigate(to);
  useSingleKeys(true, { j: go(neighbours?.next), k: go(neighbours?.previous), u: () => void undoLast("application") });
  const missing = query.error !== null && isMissing(query.error);
  return (
    <>
      {query.data && isReady && !missing && (
        <Application key={query.data.id} application={query.data} neighbours={neighbours} {...parts} />
      )}
      {(query.isPending || !isReady) && (
        <>
          <SkeletonBar className="appears mt-3 mb-5 h-5 w-40" />
          <LoadingTitle />
          <RecordSkeleton label="Loading the application" />
        </>
      )}
      {missing && <ApplicationNotFound />}
      {query.isError && !query.data && !missing && (
        <>
          <PageTitle>Application Details</PageTitle>
          <ErrorState
            title="Failed to load application details"
            query={query}
            action={<LinkButton to={paths.company.dashboard()}>Return to Dashboard</LinkButton>}
          >
            {query.error.message}
          </ErrorState>
        </>
      )}
    </>
  );
}

/** /company/applications/:id */
export function ApplicationPage(parts: ApplicationPageProps) {
  const { id = "" } = useParams();
  return (
    <div className="wrap pt-3 md:pt-5">
      {isId(id) ? <LoadApplication id={id} {...parts} /> : <ApplicationNotFound />}
    </div>
  );
}
