import type { Bucket } from "@contracts/files/files";
import { Trash2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { useOpenFile } from "@/files/data/file-open-mutation";

interface StoredFileActionsProps {
  /** "EIN document" */
  name: string;
  bucket: Bucket;
  path: string;
  onRemove?: () => void;
}

export function StoredFileActions({ name, bucket, path, onRemove }: StoredFileActionsProps) {
  const open = useOpenFile();
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        busy={open.isPending}
        aria-label={`Open ${name}`}
        onClick={() => open.mutate({ bucket, path })}
      >
        Open
      </Button>
      {onRemove && <IconButton icon={Trash2} label={`Remove ${name}`} onClick={onRemove} />}
    </>
  );
}
