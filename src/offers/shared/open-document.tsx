import type { MessageFile } from "@contracts/conversations/conversation";
import { useContext } from "react";
import { FilesClosed } from "@/components/product/files-closed";
import { PausedActs } from "@/components/product/paused-acts";
import { Button } from "@/components/ui/button";
import { useOpenFile } from "@/files/data/file-open-mutation";

export function OpenDocument({ document }: { document: MessageFile }) {
  const open = useOpenFile();
  const isClosed = useContext(FilesClosed);
  if (isClosed) return <PausedActs acts={[{ label: "Open", size: "sm" }]} className="" />;
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
