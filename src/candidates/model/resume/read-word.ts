import type { WordAnswer } from "@/candidates/model/resume/word-worker";

// The same limit as for any resume.
const limitMs = 20_000;

/** The lines of a Word file, parsed in a worker. Null if it can't be read. */
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
    // Its code failed to load, or it ran out of memory.
    worker.onerror = () => end(null);
    worker.postMessage(bytes, [bytes.buffer]);
  });
}
