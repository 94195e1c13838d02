// Without its own worker: it runs in ours, which can be terminated at any time.
import "pdfjs-dist/legacy/build/pdf.worker.min.mjs";
import { getDocument, OPS, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import { closeUp, isSetApart } from "@/candidates/model/resume/letters-apart";
import { pageLines } from "@/candidates/model/resume/page-lines";
import { ReadFailure, type ReadProblem } from "@/candidates/model/resume/read-problem";
import { isScanned, type ReadText } from "@/candidates/model/resume/read-text";

/** A resume's first pages are enough. */
export const mostPages = 10;

/** Failures specific to this library aren't the file's fault. */
const failures: Record<string, ReadProblem> = { PasswordException: "encrypted", InvalidPDFException: "broken" };
const failure = (error: unknown) => new ReadFailure((error instanceof Error && failures[error.name]) || "unread");

/** The text of a PDF, up to ten pages. Throws ReadFailure: encrypted, broken, or scanned, with no text. */
export async function readPdf(bytes: Uint8Array, onPage: (page: number, of: number) => void): Promise<ReadText> {
  const task = getDocument({
    data: bytes,
    // The content security policy forbids WebAssembly and eval; nothing is rendered, so no images or fonts.
    useWasm: false,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const pdf = await task.promise;
    const pages: ReadText["pages"] = [];
    for (let number = 1; number <= Math.min(pdf.numPages, mostPages); number += 1) {
      onPage(number, Math.min(pdf.numPages, mostPages));
      const page = await pdf.getPage(number);
      const [content, notes] = await Promise.all([page.getTextContent(), page.getAnnotations()]);
      const pieces = content.items.flatMap((item) =>
        "str" in item
          ? [
              {
                text: item.str,
                x: item.transform[4],
                y: item.transform[5],
                width: item.width,
                height: item.height,
                font: item.fontName,
              },
            ]
          : [],
      );
      if (pieces.some(({ text }) => isSetApart(text))) {
        const texts = closeUp(
          pieces.map(({ text }) => text),
          await page.getOperatorList(),
          OPS.showText,
        );
        for (const [index, piece] of pieces.entries()) piece.text = texts[index] ?? piece.text;
      }
      const lines = pageLines(pieces);
      pages.push({
        lines: lines.map(({ text }) => text),
        looks: lines.map(({ size, font }) => ({ size, font })),
        links: notes.flatMap(({ url }: { url?: unknown }) => (typeof url === "string" ? [url] : [])),
      });
      page.cleanup();
    }
    if (isScanned(pages.flatMap(({ lines }) => lines))) throw new ReadFailure("scanned");
    return { pages, total: pdf.numPages, isPaged: true };
  } catch (error) {
    throw error instanceof ReadFailure ? error : failure(error);
  } finally {
    await task.destroy();
  }
}
