import type { Bucket } from "@contracts/files/files";
import { useContext } from "react";
import { FilesClosed } from "@/components/product/files-closed";
import { PausedActs } from "@/components/product/paused-acts";
import { Button } from "@/components/ui/button";
import { useOpenFile } from "@/files/data/file-open-mutation";

interface OpenFileButtonProps {
  bucket: Bucket;
  path: string;
  /** Names the file to open: "Open Resume (PDF)". */
  label: string;
  children: string;
}

export function OpenFileButton({ bucket, path, label, children }: OpenFileButtonProps) {
  const open = useOpenFile();
  const isClosed = useContext(FilesClosed);
  if (isClosed) return <PausedActs acts={[{ label: children, size: "sm" }]} className="" />;
  return (
    <Button
      size="sm"
      busy={open.isPending}
      busyLabel="Opening..."
      aria-label={label}
      onClick={() => open.mutate({ bucket, path })}
    >
      {children}
    </Button>
  );
}
