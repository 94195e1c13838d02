import workerUrl from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";
import jpeg2000Url from "pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url";

/** Where a page is drawn: its picture, and its words over it, so that they can be read aloud, found and copied. */
export interface Sheet {
  canvas: HTMLCanvasElement;
  words: HTMLElement;
  /** In px, of the page's column. */
  width: number;
}

export interface OpenedPdf {
  pages: number;
  /** Draws a page, from 1 on, until `signal` says that another is wanted. Throws when it cannot be drawn. */
  draw: (page: number, sheet: Sheet, signal: AbortSignal) => Promise<void>;
}

/** Reads the PDF at an address until `signal` ends it. Its code and worker come with the first one. Throws when it is none. */
export async function openPdf(url: string, signal: AbortSignal): Promise<OpenedPdf> {
  const { getDocument, GlobalWorkerOptions, TextLayer, VerbosityLevel } = await import(
    "pdfjs-dist/legacy/build/pdf.mjs"
  );
  signal.throwIfAborted();
  GlobalWorkerOptions.workerSrc = workerUrl;
  const task = getDocument({
    url,
    // In one piece: documents are small, and not every storage answers in ranges.
    disableRange: true,
    // The content security policy allows neither WebAssembly nor code made of text.
    useWasm: false,
    isEvalSupported: false,
    // The library writes the file's name behind it, where "#" makes it no part of the address.
    wasmUrl: `${jpeg2000Url}#/`,
    verbosity: VerbosityLevel.ERRORS,
  });
  // Not while it is being read: the library's worker would fail where nobody hears it.
  const end = () => void task.destroy();
  signal.addEventListener("abort", () => void task.promise.then(end, end));
  const pdf = await task.promise;

  const draw: OpenedPdf["draw"] = async (number, { canvas, words, width }, signal) => {
    const page = await pdf.getPage(number);
    if (signal.aborted) return;
    const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
    // Sharp on dense screens; denser than that nobody sees, but the memory does.
    const density = Math.min(window.devicePixelRatio, 2);
    canvas.width = Math.floor(viewport.width * density);
    canvas.height = Math.floor(viewport.height * density);
    words.replaceChildren();
    words.style.setProperty("--total-scale-factor", String(viewport.scale));
    const picture = page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] });
    const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: words, viewport });
    signal.addEventListener("abort", () => {
      picture.cancel();
      layer.cancel();
    });
    await Promise.all([picture.promise, layer.render()]);
  };
  return { pages: pdf.numPages, draw };
}
