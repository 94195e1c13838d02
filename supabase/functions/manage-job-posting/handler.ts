import type { manageJobPostingRequestSchema } from "../_shared/contracts/jobs/job.ts";
import { pageSize } from "../_shared/contracts/limits.ts";
import type { Handler } from "../_shared/http/handler.ts";
import { failFields } from "../_shared/http/parse-body.ts";

/** The requested job: the dashboard sends jobId, the manage page jobData with id. */
function readJobId(body: { jobId?: string | undefined; jobData?: { id?: string | undefined } | undefined }): string {
  return body.jobId ?? body.jobData?.id ?? failFields([{ path: "jobId", message: "Choose a job" }]);
}

/** All operations on a company's job postings. SQL decides on rights (RULES: Jobs). */
export const manageJobPosting: Handler<"manage-job-posting", typeof manageJobPostingRequestSchema> = async (
  body,
  { call },
) => {
  switch (body.method) {
    case "list":
      return call("list_company_jobs", {
        p_company_id: body.companyId ?? null,
        p_search: body.search ?? null,
        p_before: body.before ?? null,
        p_limit: pageSize,
      });
    case "create":
      return {
        job: await call("create_job", { p_company_id: body.companyId ?? null, p_job: body.jobData, p_id: body.id }),
      };
    case "get":
      return { job: await call("get_company_job", { p_job_id: readJobId(body) }) };
    case "update": {
      const { id: _, ...job } = body.jobData;
      return {
        job: await call("update_job", { p_job_id: readJobId(body), p_job: job, p_updated_at: body.updatedAt ?? null }),
      };
    }
    case "delete":
      return call("delete_job", { p_job_id: readJobId(body) });
  }
};
