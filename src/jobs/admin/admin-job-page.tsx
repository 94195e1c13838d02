import { useParams } from "react-router-dom";
import { PageTitle } from "@/components/feedback/page-title";
import { ActionBar } from "@/components/ui/action-bar";
import { BackLink } from "@/components/ui/back-link";
import { paths } from "@/config/paths";
import { AdminJobActs } from "@/jobs/admin/admin-job-acts";
import { AdminJobBadge } from "@/jobs/admin/admin-job-badge";
import { AdminJobBody, AdminJobFacts } from "@/jobs/admin/admin-job-body";
import { AdminJobWaiting } from "@/jobs/admin/admin-job-waiting";
import { adminJobQuery } from "@/jobs/data/all-jobs";
import { isMissing } from "@/lib/app-error";
import { useEagerQuery } from "@/lib/use-eager-query";
import { useIsWide } from "@/lib/use-is-wide";

export function AdminJobPage() {
  const { id = "" } = useParams();
  const query = useEagerQuery(adminJobQuery(id));
  const isWide = useIsWide();
  const job = query.data;
  return (
    <div className="wrap pt-3 md:pt-5">
      <BackLink to={paths.admin.jobs()}>Jobs</BackLink>
      {job ? (
        <>
          <PageTitle badge={<AdminJobBadge job={job} />}>{job.title}</PageTitle>
          <AdminJobFacts job={job} />
          <div className="card decide-body mt-5">
            <AdminJobBody job={job} heading="h2" />
            {isWide && (
              <span className="flex flex-wrap justify-end gap-2">
                <AdminJobActs job={job} />
              </span>
            )}
          </div>
          {!isWide && (job.is_open || job.can_take_offline || job.state === "offline") && (
            <ActionBar>
              <AdminJobActs job={job} />
            </ActionBar>
          )}
        </>
      ) : (
        <>
          <PageTitle className={query.isError ? "" : "sr-only"}>
            {query.isError && isMissing(query.error) ? "Job not found" : "Job"}
          </PageTitle>
          <AdminJobWaiting query={query} />
        </>
      )}
    </div>
  );
}
