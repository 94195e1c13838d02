import type { CompanyJob } from "@contracts/job";
import type { ReactNode } from "react";
import { PageTitle } from "@/components/feedback/page-title";
import { LinkButton } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton, SkeletonBar } from "@/components/ui/skeleton";
import { paths } from "@/config/paths";
import { useCompanyJob } from "@/data/jobs/company-job-query";
import { JobNotFound } from "@/features/company/jobs/job-not-found";

/** Loads one job of the company: waiting, Job Not Found, a failed load with a way on. */
export function WithJob({ id, children }: { id: string; children: (job: CompanyJob) => ReactNode }) {
  const query = useCompanyJob(id);
  if (query.data) return children(query.data);
  if (query.isPending) {
    return (
      <Skeleton label="Loading the job">
        <SkeletonBar className="mt-3 h-7 w-2/3 max-w-96" />
        <SkeletonBar className="mt-3 h-4 w-1/3 max-w-60" />
        <SkeletonBar className="mt-6 h-64 w-full rounded-lg!" />
      </Skeleton>
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
