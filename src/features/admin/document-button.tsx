import { Button } from "@/components/ui/button";
import { useOpenFile } from "@/data/files/file-open-mutation";

/** Opens a document of a company in a new tab. */
export function DocumentButton({ path, label }: { path: string; label: string }) {
  const open = useOpenFile();
  return (
    <Button
      size="sm"
      busy={open.isPending}
      aria-label={`Open ${label} in a new tab`}
      onClick={() => open.mutate({ bucket: "company-documents", path })}
    >
      Open
    </Button>
  );
}
