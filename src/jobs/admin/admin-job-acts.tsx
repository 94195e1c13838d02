import type { AdminJob } from "@contracts/jobs/all-jobs";
import { ArrowUpRight } from "lucide-react";
import { useState } from "react";
import { Button, LinkButton } from "@/components/ui/button";
import { loadDialog } from "@/components/ui/load-later";
import { paths } from "@/config/paths";
import { AllowPublishingButton } from "@/jobs/admin/allow-publishing-button";
import { countReports } from "@/jobs/admin/job-reports";
import { useReportDecision } from "@/jobs/admin/use-report-decision";

const OfflineDialog = loadDialog(async () => (await import("@/jobs/admin/offline-dialog")).OfflineDialog);

export function AdminJobActs({ job }: { job: AdminJob }) {
  const [isAsking, setIsAsking] = useState(false);
  const { takeOffline } = useReportDecision();
  return (
    <>
      {job.is_open && (
        <LinkButton to={paths.jobs.detail(job)} icon={ArrowUpRight}>
          Public page
        </LinkButton>
      )}
      {job.can_take_offline && (
        <Button
          variant="danger-quiet"
          className="btn-danger-line"
          aria-haspopup="dialog"
          aria-label={`Take ${job.title} offline`}
          onClick={() => setIsAsking(true)}
        >
          Take offline
        </Button>
      )}
      {job.state === "offline" && <AllowPublishingButton job={job} variant="primary" />}
      {isAsking && (
        <OfflineDialog
          job={job}
          reports={job.report?.waiting_since ? countReports(job.report) : 0}
          onTake={(reason) => takeOffline({ job, reason })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
