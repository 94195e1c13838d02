import { AdminJobActs } from "@/jobs/admin/admin-job-acts";
import { AdminJobBadge } from "@/jobs/admin/admin-job-badge";
import { AdminJobBody, AdminJobFacts } from "@/jobs/admin/admin-job-body";
import { AdminJobWaiting } from "@/jobs/admin/admin-job-waiting";
import { adminJobQuery } from "@/jobs/data/all-jobs";
import { useEagerQuery } from "@/lib/use-eager-query";

export function AdminJobBeside({ jobId }: { jobId: string }) {
  const query = useEagerQuery(adminJobQuery(jobId));
  const job = query.data;
  return (
    <article className="card decide max-lg:hidden" aria-label={job?.title ?? "Job"}>
      <div className="decide-body">
        {job ? (
          <>
            <div className="flex flex-wrap items-start gap-3">
              <div className="min-w-0 grow basis-60 break-words">
                <h2 className="font-semibold text-xl">{job.title}</h2>
                <AdminJobFacts job={job} />
              </div>
              <AdminJobBadge job={job} />
            </div>
            <AdminJobBody job={job} heading="h3" />
          </>
        ) : (
          <AdminJobWaiting query={query} />
        )}
      </div>
      {job && (
        <div className="decide-foot">
          <span className="ml-auto flex flex-wrap gap-2">
            <AdminJobActs job={job} />
          </span>
        </div>
      )}
    </article>
  );
}
