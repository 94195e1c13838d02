import type { getJobApplicationsRequestSchema, JobApplicationListItem } from "../_shared/contracts/application.ts";
import type { Handler } from "../_shared/http/handler.ts";

/** The applications of a job, newest first (S2 §7). */
export const getJobApplications: Handler<"get-job-applications", typeof getJobApplicationsRequestSchema> = (
  { jobId },
  { call },
) => call<{ applications: JobApplicationListItem[] }>("get_job_applications", { p_job_id: jobId });
