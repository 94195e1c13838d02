/** Says what a list of best matches is ordered by (RULES: Matching). */
export function MatchOrder({ className = "" }: { className?: string }) {
  return (
    <p className={`text-sm text-ink-muted ${className}`}>
      By required skills, then preferred skills, level, place and ways of working.
    </p>
  );
}
