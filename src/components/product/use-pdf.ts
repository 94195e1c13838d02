import { useEffect, useState } from "react";
import { type OpenedPdf, openPdf } from "@/components/product/pdf";

export function usePdf(url: string): OpenedPdf | null | undefined {
  const [read, setRead] = useState<{ url: string; pdf: OpenedPdf | null }>();
  useEffect(() => {
    const leaving = new AbortController();
    const show = (pdf: OpenedPdf | null) => !leaving.signal.aborted && setRead({ url, pdf });
    openPdf(url, leaving.signal).then(show, (error: unknown) => {
      if (!leaving.signal.aborted) console.warn("A PDF could not be read.", error);
      show(null);
    });
    return () => leaving.abort();
  }, [url]);
  return read?.url === url ? read.pdf : undefined;
}
