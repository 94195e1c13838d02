import type { CandidateApplicationDetail } from "@contracts/applications/application";
import type { Bucket } from "@contracts/files/files";
import { Award, FileText, FileUser, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { sentFileLabel } from "@/applications/model/sent-file-label";
import { documentName } from "@/candidates/model/document-name";
import { FileName } from "@/components/product/file-name";
import { OpenFile } from "@/components/product/open-file";
import { Row, RowList } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { useOpenFile } from "@/files/data/file-open-mutation";
import { formatFileSize } from "@/lib/format";

const icons: Partial<Record<Bucket, LucideIcon>> = {
  candidate_resumes: FileUser,
  candidate_certificates: Award,
};

/** A row of what was sent: icon, title and details. */
export function SentRow({
  icon,
  title,
  text,
  action,
}: Record<"title" | "text" | "action", ReactNode> & { icon: LucideIcon }) {
  return (
    <li>
      <Row className="py-2.5">
        <span className="file-ic">
          <Icon icon={icon} />
        </span>
        <span className="min-w-0 grow">
          {title}
          <span className="help block break-words">{text}</span>
        </span>
        {action}
      </Row>
    </li>
  );
}

interface SentFilesProps {
  application: Pick<CandidateApplicationDetail, "documents" | "cover_letter" | "job">;
  children?: ReactNode;
}

/** An application's files and letter under their original names; older ones by their kind. */
export function SentFiles({ application: { documents, cover_letter, job }, children }: SentFilesProps) {
  return (
    <RowList className="border-line border-t">
      {documents.map((document) => {
        const { bucket, path, size, is_stored } = document;
        const kind = sentFileLabel(document, documents, job.company.name);
        const file = documentName(document, sentFileLabel(document, documents).toLowerCase().replaceAll(" ", "-"));
        return (
          <SentRow
            key={path}
            icon={icons[bucket] ?? FileText}
            title={<FileName name={file} />}
            text={[kind, is_stored ? size !== null && formatFileSize(size) : "deleted since"]
              .filter(Boolean)
              .join(", ")}
            action={is_stored && <OpenFile bucket={bucket} path={path} useOpen={useOpenFile} label={`Open ${file}`} />}
          />
        );
      })}
      {cover_letter && (
        <SentRow
          icon={FileText}
          title={<span className="block font-medium">Cover letter</span>}
          text={`Written for ${job.company.name}`}
          action={null}
        />
      )}
      {children}
    </RowList>
  );
}
