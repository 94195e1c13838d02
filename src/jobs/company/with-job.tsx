import type { CompanyJob } from "@contracts/jobs/job";
import type { ReactNode } from "react";
import { LoadingTitle, RecordSkeleton } from "@/components/feedback/page-loader";
import { PageTitle } from "@/components/feedback/page-title";
import { LinkButton } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { paths } from "@/config/paths";
import { JobNotFound } from "@/jobs/company/job-not-found";
import { useCompanyJob } from "@/jobs/data/company-job-queries";

export function WithJob({ id, children }: { id: string; children: (job: CompanyJob) => ReactNode }) {
  const query = useCompanyJob(id);
  if (query.data) return children(query.data);
  if (query.isPending) {
    return (
      <>
        <LoadingTitle />
        <RecordSkeleton label="Loading the job" />
      </>
    );
  }
  if (query.error.status === 404) return <JobNotFound />;
  return (
    <>
      <PageTitle>Manage Job</PageTitle>
      <ErrorState
        title="Failed to load job details"
        query={query}
        action={<LinkButton to={paths.company.dashboard()}>Return to Dashboard</LinkButton>}
      >
        {query.error.message}
      </ErrorState>
    </>
  );
}
