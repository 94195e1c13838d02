import type { ApplicationCandidate } from "@contracts/candidates/candidate-fields";
import { type Bucket, fileEnding } from "@contracts/files/files";
import { Award, FileText, FileUser, type LucideIcon } from "lucide-react";
import { type ReactNode, useState } from "react";
import { OpenFileButton } from "@/applications/shared/open-file-button";
import { isShowable } from "@/components/product/document-in-place";
import { LinkedDocument } from "@/components/product/linked-document";
import { Button } from "@/components/ui/button";
import { Card, Row, RowList } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { fileLinkQuery } from "@/files/data/file-link-query";
import { useEagerQuery } from "@/lib/use-eager-query";

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

/** A file in its place, once its link is there; asking for it is noted as an opening. */
function ReadDocument({ name, bucket, path, open }: Document & { open: ReactNode }) {
  const query = useEagerQuery(fileLinkQuery({ bucket, path }));
  return <LinkedDocument path={path} query={query} label={name} open={open} />;
}

function DocumentRow(document: Document) {
  const { name, icon, bucket, path } = document;
  const [isRead, setRead] = useState(false);
  const open = (
    <OpenFileButton bucket={bucket} path={path} label={`Open ${name}`}>
      Open
    </OpenFileButton>
  );
  return (
    <li>
      <Row className="py-2.5">
        <span className="file-ic">
          <Icon icon={icon} />
        </span>
        <span className="min-w-0 grow break-words font-medium">{name}</span>
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
      </Row>
      {isRead && (
        <div className="px-4 pb-4 md:px-5">
          <ReadDocument {...document} open={open} />
        </div>
      )}
    </li>
  );
}

/** Resume, cover letter and certificates as they were sent: read in their place once they are asked for, or opened. */
export function DocumentsCard({ candidate }: { candidate: ApplicationCandidate }) {
  const documents = documentsOf(candidate);
  return (
    <Card title="Documents" flush>
      {documents.length === 0 ? (
        <EmptyState title="No documents were sent" />
      ) : (
        <RowList>
          {documents.map((document) => (
            <DocumentRow key={document.path} {...document} />
          ))}
        </RowList>
      )}
    </Card>
  );
}
