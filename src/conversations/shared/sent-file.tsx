import type { MessageFile } from "@contracts/conversations/conversation";
import type { StoredFile } from "@contracts/files/files";
import { useContext } from "react";
import { FileRow } from "@/components/product/file-row";
import { FilesClosed } from "@/components/product/files-closed";
import { LinkedDocument } from "@/components/product/linked-document";
import { PausedActs } from "@/components/product/paused-acts";
import { ReadableFile } from "@/components/product/readable-file";
import { Button } from "@/components/ui/button";
import { bucket } from "@/conversations/shared/attachments";
import { fileLinkQuery } from "@/files/data/file-link-query";
import { useOpenFile } from "@/files/data/file-open-mutation";
import { formatFileSize } from "@/lib/format";
import { useEagerQuery } from "@/lib/use-eager-query";

interface NamedFile extends StoredFile {
  name: string;
}

function OpenFile({ name, ...file }: NamedFile) {
  const open = useOpenFile();
  return (
    <Button
      size="sm"
      busy={open.isPending}
      busyLabel="Opening..."
      aria-label={`Open ${name}`}
      onClick={() => open.mutate(file)}
    >
      Open
    </Button>
  );
}

function ReadFile({ name, ...file }: NamedFile) {
  const query = useEagerQuery(fileLinkQuery(file));
  return <LinkedDocument path={file.path} query={query} label={name} open={<OpenFile name={name} {...file} />} />;
}

export function SentFile({ file: { path, name, size }, isMine }: { file: MessageFile; isMine: boolean }) {
  const isClosed = useContext(FilesClosed) && !isMine;
  const file: NamedFile = { bucket, path, name };
  if (isClosed)
    return (
      <FileRow
        name={name}
        meta={formatFileSize(size)}
        actions={<PausedActs acts={[{ label: "Open", size: "sm" }]} className="" />}
      />
    );
  return (
    <ReadableFile name={name} size={size} path={path} open={<OpenFile {...file} />}>
      <ReadFile {...file} />
    </ReadableFile>
  );
}
