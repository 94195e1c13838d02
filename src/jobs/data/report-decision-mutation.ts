import type { ReportDecision, ReportedJob } from "@contracts/job-report";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { adminKeys } from "@/administration/data/keys";
import { callProcedure } from "@/lib/call-procedure";

interface Decision {
  job: ReportedJob;
  decision: ReportDecision;
  /** What the company of a job that is taken offline reads. */
  reason?: string;
}

const readAnew = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: adminKeys.allReportedJobs() }),
    client.invalidateQueries({ queryKey: adminKeys.count("reports") }),
  ]);

/** Takes a reported job offline or dismisses its reports. Throws AppError 409 when somebody has decided already. */
export function useDecideReports() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ job, decision, reason }: Decision) =>
      callProcedure("decide_job_reports", { p_job_id: job.id, p_decision: decision, p_reason: reason }),
    onSettled: () => readAnew(client),
    meta: { errorTitle: "Nothing was decided" },
  });
}

/** Takes one's own decision back, while nobody has been told. Throws AppError 409 when it is too late. */
export function useUndoReportDecision() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (jobId: string) => callProcedure("undo_job_reports_decision", { p_job_id: jobId }),
    onSettled: () => readAnew(client),
    meta: {
      successMessage: ({ title }: ReportedJob) => `Undone: the reports of ${title} wait again`,
      errorTitle: "The decision could not be undone",
    },
  });
}

/** Lets the company of a job that was taken offline publish it again. */
export function useLiftOffline() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (jobId: string) => callProcedure("lift_job_offline", { p_job_id: jobId }),
    onSettled: () => readAnew(client),
    meta: {
      successMessage: ({ company, title }: ReportedJob) => `${company.name} can publish ${title} again`,
      errorTitle: "The job stays offline",
    },
  });
}
