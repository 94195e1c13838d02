import type { OwnFile } from "@/applications/candidate/apply/use-own-file";
import { FileRow } from "@/components/product/file-row";

export function OwnFileState({ file: { name, progress, problem } }: { file: OwnFile }) {
  if (!progress && !problem) return null;
  return (
    <div role={problem ? "alert" : undefined}>
      <FileRow name={name} progress={progress ?? undefined} error={(!progress && problem) || undefined} />
    </div>
  );
}
