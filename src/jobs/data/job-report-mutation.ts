import type { JobReportInput } from "@contracts/job-report";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { jobReportQuery } from "@/jobs/data/job-report-query";
import { callProcedure } from "@/lib/call-procedure";

/** Tells administrators what is wrong with a job; a second time it changes what was said. */
export function useReportJob(jobId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ reason, words }: JobReportInput) =>
      callProcedure("report_job", { p_job_id: jobId, p_reason: reason, p_words: words }),
    onSuccess: (_answer, report) => client.setQueryData(jobReportQuery(jobId).queryKey, report),
    meta: { errorTitle: "The job was not reported" },
  });
}
