import { Flag } from "lucide-react";
import { useState } from "react";
import { useAuth } from "@/auth/use-auth";
import { useFrame } from "@/auth/use-frame";
import { Button, LinkButton } from "@/components/ui/button";
import { loadDialog } from "@/components/ui/load-later";
import { paths } from "@/config/paths";

const ReportDialog = loadDialog(async () => (await import("@/jobs/public/report-dialog")).ReportDialog);

interface ReportJobProps {
  job: { id: string; title: string; company: { id: string; name: string } };
}

/** Reports a job. Visitors sign in first; a job's own company edits or closes it instead. */
export function ReportJob({ job }: ReportJobProps) {
  const { status } = useAuth();
  const { data: frame } = useFrame();
  const [isOpen, setIsOpen] = useState(false);
  const look = { variant: "quiet", size: "sm", icon: Flag } as const;
  if (status === "signed-out") {
    return (
      <LinkButton {...look} to={paths.signIn({ redirect: paths.jobs.detail(job) })}>
        Report this job
      </LinkButton>
    );
  }
  if (!frame || frame.memberships.some(({ company_id }) => company_id === job.company.id)) return null;
  return (
    <>
      <Button {...look} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Report this job
      </Button>
      {isOpen && <ReportDialog job={job} onClose={() => setIsOpen(false)} />}
    </>
  );
}
