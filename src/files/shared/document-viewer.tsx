import type { Company } from "@contracts/companies/company";
import { fileEnding, type StoredFile } from "@contracts/files/files";
import { country } from "@contracts/operator";
import { useContext, useState } from "react";
import { DocumentInPlace, isShowable } from "@/components/product/document-in-place";
import { DocumentWell } from "@/components/product/document-well";
import { FilesClosed } from "@/components/product/files-closed";
import { LinkedDocument } from "@/components/product/linked-document";
import { OpenFile } from "@/components/product/open-file";
import { Segmented } from "@/components/ui/segmented";
import { fileLinkQuery } from "@/files/data/file-link-query";
import { useOpenFile } from "@/files/data/file-open-mutation";
import { WordDocument } from "@/files/shared/word-document";
import { publicUrl } from "@/lib/public-url";
import { useEagerQuery } from "@/lib/use-eager-query";

interface ViewedDocument extends StoredFile {
  label: string;
  /** Shows all pages, one below the other. */
  isWhole?: boolean;
}

/** A company's files: its documents, requested new ones, and its logo. */
export function documentsOf(company: Company): ViewedDocument[] {
  const proposed = company.proposal?.changes;
  const files = [
    { label: country.taxNumberDocument, path: company.ein_document_url },
    { label: `Proposed ${country.taxNumberDocument}`, path: proposed?.ein_document_url },
    { label: country.taxForm, path: company.tax_document_url },
    { label: `Proposed ${country.taxForm}`, path: proposed?.tax_document_url },
  ];
  const documents = files.flatMap(({ label, path }) =>
    path ? [{ label, bucket: "company-documents" as const, path }] : [],
  );
  return company.logo_url
    ? [...documents, { label: "Logo", bucket: "company-logos", path: company.logo_url }]
    : documents;
}

/** The document to fetch a link for; undefined if browsers can't display it, or it is public. */
export function linkedFile(document: ViewedDocument | undefined): StoredFile | undefined {
  if (!document || document.bucket === "company-logos") return undefined;
  const ending = fileEnding(document.path);
  return ending === "docx" || isShowable(ending) ? { bucket: document.bucket, path: document.path } : undefined;
}

const openButton = ({ label, ...file }: Pick<ViewedDocument, "label" | "bucket" | "path">) => (
  <OpenFile {...file} useOpen={useOpenFile} label={`Open ${label} in a new tab`} />
);

function PrivateDocument({ label, bucket, path, isWhole }: ViewedDocument) {
  const query = useEagerQuery(fileLinkQuery({ bucket, path }));
  const open = openButton({ bucket, path, label });
  return <LinkedDocument path={path} query={query} label={label} open={open} isWhole={isWhole} />;
}

function PrivateWord({ label, bucket, path }: ViewedDocument) {
  const query = useEagerQuery(fileLinkQuery({ bucket, path }));
  const open = openButton({ bucket, path, label });
  if (query.isError) return <LinkedDocument path={path} query={query} label={label} open={open} />;
  return <WordDocument url={query.data?.url} label={label} open={open} />;
}

/** A document, inline if the browser can display it. */
export function ShownDocument(document: ViewedDocument) {
  const { label, bucket, path } = document;
  const isClosed = useContext(FilesClosed);
  if (isClosed)
    return (
      <DocumentWell
        label={label}
        open={null}
        instead="Your company is paused. You can open files once it's active again."
      />
    );
  const url = bucket === "company-logos" ? publicUrl(bucket, path) : undefined;
  if (url) {
    const open = (
      <a className="btn btn-secondary btn-sm" href={url} target="_blank" rel="noopener noreferrer">
        Open <span className="sr-only">{label} in a new tab</span>
      </a>
    );
    return <DocumentInPlace url={url} ending={fileEnding(path)} label={label} open={open} />;
  }
  const ending = fileEnding(path);
  if (ending === "docx") return <PrivateWord {...document} />;
  if (isShowable(ending)) return <PrivateDocument {...document} />;
  return (
    <DocumentWell
      label={label}
      open={openButton({ bucket, path, label })}
      instead="This Word document can't be shown here. Open it to read it."
    />
  );
}

export function DocumentViewer({ documents }: { documents: readonly ViewedDocument[] }) {
  const [chosen, setChosen] = useState<string>();
  const document = documents.find(({ label }) => label === chosen) ?? documents[0];
  if (!document) return <p className="text-ink-subtle">No documents provided.</p>;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {documents.length > 1 ? (
        <Segmented
          label="Document"
          options={documents.map(({ label }) => ({ value: label, label }))}
          value={document.label}
          onChange={setChosen}
        />
      ) : (
        <h3 className="font-medium text-sm">{document.label}</h3>
      )}
      <ShownDocument key={document.path} {...document} />
    </div>
  );
}
