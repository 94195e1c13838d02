/** Says what a list of best matches is ordered by (RULES: Matching): each such list has it above its rows. */
export function MatchOrder({ className = "" }: { className?: string }) {
  return (
    <p className={`match-order text-sm text-ink-muted ${className}`}>
      By required skills, then preferred skills, level, place and ways of working; newest first among equals.
    </p>
  );
}
