import workerUrl from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";
import jpeg2000Url from "pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url";

/** A page's target: canvas, and a text layer for reading aloud, search and copying. */
export interface Sheet {
  canvas: HTMLCanvasElement;
  words: HTMLElement;
  /** The width of the page's column, in px. */
  width: number;
}

export interface OpenedPdf {
  pages: number;
  /** Renders a page (1-based) until `signal` aborts. Throws on failure. */
  draw: (page: number, sheet: Sheet, signal: AbortSignal) => Promise<void>;
}

/** Opens the PDF at a URL until `signal` aborts. Code and worker load with the first one. Throws if it isn't a PDF. */
export async function openPdf(url: string, signal: AbortSignal): Promise<OpenedPdf> {
  const { getDocument, GlobalWorkerOptions, TextLayer, VerbosityLevel } = await import(
    "pdfjs-dist/legacy/build/pdf.mjs"
  );
  signal.throwIfAborted();
  GlobalWorkerOptions.workerSrc = workerUrl;
  const task = getDocument({
    url,
    // Loaded whole: documents are small, and not every storage service supports range requests.
    disableRange: true,
    // The content security policy forbids WebAssembly and eval.
    useWasm: false,
    isEvalSupported: false,
    // The library appends the file's name, which "#" turns into a fragment.
    wasmUrl: `${jpeg2000Url}#/`,
    verbosity: VerbosityLevel.ERRORS,
  });
  // Not while loading: the library's worker would fail with an unhandled error.
  const end = () => void task.destroy();
  signal.addEventListener("abort", () => void task.promise.then(end, end));
  const pdf = await task.promise;

  const draw: OpenedPdf["draw"] = async (number, { canvas, words, width }, signal) => {
    const page = await pdf.getPage(number);
    if (signal.aborted) return;
    const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
    // Sharp on dense screens; a higher density only costs memory.
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
