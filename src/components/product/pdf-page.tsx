import { useEffect, useRef, useState } from "react";
import type { OpenedPdf } from "@/components/product/pdf";

interface PdfPageProps {
  pdf: OpenedPdf;
  page: number;
  onFailed: () => void;
}

/** A PDF page as wide as its paper, rendered once near the viewport. */
export function PdfPage({ pdf, page, onFailed }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const paper = canvas.current?.parentElement;
    if (!paper) return;
    const observer = new ResizeObserver(() => setWidth(paper.clientWidth));
    observer.observe(paper);
    const nearing = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: "100% 0px",
    });
    nearing.observe(paper);
    return () => {
      observer.disconnect();
      nearing.disconnect();
    };
  }, []);
  const failed = useRef(onFailed);
  useEffect(() => {
    failed.current = onFailed;
  });
  useEffect(() => {
    if (!canvas.current || !words.current || width === 0 || !isNear) return;
    const leaving = new AbortController();
    pdf.draw(page, { canvas: canvas.current, words: words.current, width }, leaving.signal).catch((error: unknown) => {
      if (leaving.signal.aborted) return;
      console.warn("A page of a PDF could not be drawn.", error);
      failed.current();
    });
    return () => leaving.abort();
  }, [pdf, page, width, isNear]);
  return (
    <>
      <canvas ref={canvas} />
      <div ref={words} className="paper-words" />
    </>
  );
}
