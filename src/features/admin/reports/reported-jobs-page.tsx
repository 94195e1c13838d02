import { useReportedJobs } from "@/data/admin/reported-jobs-query";
import { ReportQueues } from "@/features/admin/report-queues";
import { DepartedReports } from "@/features/admin/reports/departed-reports";
import { ReportedJobRow } from "@/features/admin/reports/reported-job-row";

/** /admin/reports: jobs that somebody says are not what they should be, who said so, and what is decided (RULES: Jobs). */
export function ReportedJobsPage() {
  return (
    <>
      <ReportQueues
        title="Reported jobs"
        lead="A reported job stays online until you decide. The company reads your reason, never who reported it."
        noun="reported job"
        why={{
          waiting: "Jobs that somebody reports show here.",
          decided: "What was decided about reported jobs shows here.",
        }}
        queries={{ waiting: useReportedJobs("waiting"), decided: useReportedJobs("decided") }}
        rowsOf={({ jobs }) => jobs}
      >
        {(job) => <ReportedJobRow key={job.id} job={job} />}
      </ReportQueues>
      <DepartedReports />
    </>
  );
}
