import { queryOptions } from "@tanstack/react-query";
import { publicJobKeys } from "@/jobs/data/public-job-keys";
import { callProcedure } from "@/lib/call-procedure";

/** Open jobs that ask what this one does, and what may be said of it where it is not open any more; anyone may ask, of any job. */
export const similarJobsQuery = (jobId: string) =>
  queryOptions({
    queryKey: publicJobKeys.similar(jobId),
    queryFn: ({ signal }) => callProcedure("get_similar_jobs", { p_job_id: jobId }, { signal }),
  });
