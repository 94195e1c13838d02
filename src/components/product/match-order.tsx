/** Explains the order of best matches (RULES: Matching), above the rows of each such list. */
export function MatchOrder({ className = "" }: { className?: string }) {
  return (
    <p className={`match-order text-sm text-ink-muted ${className}`}>
      By required skills, then preferred skills, level, place and ways of working; newest first among equals.
    </p>
  );
}
