import { fileEnding } from "@contracts/files/files";
import { type ReactNode, useState } from "react";
import { isShowable } from "@/components/product/document-in-place";
import { FileRow } from "@/components/product/file-row";
import { Button } from "@/components/ui/button";
import { formatFileSize } from "@/lib/format";

interface ReadableFileProps {
  name: string;
  size: number;
  path: string;
  /** The link that opens it elsewhere, until it shows inline. */
  open: ReactNode;
  /** The inline document, with the link that opens it elsewhere. */
  children: ReactNode;
}

export function ReadableFile({ name, size, path, open, children }: ReadableFileProps) {
  const [isRead, setRead] = useState(false);
  return (
    <>
      <FileRow
        name={name}
        meta={formatFileSize(size)}
        actions={
          <>
            {isShowable(fileEnding(path)) && (
              <Button
                variant="quiet"
                size="sm"
                aria-expanded={isRead}
                aria-label={isRead ? `Close ${name}` : `Read ${name} here`}
                onClick={() => setRead(!isRead)}
              >
                {isRead ? "Close" : "Read here"}
              </Button>
            )}
            {!isRead && open}
          </>
        }
      />
      {isRead && <div className="flex flex-wrap items-center gap-2">{children}</div>}
    </>
  );
}
