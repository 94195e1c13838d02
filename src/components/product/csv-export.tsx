import { Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { toast } from "@/components/feedback/toast";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { csvText, datedCsv, saveCsv } from "@/lib/csv";
import { formatCount } from "@/lib/format";

export interface Reading {
  signal: AbortSignal;
  /** Called with the count so far, after each page. */
  onProgress: (rows: number) => void;
}

interface CsvExportProps<Row> {
  /** A row's noun: "application". */
  noun: string;
  head: readonly string[];
  cells: (row: Row) => string[];
  isReading: boolean;
  /** Resolves to null when canceled. */
  read: (reading: Reading, onRead: (rows: readonly Row[] | null) => void) => void;
  className?: string;
}

/** Exports all rows of a list as CSV; shows progress and can be canceled. */
export function CsvExport<Row>({ noun, head, cells, isReading, read, className }: CsvExportProps<Row>) {
  const [done, setDone] = useState(0);
  const canceling = useRef<AbortController>(null);
  const cancel = () => canceling.current?.abort();
  // Leaving the page cancels.
  useEffect(() => () => canceling.current?.abort(), []);
  const start = () => {
    const controller = new AbortController();
    canceling.current = controller;
    setDone(0);
    read({ signal: controller.signal, onProgress: setDone }, (rows) => {
      if (!rows) return;
      saveCsv(csvText([head, ...rows.map(cells)]), datedCsv(`${noun}s`));
      toast.success({ title: `${formatCount(rows.length, noun)} exported` });
    });
  };
  return (
    <>
      <Button
        variant="quiet"
        icon={Download}
        className={className}
        busy={isReading}
        busyLabel="Exporting..."
        onClick={start}
      >
        <span className="export-words">Export CSV</span>
      </Button>
      <Dialog
        open={isReading}
        onOpenChange={cancel}
        title={`Exporting ${noun}s`}
        description="Everything the search and filters match."
        actions={<Button onClick={cancel}>Cancel</Button>}
      >
        <p className="tnum text-ink-muted" role="status">
          {formatCount(done, noun)} read
        </p>
      </Dialog>
    </>
  );
}
