import type { StoredFile } from "@contracts/files/files";
import { useContext } from "react";
import { FilesClosed } from "@/components/product/files-closed";
import { PausedActs } from "@/components/product/paused-acts";
import { Button, type ButtonProps } from "@/components/ui/button";

interface OpenFileProps extends StoredFile, Pick<ButtonProps, "variant"> {
  /** The hook that opens it: components make no requests. */
  useOpen: () => { isPending: boolean; mutate: (file: StoredFile) => void };
  /** Names the file to open: "Open Resume (PDF)". */
  label: string;
  children?: string;
}

/** Opens a file in a new tab; browsers download those they can't display. Not while the reader's company is paused. */
export function OpenFile({ bucket, path, useOpen, label, children = "Open", variant }: OpenFileProps) {
  const open = useOpen();
  const isClosed = useContext(FilesClosed);
  if (isClosed) return <PausedActs acts={[{ label: children, size: "sm" }]} className="" />;
  return (
    <Button
      variant={variant}
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
