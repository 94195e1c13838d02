/** Explains the order of best matches (RULES: Matching), above the rows of each such list. */
export function MatchOrder({ className = "" }: { className?: string }) {
  return (
    <p className={`match-order text-sm text-ink-muted ${className}`}>
      Best match first: required skills, then preferred skills, level, location and ways of working. Newest first among
      ties.
    </p>
  );
}
