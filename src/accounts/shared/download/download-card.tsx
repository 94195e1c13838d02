import type { OwnFile } from "@contracts/accounts/account-data";
import { Download } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { type DownloadedData, type DownloadProgress, useDownloadMyData } from "@/accounts/data/data-download-mutation";
import { nameInArchive, packArchive } from "@/accounts/shared/download/archive";
import { toast } from "@/components/feedback/toast";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { ProgressBar } from "@/components/ui/progress-bar";
import { formatCount, formatFileSize } from "@/lib/format";
import { saveFile } from "@/lib/save-file";

const amounts = ({ files, ofFiles, bytes, ofBytes }: DownloadProgress): string =>
  ofFiles === 0
    ? "No files to read"
    : `${files} of ${formatCount(ofFiles, "file")}, ${formatFileSize(bytes)} of ${formatFileSize(ofBytes)}`;

interface DownloadCardProps {
  /** One sentence about the contents, which differ between candidates and staff. */
  children: string;
}

/** Downloads everything stored about the reader as one file built in the browser; shows progress and can be canceled. */
export function DownloadCard({ children }: DownloadCardProps) {
  const download = useDownloadMyData();
  const [progress, setProgress] = useState<DownloadProgress | null>(null);
  const [failed, setFailed] = useState<readonly OwnFile[]>([]);
  const [isPacking, setIsPacking] = useState(false);
  const canceling = useRef<AbortController>(null);
  const titleId = useId();
  // Leaving the page cancels.
  useEffect(() => () => canceling.current?.abort(), []);

  const save = async (read: DownloadedData) => {
    setIsPacking(true);
    try {
      saveFile(await packArchive(read), `fairmatch-${new Date().toISOString().slice(0, 10)}.zip`);
      setFailed(read.failed);
      if (read.failed.length === 0) toast.success({ title: "Your data is downloaded" });
    } catch {
      toast.error({
        title: "We couldn't create the file",
        description: "Your device may be low on memory. Please try again.",
      });
    } finally {
      setIsPacking(false);
    }
  };
  const start = () => {
    const controller = new AbortController();
    canceling.current = controller;
    setProgress(null);
    setFailed([]);
    download.mutate(
      { signal: controller.signal, onProgress: setProgress },
      { onSuccess: (read) => (read ? save(read) : undefined) },
    );
  };
  const isBusy = download.isPending || isPacking;

  return (
    <section className="card" aria-labelledby={titleId}>
      <div className="p-4 md:p-5">
        <div className="flex flex-wrap items-center gap-4">
          <div className="grow basis-72">
            <h2 id={titleId} className="card-title">
              Download everything
            </h2>
            <p className="mt-1 max-w-[38rem] text-ink-muted">{children}</p>
          </div>
          {isBusy ? (
            <Button onClick={() => canceling.current?.abort()}>Cancel</Button>
          ) : (
            <Button icon={Download} onClick={start}>
              Download my data
            </Button>
          )}
        </div>
        {isBusy && (
          <div className="mt-4 grid gap-2">
            <ProgressBar
              label="Download"
              value={progress && progress.ofBytes > 0 ? (100 * progress.bytes) / progress.ofBytes : 0}
            />
            <p className="tnum text-ink-muted text-sm" role="status">
              {progress ? amounts(progress) : "Reading your data..."}
            </p>
          </div>
        )}
        {!isBusy && failed.length > 0 && (
          <div className="mt-4">
            <Notice
              tone="warn"
              role="alert"
              title={`Downloaded without ${formatCount(failed.length, "file")}`}
              actions={
                <Button size="sm" onClick={start}>
                  Try again
                </Button>
              }
            >
              <p>Everything else is in the archive. We couldn't read these:</p>
              <ul className="list-disc pl-5">
                {failed.map(({ bucket, path }) => (
                  <li key={path}>{nameInArchive(bucket, path)}</li>
                ))}
              </ul>
            </Notice>
          </div>
        )}
      </div>
    </section>
  );
}
