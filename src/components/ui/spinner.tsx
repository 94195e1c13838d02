/** A turning ring with words that say what is awaited; under reduced motion it stands still and the words remain. */
export function Spinner({ label = "Loading" }: { label?: string }) {
  return (
    <span role="status" className="inline-flex items-center gap-2 text-ink-muted">
      <span className="spin" aria-hidden="true" />
      {label}
    </span>
  );
}
