import { fileEnding } from "@contracts/files/files";
import type { SkillSpellings } from "@contracts/matching/skills";
import { ReadFailure } from "@/candidates/model/resume/read-problem";
import type { ReadAnswer, Reading, ReadRequest } from "@/candidates/model/resume/resume-worker";

// The longest a file may take; real ones take a second.
const limitMs = 20_000;

interface ReadOptions {
  /** All skills by their spellings. */
  vocabulary: readonly SkillSpellings[];
  onPage: (page: number, of: number) => void;
  signal: AbortSignal;
}

/**
 * Reads a resume in this browser, and sends nothing anywhere. Whatever the file does, it does in a worker, which ends with its
 * answer, after 20 seconds, or when `signal` says so. Throws ReadFailure.
 */
export function readResume(file: File, { vocabulary, onPage, signal }: ReadOptions): Promise<Reading> {
  const ending = fileEnding(file.name) === "docx" ? "docx" : "pdf";
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./resume-worker.ts", import.meta.url), { type: "module" });
    const end = () => {
      clearTimeout(timer);
      worker.terminate();
    };
    const fail = (error: unknown) => {
      end();
      reject(error);
    };
    const timer = setTimeout(() => fail(new ReadFailure("slow")), limitMs);
    signal.addEventListener("abort", () => fail(signal.reason));
    worker.onmessage = ({ data }: MessageEvent<ReadAnswer | { kind?: never }>) => {
      // The library for PDFs announces itself to whoever began the worker.
      if (!data.kind) return;
      if (data.kind === "page") return onPage(data.page, data.of);
      end();
      if (data.kind === "read") resolve(data.reading);
      else reject(new ReadFailure(data.problem));
    };
    // Its code could not be loaded, or its memory was too small.
    worker.onerror = () => fail(new ReadFailure("unread"));
    file.arrayBuffer().then((buffer) => {
      const request: ReadRequest = { bytes: new Uint8Array(buffer), ending, vocabulary };
      worker.postMessage(request, [buffer]);
    }, fail);
  });
}
