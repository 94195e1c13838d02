import { isPaused } from "@contracts/companies/company";
import { usePrefetchInfiniteQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useCompanyDashboard } from "@/companies/data/company-queries";
import { StateNotice } from "@/companies/shared/state-notice";
import { WithCompany } from "@/companies/shared/with-company";
import { PageTitle } from "@/components/feedback/page-title";
import { PausedActs } from "@/components/product/paused-acts";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { paths } from "@/config/paths";
import { JobList } from "@/jobs/company/job-list";
import { companyJobsQuery } from "@/jobs/data/company-job-queries";
import { jobFilter, useJobFilter } from "@/jobs/shared/job-filter";

export function JobsPage() {
  const { isMine, status } = useJobFilter();
  usePrefetchInfiniteQuery(companyJobsQuery(jobFilter(isMine, "", status)));
  const dashboard = useCompanyDashboard().data;
  const canPost = dashboard?.is_live && dashboard.can.post_jobs;
  return (
    <div className="wrap page-start">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageTitle>Jobs</PageTitle>
        {canPost && (
          <LinkButton variant="primary" icon={Plus} to={paths.company.createJob()}>
            Post a New Job
          </LinkButton>
        )}
        {dashboard && isPaused(dashboard) && dashboard.can.post_jobs && (
          <PausedActs acts={[{ label: "Post a New Job", icon: Plus }]} />
        )}
      </div>
      <div className="mt-4 grid gap-5">
        <WithCompany>
          {({ dashboard }) => (
            <>
              <StateNotice dashboard={dashboard} isBesideContent />
              <Card flush className="pt-4 md:pt-5">
                <JobList dashboard={dashboard} />
              </Card>
            </>
          )}
        </WithCompany>
      </div>
    </div>
  );
}
