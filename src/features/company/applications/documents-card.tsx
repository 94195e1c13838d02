import type { ApplicationCandidate } from "@contracts/application";
import type { Bucket } from "@contracts/files";
import { Award, FileText, FileUser, type LucideIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Card, Row, Rows } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { useOpenFile } from "@/data/files/file-open-mutation";

interface Document {
  name: string;
  icon: LucideIcon;
  bucket: Bucket;
  path: string;
}

/** The candidate's files under names people understand; stored ones are random. */
function documentsOf(candidate: ApplicationCandidate): Document[] {
  const ending = (path: string) => path.split(".").at(-1)?.toUpperCase() ?? "";
  const one = (label: string, icon: LucideIcon, bucket: Bucket, path: string | null): Document[] =>
    path ? [{ name: `${label} (${ending(path)})`, icon, bucket, path }] : [];
  return [
    ...one("Resume", FileUser, "candidate_resumes", candidate.resume_url),
    ...one("Cover letter", FileText, "candidate_cover_letters", candidate.cover_letter_url),
    ...candidate.certificates.flatMap((path, index) =>
      one(`Certificate ${index + 1}`, Award, "candidate_certificates", path),
    ),
  ];
}

function DocumentRow({ document }: { document: Document }) {
  const open = useOpenFile();
  return (
    <Row className="py-2.5!">
      <span className="file-ic">
        <Icon icon={document.icon} />
      </span>
      <span className="min-w-0 grow break-words font-medium">{document.name}</span>
      <Button
        size="sm"
        busy={open.isPending}
        busyLabel="Opening..."
        aria-label={`Open ${document.name}`}
        onClick={() => open.mutate({ bucket: document.bucket, path: document.path })}
      >
        Open
      </Button>
    </Row>
  );
}

/** Resume, cover letter and certificates, opened by links that work for an hour. */
export function DocumentsCard({ candidate }: { candidate: ApplicationCandidate }) {
  const documents = documentsOf(candidate);
  return (
    <Card title="Documents" flush>
      {documents.length === 0 ? (
        <EmptyState title="No documents on the profile" />
      ) : (
        <Rows>
          {documents.map((document) => (
            <DocumentRow key={document.path} document={document} />
          ))}
        </Rows>
      )}
    </Card>
  );
}
