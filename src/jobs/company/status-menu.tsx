import { jobStatuses } from "@contracts/enums";
import type { CompanyJob } from "@contracts/jobs/job";
import { ChevronDown } from "lucide-react";
import { pausedEntry } from "@/components/product/paused-acts";
import { StatusBadge } from "@/components/product/status-badge";
import { StatusGlyph } from "@/components/product/status-glyph";
import { shownJobStatus, statusLook } from "@/components/product/status-look";
import { Icon } from "@/components/ui/icon";
import { Menu } from "@/components/ui/menu";
import { useSetJobStatus } from "@/jobs/data/job-mutations";

interface StatusMenuProps {
  job: CompanyJob;
  /** Its company is: it can't be published. */
  isPaused: boolean;
}

/** The job's status; a menu for editors that changes it right away. */
export function StatusMenu({ job, isPaused }: StatusMenuProps) {
  const setStatus = useSetJobStatus(job.id);
  const shown = shownJobStatus(job);
  if (!job.can.edit) return <StatusBadge kind="job" status={shown} />;
  const look = statusLook("job", shown);
  return (
    <Menu
      label={`Job status: ${look.word}. Change`}
      buttonClassName={`badge t-${look.tone} touch pr-1.5`}
      items={jobStatuses.map((status) => ({
        label: statusLook("job", status).word,
        ...(isPaused && status === "published" && status !== job.status
          ? pausedEntry
          : {
              disabled:
                status === job.status || setStatus.isPending || (status === "published" && job.taken_offline !== null),
              onSelect: () => setStatus.mutate(status),
            }),
      }))}
    >
      {look.glyph && <StatusGlyph name={look.glyph} />}
      <span>{look.word}</span>
      <Icon icon={ChevronDown} size="sm" />
    </Menu>
  );
}
