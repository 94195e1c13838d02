import type { SentDocument } from "@contracts/applications/application";
import type { Bucket } from "@contracts/files/files";
import { Award, FileText, FileUser, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { OpenFileButton } from "@/applications/shared/open-file-button";
import { FileName } from "@/components/product/file-name";
import { Card, Row, RowList } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { formatFileSize } from "@/lib/format";

const kinds: Partial<Record<Bucket, { label: string; icon: LucideIcon }>> = {
  candidate_resumes: { label: "Resume", icon: FileUser },
  candidate_cover_letters: { label: "Cover letter", icon: FileText },
  candidate_certificates: { label: "Certificate", icon: Award },
};

interface SentDocumentsCardProps {
  documents: readonly SentDocument[];
  /** When they were sent. */
  aside: ReactNode;
}

/** The documents an application was sent with, under the names the profile gives them; stored ones are random. */
export function SentDocumentsCard({ documents, aside }: SentDocumentsCardProps) {
  const certificates = documents.filter(({ bucket }) => bucket === "candidate_certificates");
  return (
    <Card title="Documents" aside={aside} flush>
      {documents.length === 0 ? (
        <EmptyState title="No documents were sent" />
      ) : (
        <RowList className="border-line border-t">
          {documents.map((document) => {
            const { bucket, path, size, is_stored } = document;
            const { label, icon } = kinds[bucket] ?? { label: "File", icon: FileText };
            const place = certificates.length > 1 ? certificates.indexOf(document) + 1 : 0;
            const name = place > 0 ? `${label} ${place}` : label;
            const file = `${name.toLowerCase().replaceAll(" ", "-")}.${path.split(".").at(-1)}`;
            return (
              <li key={path}>
                <Row className="py-2.5">
                  <span className="file-ic">
                    <Icon icon={icon} />
                  </span>
                  <span className="min-w-0 grow">
                    <FileName name={file} />
                    <span className="help">
                      {[name, is_stored ? size !== null && formatFileSize(size) : "deleted since"]
                        .filter(Boolean)
                        .join(", ")}
                    </span>
                  </span>
                  {is_stored && (
                    <OpenFileButton bucket={bucket} path={path} label={`Open ${file}`}>
                      Open
                    </OpenFileButton>
                  )}
                </Row>
              </li>
            );
          })}
        </RowList>
      )}
    </Card>
  );
}
