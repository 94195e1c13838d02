import type { CompanyJob } from "@contracts/jobs/job";
import { useNavigate, useParams } from "react-router-dom";
import { useCompanyDashboard, useCompanyDashboardOf } from "@/companies/data/company-queries";
import { replyPromise } from "@/companies/model/reply-promise";
import { PageTitle } from "@/components/feedback/page-title";
import { pick } from "@/components/form/edit-base";
import { BackLink } from "@/components/ui/back-link";
import { Notice } from "@/components/ui/notice";
import { paths } from "@/config/paths";
import { JobForm } from "@/jobs/company/job-form";
import { jobEditBase, jobFormValues } from "@/jobs/company/job-form-values";
import { JobNotFound } from "@/jobs/company/job-not-found";
import { WithJob } from "@/jobs/company/with-job";
import { useUpdateJob } from "@/jobs/data/job-mutations";
import { publishingHurdle } from "@/jobs/model/publishing";
import { isId } from "@/lib/is-id";

function EditJob({ job }: { job: CompanyJob }) {
  const dashboard = useCompanyDashboardOf(job.company_id);
  const updateJob = useUpdateJob(job.id);
  const navigate = useNavigate();
  const leave = () => navigate(paths.company.manageJob(job.id));
  return (
    <>
      <BackLink to={paths.company.manageJob(job.id)}>{job.title}</BackLink>
      <PageTitle className="mb-5" documentTitle={`Edit job: ${job.title}`}>
        Edit job
      </PageTitle>
      {job.can.edit ? (
        <JobForm
          defaultValues={{ ...jobFormValues(job), base: jobEditBase(job) }}
          draftName={`job:${job.id}`}
          companyName={dashboard?.company?.name ?? ""}
          label="Edit job"
          promise={dashboard?.company ? replyPromise(dashboard.company) : null}
          stored={job.status}
          hurdle={dashboard ? publishingHurdle(dashboard, job) : null}
          onSubmit={(whole, edit) =>
            updateJob.mutateAsync({ changes: pick(whole, edit?.changed ?? []), updatedAt: edit?.updatedAt })
          }
          onDone={leave}
          onCancel={leave}
        />
      ) : (
        <Notice title="Your role can't edit this job">
          Administrators, managers and recruiters at your company can.
        </Notice>
      )}
    </>
  );
}

/** /company/jobs/:id/edit */
export function EditJobPage() {
  const { id = "" } = useParams();
  // In parallel with the job.
  useCompanyDashboard();
  return (
    <div className="wrap page-start">
      {isId(id) ? <WithJob id={id}>{(job) => <EditJob key={job.id} job={job} />}</WithJob> : <JobNotFound />}
    </div>
  );
}
