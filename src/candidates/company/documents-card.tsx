import type { DocumentKind } from "@contracts/candidates/candidate";
import type { ManagedCandidate } from "@contracts/candidates/managed-candidate";
import { Award, FileText, FileUser, type LucideIcon } from "lucide-react";
import { documentBuckets } from "@/candidates/data/documents";
import { OpenFile } from "@/components/product/open-file";
import { Card, Row, Rows } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { useOpenFile } from "@/files/data/file-open-mutation";

interface Document {
  kind: DocumentKind;
  name: string;
  icon: LucideIcon;
  path: string;
}

/** Files under readable names; stored names are random. */
function documentsOf({ resume_url, cover_letter_url, certificates }: ManagedCandidate): Document[] {
  const one = (kind: DocumentKind, label: string, icon: LucideIcon, path: string | null): Document[] =>
    path ? [{ kind, name: `${label} (${path.split(".").at(-1)?.toUpperCase()})`, icon, path }] : [];
  return [
    ...one("resume", "Resume", FileUser, resume_url),
    ...one("cover_letter", "Cover letter", FileText, cover_letter_url),
    ...certificates.flatMap((path, index) => one("certificate", `Certificate ${index + 1}`, Award, path)),
  ];
}

const DocumentRow = ({ kind, name, icon, path }: Document) => (
  <Row className="py-2.5">
    <span className="file-ic">
      <Icon icon={icon} />
    </span>
    <span className="min-w-0 grow break-words font-medium">{name}</span>
    <OpenFile bucket={documentBuckets[kind]} path={path} useOpen={useOpenFile} label={`Open ${name}`} />
  </Row>
);

/** The profile's documents, opened by links valid for an hour. */
export function DocumentsCard({ candidate }: { candidate: ManagedCandidate }) {
  const documents = documentsOf(candidate);
  return (
    <Card title="Documents" flush>
      {documents.length === 0 ? (
        <EmptyState title="No documents on the profile yet" />
      ) : (
        <Rows>
          {documents.map((document) => (
            <DocumentRow key={document.path} {...document} />
          ))}
        </Rows>
      )}
    </Card>
  );
}
