import type { Bucket } from "@contracts/files/files";
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
