import { usePrefetchInfiniteQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { may } from "@/auth/permissions";
import { PageTitle } from "@/components/feedback/page-title";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { paths } from "@/config/paths";
import { companyJobsQuery } from "@/data/jobs/list-company-jobs";
import { JobList } from "@/features/company/jobs/job-list";
import { WithCompany } from "@/features/company/with-company";

/** /company/jobs: every job of the company. */
export function JobsPage() {
  usePrefetchInfiniteQuery(companyJobsQuery(""));
  return (
    <div className="wrap pt-5 md:pt-8">
      <WithCompany heading="Jobs">
        {({ company, membership, dashboard }) => {
          const canPost = dashboard.is_live && may(membership.role, "editJobs");
          return (
            <>
              <div className="flex flex-wrap items-center justify-between gap-3">
                <PageTitle>Jobs</PageTitle>
                {canPost && (
                  <LinkButton variant="primary" icon={Plus} to={paths.company.createJob()}>
                    Post a New Job
                  </LinkButton>
                )}
              </div>
              <Card flush className="mt-5 pt-4 md:pt-5">
                <JobList role={membership.role} companyId={company.id} canPost={dashboard.is_live} />
              </Card>
            </>
          );
        }}
      </WithCompany>
    </div>
  );
}
