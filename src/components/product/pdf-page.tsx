import { useEffect, useRef, useState } from "react";
import type { OpenedPdf } from "@/components/product/pdf";

interface PdfPageProps {
  pdf: OpenedPdf;
  /** From 1 on. */
  page: number;
  onFailed: () => void;
}

/** One page of a PDF, as wide as the paper it lies on. */
export function PdfPage({ pdf, page, onFailed }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const paper = canvas.current?.parentElement;
    if (!paper) return;
    const observer = new ResizeObserver(() => setWidth(paper.clientWidth));
    observer.observe(paper);
    return () => observer.disconnect();
  }, []);
  const failed = useRef(onFailed);
  useEffect(() => {
    failed.current = onFailed;
  });
  useEffect(() => {
    if (!canvas.current || !words.current || width === 0) return;
    const leaving = new AbortController();
    pdf.draw(page, { canvas: canvas.current, words: words.current, width }, leaving.signal).catch((error: unknown) => {
      if (leaving.signal.aborted) return;
      console.warn("A page of a PDF could not be drawn.", error);
      failed.current();
    });
    return () => leaving.abort();
  }, [pdf, page, width]);
  return (
    <>
      <canvas ref={canvas} />
      <div ref={words} className="paper-words" />
    </>
  );
}
