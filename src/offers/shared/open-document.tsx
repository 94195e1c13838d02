import type { MessageFile } from "@contracts/conversations/conversation";
import { Button } from "@/components/ui/button";
import { useOpenFile } from "@/files/data/file-open-mutation";

export function OpenDocument({ document }: { document: MessageFile }) {
  const open = useOpenFile();
  return (
    <Button
      size="sm"
      busy={open.isPending}
      busyLabel="Opening..."
      aria-label={`Open ${document.name}`}
      onClick={() => open.mutate({ bucket: "message_files", path: document.path })}
    >
      Open
    </Button>
  );
}
