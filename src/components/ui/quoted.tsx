interface QuotedProps {
  words: string;
  by: string | null;
}

export function Quoted({ words, by }: QuotedProps) {
  return (
    <blockquote className="rounded-r-md border-control border-l-[3px] bg-surface px-4 py-3 text-left">
      <p className="whitespace-pre-line break-words text-base text-ink">{words}</p>
      {by && <footer className="mt-1 text-ink-muted text-sm">{by}</footer>}
    </blockquote>
  );
}
