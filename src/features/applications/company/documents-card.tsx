import type { ApplicationCandidate } from "@contracts/application";
import type { Bucket } from "@contracts/files";
import { Award, FileText, FileUser, type LucideIcon } from "lucide-react";
import { Card, Row, Rows } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { OpenFileButton } from "@/features/applications/open-file-button";

interface Document {
  name: string;
  icon: LucideIcon;
  bucket: Bucket;
  path: string;
}

/** The files the application was sent with, under names people understand; stored ones are random. */
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

/** Resume, cover letter and certificates, opened by links that work for an hour. */
export function DocumentsCard({ candidate }: { candidate: ApplicationCandidate }) {
  const documents = documentsOf(candidate);
  return (
    <Card title="Documents" flush>
      {documents.length === 0 ? (
        <EmptyState title="No documents were sent" />
      ) : (
        <Rows>
          {documents.map(({ name, icon, bucket, path }) => (
            <Row key={path} className="py-2.5!">
              <span className="file-ic">
                <Icon icon={icon} />
              </span>
              <span className="min-w-0 grow break-words font-medium">{name}</span>
              <OpenFileButton bucket={bucket} path={path} label={`Open ${name}`}>
                Open
              </OpenFileButton>
            </Row>
          ))}
        </Rows>
      )}
    </Card>
  );
}
