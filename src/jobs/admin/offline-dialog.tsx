import type { ReportedJob } from "@contracts/jobs/job-report";
import { ReasonDialog } from "@/components/product/reason-dialog";
import { useReportDecision } from "@/jobs/admin/use-report-decision";

export function OfflineDialog({ job, onClose }: { job: ReportedJob; onClose: () => void }) {
  const { decide } = useReportDecision();
  return (
    <ReasonDialog
      draft={`offline:${job.id}`}
      title={`Take ${job.title} offline?`}
      description="The job is closed. The applications it has stay, and whoever reported it is told that it is gone."
      submitLabel="Take offline"
      busyLabel="Taking offline..."
      missing="Say why: the company reads it"
      companyName={job.company.name}
      onSubmit={(reason) => decide({ job, decision: "offline", reason })}
      onClose={onClose}
    />
  );
}
