import type { FileEnding } from "@contracts/files/files";
import { useState } from "react";
import { DocumentWell, type WellProps } from "@/components/product/document-well";
import { PdfPage } from "@/components/product/pdf-page";
import { usePdf } from "@/components/product/use-pdf";
import { Skeleton, SkeletonBar } from "@/components/ui/skeleton";

interface DocumentProps extends Pick<WellProps, "label" | "open"> {
  url: string;
}

const unshowable = "This document cannot be shown here. It may be damaged or protected: open it to see.";

/** What lies in the well while the document is on its way. */
export const LoadingPaper = () => (
  <Skeleton label="Loading the document">
    <SkeletonBar className="aspect-[17/22] w-full" />
  </Skeleton>
);

function PdfDocument({ url, ...well }: DocumentProps) {
  const pdf = usePdf(url);
  const [page, setPage] = useState(1);
  const [isBroken, setIsBroken] = useState(false);
  if (pdf === undefined) {
    return (
      <DocumentWell {...well}>
        <LoadingPaper />
      </DocumentWell>
    );
  }
  if (pdf === null || pdf.pages === 0 || isBroken) return <DocumentWell {...well} instead={unshowable} />;
  return (
    <DocumentWell {...well} pages={{ page, of: pdf.pages, onChange: setPage }}>
      <PdfPage pdf={pdf} page={page} onFailed={() => setIsBroken(true)} />
    </DocumentWell>
  );
}

function PictureDocument({ url, ...well }: DocumentProps) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return <DocumentWell {...well} instead={unshowable} />;
  return (
    <DocumentWell {...well}>
      <img src={url} alt={well.label} className="block w-full" onError={() => setIsBroken(true)} />
    </DocumentWell>
  );
}

/** Whether a document with this ending can be shown in its place; browsers save the others. */
export const isShowable = (ending: FileEnding | null): boolean =>
  ending !== null && ending !== "doc" && ending !== "docx";

/** A document read in its place; remounted for another one. */
export function DocumentInPlace({ ending, ...rest }: DocumentProps & { ending: FileEnding | null }) {
  return ending === "pdf" ? <PdfDocument {...rest} /> : <PictureDocument {...rest} />;
}
