import type { MessageFile } from "@contracts/conversations/conversation";
import { type ReactNode, useContext } from "react";
import { FileRow } from "@/components/product/file-row";
import { FilesClosed } from "@/components/product/files-closed";
import { LinkedDocument } from "@/components/product/linked-document";
import { OpenFile } from "@/components/product/open-file";
import { ReadableFile } from "@/components/product/readable-file";
import { bucket } from "@/conversations/shared/attachments";
import { fileLinkQuery } from "@/files/data/file-link-query";
import { useOpenFile } from "@/files/data/file-open-mutation";
import { formatFileSize } from "@/lib/format";
import { useEagerQuery } from "@/lib/use-eager-query";

interface SentFileProps {
  file: MessageFile;
  isMine: boolean;
}

function ReadFile({ file: { path, name }, open }: Pick<SentFileProps, "file"> & { open: ReactNode }) {
  const query = useEagerQuery(fileLinkQuery({ bucket, path }));
  return <LinkedDocument path={path} query={query} label={name} open={open} />;
}

export function SentFile({ file, isMine }: SentFileProps) {
  const isClosed = useContext(FilesClosed) && !isMine;
  const { path, name, size } = file;
  const open = <OpenFile bucket={bucket} path={path} useOpen={useOpenFile} label={`Open ${name}`} />;
  if (isClosed) return <FileRow name={name} meta={formatFileSize(size)} actions={open} />;
  return (
    <FilesClosed value={false}>
      <ReadableFile name={name} size={size} path={path} open={open}>
        <ReadFile file={file} open={open} />
      </ReadableFile>
    </FilesClosed>
  );
}
