import type { MessageFile } from "@contracts/conversation";
import type { StoredFile } from "@contracts/files";
import { LinkedDocument } from "@/components/product/linked-document";
import { ReadableFile } from "@/components/product/readable-file";
import { bucket } from "@/conversations/shared/attachments";
import { fileLinkQuery } from "@/files/data/file-link-query";
import { OpenFileButton } from "@/files/shared/open-file-button";
import { useEagerQuery } from "@/lib/use-eager-query";

interface NamedFile extends StoredFile {
  name: string;
}

function ReadFile({ name, ...file }: NamedFile) {
  const query = useEagerQuery(fileLinkQuery(file));
  return (
    <LinkedDocument
      path={file.path}
      query={query}
      label={name}
      open={<OpenFileButton {...file} label={`Open ${name}`} />}
    />
  );
}

/** A file of a message: read under the name its writer gave it, or opened. */
export function SentFile({ file: { path, name, size } }: { file: MessageFile }) {
  const file: NamedFile = { bucket, path, name };
  return (
    <ReadableFile
      name={name}
      size={size}
      path={path}
      open={<OpenFileButton bucket={bucket} path={path} label={`Open ${name}`} />}
    >
      <ReadFile {...file} />
    </ReadableFile>
  );
}
