import { queryOptions } from "@tanstack/react-query";
import { publicJobKeys } from "@/jobs/data/public-job-keys";
import { callProcedure } from "@/lib/call-procedure";

/** What a job asks of its applicants, in its order. */
export const jobQuestionsQuery = (jobId: string) =>
  queryOptions({
    queryKey: publicJobKeys.questions(jobId),
    queryFn: ({ signal }) => callProcedure("get_job_questions", { p_job_id: jobId }, { signal }),
  });
