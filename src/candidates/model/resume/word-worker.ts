import { readDocx } from "@/candidates/model/resume/read-docx";

/** The lines of a Word file; null if unreadable. */
export type WordAnswer = readonly string[] | null;

// TypeScript assumes a window, whose postMessage takes an origin.
const answer = (lines: WordAnswer) =>
  (self as unknown as { postMessage: (lines: WordAnswer) => void }).postMessage(lines);

self.onmessage = ({ data }: MessageEvent<Uint8Array>) => {
  readDocx(data).then(
    ({ pages }) => answer(pages.flatMap(({ lines }) => lines)),
    () => answer(null),
  );
};
