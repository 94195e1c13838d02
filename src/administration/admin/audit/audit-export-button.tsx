import type { AuditFilter } from "@contracts/administration/audit";
import { Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { auditCsv } from "@/administration/admin/audit/audit-csv";
import { mostExported, useReadAuditLog } from "@/administration/data/audit-log";
import { toast } from "@/components/feedback/toast";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ProgressBar } from "@/components/ui/progress-bar";
import { datedCsv, saveCsv } from "@/lib/csv";
import { formatCount, formatNumber } from "@/lib/format";

interface AuditExportButtonProps {
  filter: AuditFilter;
  /** How many entries match; undefined while unknown. */
  count: number | undefined;
}

export function AuditExportButton({ filter, count }: AuditExportButtonProps) {
  const read = useReadAuditLog();
  const [done, setDone] = useState(0);
  const canceling = useRef<AbortController>(null);
  const most = Math.min(count ?? mostExported, mostExported);
  const cancel = () => canceling.current?.abort();
  // Leaving the page cancels.
  useEffect(() => () => canceling.current?.abort(), []);
  const start = () => {
    const controller = new AbortController();
    const { signal } = controller;
    canceling.current = controller;
    setDone(0);
    read.mutate(
      { filter, signal, onProgress: setDone },
      {
        onSuccess: (entries) => {
          if (!entries) return;
          saveCsv(auditCsv(entries), datedCsv("audit-log"));
          toast.success({
            title: `${formatCount(entries.length, "entry", "entries")} exported`,
            ...(entries.length >= mostExported && {
              description: `The file has the newest ${formatNumber(mostExported)}. Narrow the log to export older ones.`,
            }),
          });
        },
      },
    );
  };
  return (
    <>
      <Button icon={Download} disabled={count === 0} busy={read.isPending} busyLabel="Exporting..." onClick={start}>
        Export CSV
      </Button>
      <Dialog
        open={read.isPending}
        onOpenChange={cancel}
        title="Exporting the audit log"
        description={`Everything the filters match, up to ${formatNumber(mostExported)} entries.`}
        actions={<Button onClick={cancel}>Cancel</Button>}
      >
        <ProgressBar label="Entries read" value={(done / Math.max(most, 1)) * 100} />
        <p className="tnum mt-2 text-ink-muted text-sm">
          {formatNumber(done)} of {formatNumber(most)} entries
        </p>
      </Dialog>
    </>
  );
}
