import { queryOptions } from "@tanstack/react-query";
import { publicJobKeys } from "@/jobs/data/public-job-keys";
import { callProcedure } from "@/lib/call-procedure";

/** What the reader has reported about a job and nobody has decided about; null for nothing. */
export const jobReportQuery = (jobId: string) =>
  queryOptions({
    queryKey: publicJobKeys.report(jobId),
    queryFn: ({ signal }) => callProcedure("get_my_job_report", { p_job_id: jobId }, { signal }),
    meta: { silent: true },
  });
