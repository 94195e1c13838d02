import type { WordAnswer } from "@/candidates/model/resume/word-worker";

// As long as any resume may take.
const limitMs = 20_000;

/** The text of a Word file, by lines. Whatever the file does, it does in a worker. Null where it can't be read. */
export function readWord(bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<WordAnswer> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL("./word-worker.ts", import.meta.url), { type: "module" });
    const end = (lines: WordAnswer) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(lines);
    };
    const timer = setTimeout(() => end(null), limitMs);
    signal.addEventListener("abort", () => end(null));
    worker.onmessage = ({ data }: MessageEvent<WordAnswer>) => end(data);
    // Its code could not be loaded, or its memory was too small.
    worker.onerror = () => end(null);
    worker.postMessage(bytes, [bytes.buffer]);
  });
}
