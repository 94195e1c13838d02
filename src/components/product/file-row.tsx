import { FileText, FileX } from "lucide-react";
import type { ReactNode } from "react";
import { FileName } from "@/components/product/file-name";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { ProgressBar } from "@/components/ui/progress-bar";
import { formatFileSize } from "@/lib/format";

interface FileRowProps {
  name: string;
  /** Below the name: size, date. */
  meta?: ReactNode;
  /** What is wrong and what to do; replaces the meta line. */
  error?: string;
  /** Bytes sent, out of the total. */
  progress?: { sent: number; total: number };
  actions?: ReactNode;
}

export function FileRow({ name, meta, error, progress, actions }: FileRowProps) {
  const line = progress ? `${formatFileSize(progress.sent)} of ${formatFileSize(progress.total)}` : meta;
  return (
    <div className={classNames("file", error && "is-bad")}>
      <span className="file-ic">
        <Icon icon={error ? FileX : FileText} />
      </span>
      <span className="min-w-0">
        <FileName name={name} />
        {line && !error && <span className="block text-sm text-ink-muted tnum">{line}</span>}
      </span>
      <span
        className={classNames(
          "flex items-center gap-1",
          // A single small button leaves room for the name on phones, too.
          "max-sm:has-[>:nth-child(2)]:col-span-2 max-sm:has-[>:nth-child(2)]:col-start-2",
        )}
      >
        {actions}
      </span>
      {/* Below, so that buttons don't narrow it. */}
      {error && <span className="error col-span-2 col-start-2 max-sm:col-span-3 max-sm:col-start-1">{error}</span>}
      {progress && (
        <div className="col-span-full mt-2">
          <ProgressBar
            label={`Sending ${name}`}
            value={progress.total > 0 ? (progress.sent / progress.total) * 100 : 0}
          />
        </div>
      )}
    </div>
  );
}
