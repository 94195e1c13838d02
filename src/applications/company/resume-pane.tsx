import type { CompanyApplicationDetail } from "@contracts/applications/application";
import type { Bucket } from "@contracts/files/files";
import { useState } from "react";
import { sentFileLabel } from "@/applications/model/sent-file-label";
import { ShownDocument } from "@/files/shared/document-viewer";

interface SentFile {
  label: string;
  bucket: Bucket;
  path: string;
}

type Sent = Pick<CompanyApplicationDetail, "candidate" | "documents">;

/** An application's files under their original names, the profile's resume first; older ones by their kind. */
export function sentFiles({ candidate, documents }: Sent): SentFile[] {
  const isFirst = ({ path }: { path: string }) => Number(path === candidate.resume_url);
  return documents
    .toSorted((one, other) => isFirst(other) - isFirst(one))
    .map((file, _, files) => {
      const { bucket, path, name } = file;
      const ending = path.split(".").at(-1)?.toUpperCase() ?? "";
      return { label: name ?? `${sentFileLabel(file, files)} (${ending})`, bucket, path };
    });
}

/** What was sent, shown inline: the resume first, the others in tabs. */
export function ResumePane({ application }: { application: Sent }) {
  const files = sentFiles(application);
  const [chosen, choose] = useState<string>();
  const file = files.find(({ path }) => path === chosen) ?? files[0];
  if (!file) return <p className="p-5 text-ink-muted">No resume sent</p>;
  return (
    <section className="viewer" aria-label="Documents">
      {/* biome-ignore lint/a11y/useSemanticElements: not a set of fields */}
      <div className="docs" role="group" aria-label="Document">
        {files.map(({ label, path }) => (
          <button
            key={path}
            type="button"
            className="doc"
            aria-pressed={path === file.path}
            title={label}
            onClick={() => choose(path)}
          >
            <span dir="auto">{label}</span>
          </button>
        ))}
      </div>
      <ShownDocument key={file.path} {...file} isWhole />
    </section>
  );
}
