import { useNavigate } from "react-router-dom";
import { PageTitle } from "@/components/feedback/page-title";
import { BackLink } from "@/components/ui/back-link";
import { LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { paths } from "@/config/paths";
import { useCreateJob } from "@/data/jobs/job-create-mutation";
import { JobForm } from "@/features/company/jobs/job-form";
import { emptyJob } from "@/features/company/jobs/job-form-values";
import { StateNotice } from "@/features/company/state-notice";
import { type SeenCompany, WithCompany } from "@/features/company/with-company";

function CreateJob({ company, dashboard }: SeenCompany) {
  const createJob = useCreateJob();
  const navigate = useNavigate();
  if (!dashboard.can.post_jobs) {
    return (
      <Notice
        title="Your role cannot post jobs"
        actions={<LinkButton to={paths.company.dashboard()}>Return to Dashboard</LinkButton>}
      >
        Administrators, managers and recruiters of your company can.
      </Notice>
    );
  }
  if (!dashboard.is_live) return <StateNotice dashboard={dashboard} />;
  return (
    <JobForm
      defaultValues={emptyJob}
      draftName={`job:new:${company.id}`}
      companyName={company.name}
      label="Post a New Job"
      stored={null}
      hurdle={null}
      onSubmit={(job) => createJob.mutateAsync({ companyId: company.id, job })}
      onDone={() => navigate(paths.company.dashboard())}
      onCancel={() => navigate(paths.company.jobs())}
    />
  );
}

/** /company/jobs/new */
export function CreateJobPage() {
  return (
    <div className="wrap pt-3 md:pt-5">
      <BackLink to={paths.company.jobs()}>Jobs</BackLink>
      <PageTitle className="mt-1 mb-5">Post a New Job</PageTitle>
      <WithCompany>{(own) => <CreateJob {...own} />}</WithCompany>
    </div>
  );
}
