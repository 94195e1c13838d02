import { fileEnding } from "@contracts/files/files";
import type { SkillSpellings } from "@contracts/matching/skills";
import { ReadFailure } from "@/candidates/model/resume/read-problem";
import type { ReadAnswer, Reading, ReadRequest } from "@/candidates/model/resume/resume-worker";

// The time limit per file; real ones take a second.
const limitMs = 20_000;

interface ReadOptions {
  /** All skills by their spellings. */
  vocabulary: readonly SkillSpellings[];
  onPage: (page: number, of: number) => void;
  signal: AbortSignal;
}

/**
 * Reads a resume in this browser without sending anything. The file is parsed in a worker that ends with its result, after 20
 * seconds, or when `signal` aborts. Throws ReadFailure.
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
      // The PDF library posts its own messages to the worker's owner.
      if (!data.kind) return;
      if (data.kind === "page") return onPage(data.page, data.of);
      end();
      if (data.kind === "read") resolve(data.reading);
      else reject(new ReadFailure(data.problem));
    };
    // Its code failed to load, or it ran out of memory.
    worker.onerror = () => fail(new ReadFailure("unread"));
    file.arrayBuffer().then((buffer) => {
      const request: ReadRequest = { bytes: new Uint8Array(buffer), ending, vocabulary };
      worker.postMessage(request, [buffer]);
    }, fail);
  });
}
