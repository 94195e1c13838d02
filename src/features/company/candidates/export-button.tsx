import type { ManagedCandidateFilter } from "@contracts/managed-candidate";
import { Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { toast } from "@/components/feedback/toast";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useReadCandidates } from "@/data/candidates/candidates-export-mutation";
import { candidatesCsv } from "@/features/company/candidates/candidates-csv";
import { datedCsv, saveCsv } from "@/lib/csv";
import { formatCount } from "@/lib/format";

/** Saves all candidates that the filter finds as a file for spreadsheets; says how far it is, and can be canceled. */
export function ExportButton({ filter }: { filter: ManagedCandidateFilter }) {
  const read = useReadCandidates();
  const [done, setDone] = useState(0);
  const canceling = useRef<AbortController>(null);
  const cancel = () => canceling.current?.abort();
  // Who leaves the page waits for no file.
  useEffect(() => () => canceling.current?.abort(), []);
  const start = () => {
    const controller = new AbortController();
    canceling.current = controller;
    setDone(0);
    read.mutate(
      { filter, signal: controller.signal, onProgress: setDone },
      {
        onSuccess: (candidates) => {
          if (!candidates) return;
          saveCsv(candidatesCsv(candidates), datedCsv("candidates"));
          toast.success({ title: `${formatCount(candidates.length, "candidate")} exported` });
        },
      },
    );
  };
  return (
    <>
      <Button
        variant="quiet"
        icon={Download}
        className="md:ml-auto"
        busy={read.isPending}
        busyLabel="Exporting..."
        onClick={start}
      >
        Export CSV
      </Button>
      <Dialog
        open={read.isPending}
        onOpenChange={cancel}
        title="Exporting candidates"
        description="All that the search and the filters find."
        actions={<Button onClick={cancel}>Cancel</Button>}
      >
        <p className="tnum text-ink-muted" role="status">
          {formatCount(done, "candidate")} read
        </p>
      </Dialog>
    </>
  );
}
