import type { getJobApplicationsRequestSchema } from "../_shared/contracts/applications/application.ts";
import type { Handler } from "../_shared/http/handler.ts";
import { readApplications } from "../_shared/http/read-applications.ts";

export const getJobApplications: Handler<"get-job-applications", typeof getJobApplicationsRequestSchema> = (
  { jobId },
  { call },
) => readApplications((page) => call("get_job_applications", { p_job_id: jobId, p_sort: "newest", ...page }));
