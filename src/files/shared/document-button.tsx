import type { StoredFile } from "@contracts/files/files";
import { Button } from "@/components/ui/button";
import { useOpenFile } from "@/files/data/file-open-mutation";

/** Opens a document in a new tab; browsers download those they can't display. */
export function DocumentButton({ bucket, path, label }: StoredFile & { label: string }) {
  const open = useOpenFile();
  return (
    <Button
      size="sm"
      busy={open.isPending}
      aria-label={`Open ${label} in a new tab`}
      onClick={() => open.mutate({ bucket, path })}
    >
      Open
    </Button>
  );
}
