import { useNavigate, useSearchParams } from "react-router-dom";
import { useAuth } from "@/auth/use-auth";
import { replyPromise } from "@/companies/model/reply-promise";
import { StateNotice } from "@/companies/shared/state-notice";
import { type SeenCompany, WithCompany } from "@/companies/shared/with-company";
import { PageTitle } from "@/components/feedback/page-title";
import { BackLink } from "@/components/ui/back-link";
import { LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { paths } from "@/config/paths";
import { JobForm } from "@/jobs/company/job-form";
import { emptyJob, type JobFormValues, jobCopyValues } from "@/jobs/company/job-form-values";
import { WithJob } from "@/jobs/company/with-job";
import { useCreateJob } from "@/jobs/data/job-create-mutation";
import { isId } from "@/lib/is-id";
import { PlanLimitLine } from "@/plans/shared/plan-limit-line";

function CreateJob({ company, dashboard }: SeenCompany) {
  const navigate = useNavigate();
  const { user } = useAuth();
  const [address] = useSearchParams();
  const like = address.get("like");
  const copied = like && isId(like) ? like : null;
  const draftName = copied ? `job:like:${copied}` : `job:new:${company.id}`;
  const createJob = useCreateJob({ owner: user?.id, name: draftName });
  if (!dashboard.can.post_jobs) {
    return (
      <Notice
        title="Your role can't post jobs"
        actions={<LinkButton to={paths.company.dashboard()}>Return to Dashboard</LinkButton>}
      >
        Administrators, managers and recruiters at your company can.
      </Notice>
    );
  }
  if (!dashboard.is_live) return <StateNotice dashboard={dashboard} />;
  const form = (defaultValues: JobFormValues) => (
    <JobForm
      defaultValues={defaultValues}
      draftName={draftName}
      companyName={company.name}
      label="Post a New Job"
      promise={replyPromise(company)}
      stored={null}
      hurdle={null}
      onSubmit={(job) => createJob.mutateAsync({ companyId: company.id, job })}
      onDone={() => navigate(paths.company.dashboard())}
      onCancel={() => navigate(paths.company.jobs())}
    />
  );
  return (
    <>
      <div className="mb-4 empty:hidden">
        <PlanLimitLine companyId={company.id} parts={["open_jobs"]} />
      </div>
      {copied ? <WithJob id={copied}>{(job) => form(jobCopyValues(job))}</WithJob> : form(emptyJob)}
    </>
  );
}

/** /company/jobs/new */
export function CreateJobPage() {
  return (
    <div className="wrap page-start">
      <BackLink to={paths.company.jobs()}>Jobs</BackLink>
      <PageTitle className="mb-5">Post a New Job</PageTitle>
      <WithCompany>{(own) => <CreateJob {...own} />}</WithCompany>
    </div>
  );
}
