import { useEffect, useState } from "react";
import { readWord } from "@/candidates/model/resume/read-word";
import type { WordAnswer } from "@/candidates/model/resume/word-worker";
import { LoadingPaper } from "@/components/product/document-in-place";
import { DocumentWell, type WellProps } from "@/components/product/document-well";
import { Button } from "@/components/ui/button";
import { fetchInTime } from "@/lib/time-limit";

/** A Word file's lines; undefined while loading, null on failure. */
function useWord(url: string | undefined, tries: number): WordAnswer | undefined {
  const [read, setRead] = useState<{ of: string; lines: WordAnswer }>();
  const of = `${tries} ${url}`;
  useEffect(() => {
    if (!url) return;
    const leaving = new AbortController();
    fetchInTime(url)
      .then(async (answer) => (answer.ok ? readWord(new Uint8Array(await answer.arrayBuffer()), leaving.signal) : null))
      .catch(() => null)
      .then((lines) => !leaving.signal.aborted && setRead({ of, lines }));
    return () => leaving.abort();
  }, [url, of]);
  return read?.of === of ? read.lines : undefined;
}

/** A Word file as text; opening it shows its layout. */
export function WordDocument({ url, ...well }: Pick<WellProps, "label" | "open"> & { url: string | undefined }) {
  const [tries, setTries] = useState(0);
  const lines = useWord(url, tries);
  if (lines === null) {
    return (
      <DocumentWell
        {...well}
        instead={
          <>
            <p className="mb-3">Couldn't show {well.label}. Open it or try again.</p>
            <Button size="sm" onClick={() => setTries(tries + 1)}>
              Try again
            </Button>
          </>
        }
      />
    );
  }
  return (
    <DocumentWell {...well}>
      {lines ? (
        <p className="whitespace-pre-line break-words p-6" dir="auto">
          {lines.join("\n").trim()}
        </p>
      ) : (
        <LoadingPaper />
      )}
    </DocumentWell>
  );
}
