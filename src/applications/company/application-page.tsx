import type { CompanyApplicationDetail } from "@contracts/applications/application";
import { ArrowLeft } from "lucide-react";
import { useParams } from "react-router-dom";
import { AddedLine } from "@/applications/company/added-line";
import { ApplicationBody, type ApplicationParts, tabIds } from "@/applications/company/application-body";
import type { AskForOffer } from "@/applications/company/use-moves";
import { useWalk, type Walk } from "@/applications/company/use-walk";
import { WorkFoot } from "@/applications/company/work-foot";
import { WorkHead } from "@/applications/company/work-head";
import { useCompanyApplication } from "@/applications/data/company-application-queries";
import { useSingleKeys } from "@/applications/shared/single-keys";
import { useTalkReady } from "@/applications/shared/use-talk-ready";
import { LoadingTitle, RecordSkeleton } from "@/components/feedback/page-loader";
import { PageTitle } from "@/components/feedback/page-title";
import { AppLink } from "@/components/ui/app-link";
import { LinkButton } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Icon } from "@/components/ui/icon";
import { paths } from "@/config/paths";
import { isMissing } from "@/lib/app-error";
import { isId } from "@/lib/is-id";
import { useFilterInAddress } from "@/lib/use-address-choice";
import { useIsWide } from "@/lib/use-is-wide";

interface ApplicationPageProps extends ApplicationParts {
  askForOffer?: AskForOffer | undefined;
}

interface ApplicationProps extends ApplicationPageProps {
  application: CompanyApplicationDetail;
  walk: Walk | null;
}

function Application({ application, walk, askForOffer, ...parts }: ApplicationProps) {
  const [tab, setTab] = useFilterInAddress("tab", tabIds);
  const isWide = useIsWide();
  return (
    <article className="work work-page">
      <WorkHead
        application={application}
        back={
          walk && (
            <AppLink to={walk.back.to ?? ""} className="icon-btn" aria-label={`Back to ${walk.back.name}`}>
              <Icon icon={ArrowLeft} />
            </AppLink>
          )
        }
        title={(name) => <PageTitle documentTitle={`${name}, ${application.job.title}`}>{name}</PageTitle>}
      />
      <AddedLine application={application} />
      <ApplicationBody application={application} tab={tab} onTab={setTab} isSplit={isWide} {...parts} />
      <WorkFoot application={application} walk={walk} askForOffer={askForOffer} />
    </article>
  );
}

function ApplicationNotFound() {
  return (
    <div className="empty">
      <PageTitle>Application Not Found</PageTitle>
      <p className="text-ink-muted">It might not exist, or you might not have access.</p>
      <LinkButton className="mt-4" to={paths.company.applications()}>
        Back to applications
      </LinkButton>
    </div>
  );
}

function LoadApplication({ id, ...parts }: { id: string } & ApplicationPageProps) {
  const query = useCompanyApplication(id);
  const isReady = useTalkReady(query.data?.can.talk ? id : undefined, false);
  const walk = useWalk(id, query.data);
  useSingleKeys(true, { j: () => walk?.next?.go(), k: () => walk?.previous?.go() });
  const missing = query.error !== null && isMissing(query.error);
  if (query.data && isReady && !missing) {
    return <Application key={query.data.id} application={query.data} walk={walk} {...parts} />;
  }
  return (
    <div className="wrap pt-3 md:pt-5">
      {(query.isPending || !isReady) && (
        <>
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
    </div>
  );
}

export function ApplicationPage(parts: ApplicationPageProps) {
  const { id = "" } = useParams();
  if (!isId(id)) return <ApplicationNotFound />;
  return <LoadApplication id={id} {...parts} />;
}
