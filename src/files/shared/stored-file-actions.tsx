import type { Bucket } from "@contracts/files/files";
import { Trash2 } from "lucide-react";
import { OpenFile } from "@/components/product/open-file";
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
  return (
    <>
      <OpenFile variant="quiet" bucket={bucket} path={path} useOpen={useOpenFile} label={`Open ${name}`} />
      {onRemove && <IconButton icon={Trash2} label={`Remove ${name}`} onClick={onRemove} />}
    </>
  );
}
