import { ReportQueues } from "@/components/product/report-queues";
import { DepartedReports } from "@/jobs/admin/departed-reports";
import { ReportedJobRow } from "@/jobs/admin/reported-job-row";
import { useReportedJobs } from "@/jobs/data/job-reports";

/** /admin/reports: reported jobs, their reports, and decisions about them (RULES: Jobs). */
export function ReportedJobsPage() {
  return (
    <>
      <ReportQueues
        title="Reported jobs"
        lead="A reported job stays online until you decide. The company sees your reason, never who reported it."
        noun="reported job"
        why={{
          waiting: "Reported jobs appear here.",
          decided: "Decisions about reported jobs appear here.",
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
