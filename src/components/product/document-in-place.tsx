import type { FileEnding } from "@contracts/files/files";
import { useState } from "react";
import { DocumentWell, type WellProps } from "@/components/product/document-well";
import { PdfPage } from "@/components/product/pdf-page";
import { usePdf } from "@/components/product/use-pdf";
import { Button } from "@/components/ui/button";
import { Skeleton, SkeletonBar } from "@/components/ui/skeleton";

interface DocumentProps extends Pick<WellProps, "label" | "open" | "isWhole"> {
  url: string;
}

export const LoadingPaper = () => (
  <Skeleton label="Loading the document">
    <SkeletonBar className="aspect-[17/22] w-full" />
  </Skeleton>
);

interface ReadProps extends DocumentProps {
  onRetry: () => void;
}

/** It may be damaged or protected, or its link may have expired. */
function Unshown({ onRetry, url: _, ...well }: ReadProps) {
  return (
    <DocumentWell
      {...well}
      instead={
        <>
          <p className="mb-3">Couldn't show {well.label}. Open it or try again.</p>
          <Button size="sm" onClick={onRetry}>
            Try again
          </Button>
        </>
      }
    />
  );
}

function PdfDocument(props: ReadProps) {
  const { url, onRetry: _, ...well } = props;
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
  if (pdf === null || pdf.pages === 0 || isBroken) return <Unshown {...props} />;
  if (well.isWhole) {
    return (
      <DocumentWell {...well}>
        {Array.from({ length: pdf.pages }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
          <PdfPage key={index} pdf={pdf} page={index + 1} onFailed={() => setIsBroken(true)} />
        ))}
      </DocumentWell>
    );
  }
  return (
    <DocumentWell {...well} pages={{ page, of: pdf.pages, onChange: setPage }}>
      <PdfPage pdf={pdf} page={page} onFailed={() => setIsBroken(true)} />
    </DocumentWell>
  );
}

function PictureDocument(props: ReadProps) {
  const { url, onRetry: _, ...well } = props;
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return <Unshown {...props} />;
  return (
    <DocumentWell {...well}>
      <img src={url} alt={well.label} className="block w-full" onError={() => setIsBroken(true)} />
    </DocumentWell>
  );
}

/** Whether a document with this extension can show inline; browsers download others. */
export const isShowable = (ending: FileEnding | null): boolean =>
  ending !== null && ending !== "doc" && ending !== "docx";

export function DocumentInPlace({ ending, ...rest }: DocumentProps & { ending: FileEnding | null }) {
  const [tries, setTries] = useState(0);
  const Document = ending === "pdf" ? PdfDocument : PictureDocument;
  return <Document key={tries} {...rest} onRetry={() => setTries(tries + 1)} />;
}
