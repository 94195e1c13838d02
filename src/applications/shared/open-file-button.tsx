import type { Bucket } from "@contracts/files/files";
import { Button } from "@/components/ui/button";
import { useOpenFile } from "@/files/data/file-open-mutation";

interface OpenFileButtonProps {
  bucket: Bucket;
  path: string;
  /** Says which file opens: "Open Resume (PDF)". */
  label: string;
  children: string;
}

/** Opens a file the application was sent with. */
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
