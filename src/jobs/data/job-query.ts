import { queryOptions } from "@tanstack/react-query";
import { publicJobKeys } from "@/jobs/data/public-job-keys";
import { callProcedure } from "@/lib/call-procedure";

/** A visible job; anyone may ask. Throws AppError 404 'Job not found'. */
export const jobQuery = (jobId: string) =>
  queryOptions({
    queryKey: publicJobKeys.detail(jobId),
    queryFn: ({ signal }) => callProcedure("get_job_details", { p_job_id: jobId }, { signal }),
  });
