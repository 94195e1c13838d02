import type { DepartedReport } from "@contracts/companies/departed-report";
import type { JobReportInput, ReportDecision, ReportedJob, ReportQueue } from "@contracts/jobs/job-report";
import { useQueryClient } from "@tanstack/react-query";
import { nextPage, placeKey } from "@/lib/next-page";
import { procedurePages, procedureQuery } from "@/lib/procedure-query";
import { useProcedure } from "@/lib/use-act";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";

/** The reader's pending report on a job; null if none. */
export const jobReportQuery = (jobId: string) =>
  procedureQuery("get_my_job_report", { p_job_id: jobId }, { meta: { silent: true } });

/** Reports a job to administrators; a repeated report replaces the first. */
export function useReportJob(jobId: string) {
  const client = useQueryClient();
  return useProcedure(
    "report_job",
    ({ reason, words }: JobReportInput) => ({ p_job_id: jobId, p_reason: reason, p_words: words }),
    {
      onSuccess: (_answer, report) => client.setQueryData(jobReportQuery(jobId).queryKey, report),
      meta: { errorTitle: "The job wasn't reported" },
    },
  );
}

/** Reported jobs: pending ones, flagged first, or the latest decided ones; and the number pending. */
export const useReportedJobs = (queue: ReportQueue) =>
  useEagerInfiniteQuery(
    procedurePages("list_reported_jobs", { p_queue: queue }, { after: ({ jobs }) => nextPage(jobs, placeKey) }),
  );

interface Decision {
  job: ReportedJob;
  decision: ReportDecision;
  /** The reason for the company of a job taken offline. */
  reason?: string;
}

/** Takes a reported job offline or dismisses its reports. Throws AppError 409 when another administrator has decided. */
export const useDecideReports = () =>
  useProcedure(
    "decide_job_reports",
    ({ job, decision, reason }: Decision) => ({ p_job_id: job.id, p_decision: decision, p_reason: reason }),
    { meta: { errorTitle: "Your decision wasn't saved" } },
  );

/** Takes any job offline, reported or not. Throws AppError 409 if someone else did, or it isn't published. */
export const useTakeOffline = () =>
  useProcedure(
    "take_job_offline",
    ({ job, reason }: { job: { id: string }; reason: string }) => ({ p_job_id: job.id, p_reason: reason }),
    { meta: { errorTitle: "The job wasn’t taken offline" } },
  );

/** Undoes one's own decision before anyone is notified. Throws AppError 409 when it is too late. */
export const useUndoReportDecision = () =>
  useProcedure("undo_job_reports_decision", (jobId: string) => ({ p_job_id: jobId }), {
    meta: {
      successMessage: ({ title, waiting_since }: ReportedJob) =>
        waiting_since ? `Undone: the reports of ${title} are pending again` : `Undone: ${title} is online again`,
      errorTitle: "The decision couldn't be undone",
    },
  });

/** Lets a company republish a job that was taken offline. */
export const useLiftOffline = () =>
  useProcedure("lift_job_offline", (jobId: string) => ({ p_job_id: jobId }), {
    meta: {
      successMessage: ({ company, title }: ReportedJob) => `${company.name} can publish ${title} again`,
      errorTitle: "The job stays offline",
    },
  });

/** Pending reports about deleted companies; longest wait first. */
export const departedReportsQuery = () => procedureQuery("list_departed_reports", {});

/** Keeps reports on a deleted company's record, or dismisses them. Throws AppError 409 when another administrator decided. */
export const useDecideDepartedReport = () =>
  useProcedure(
    "decide_departed_report",
    ({ report, isUpheld }: { report: DepartedReport; isUpheld: boolean }) => ({
      p_id: report.id,
      p_is_upheld: isUpheld,
    }),
    { meta: { errorTitle: "Your decision wasn't saved" } },
  );

/** Undoes the user's decision. Throws AppError 409 when it is too late. */
export const useUndoDepartedReport = () =>
  useProcedure("decide_departed_report", ({ id }: DepartedReport) => ({ p_id: id, p_is_upheld: null }), {
    meta: {
      successMessage: (_answer: unknown, { title }: DepartedReport) => `Undone: the reports of ${title} are open again`,
      errorTitle: "The decision couldn't be undone",
    },
  });
