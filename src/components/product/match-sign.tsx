const signs = {
  match: { path: "M3 5h8M3 9h8", width: 2, tone: "", label: "matches" },
  close: {
    path: "M2.5 5.6c1.5-1.5 3-1.5 4.5-.4s3 1.1 4.5-.4M2.5 9.8c1.5-1.5 3-1.5 4.5-.4s3 1.1 4.5-.4",
    width: 1.75,
    tone: " near",
    label: "close",
  },
  none: { path: "M4.5 7h5", width: 1.75, tone: " none", label: "not on the profile" },
} as const;

/** = has, ≈ close, – not on the profile; says so to a screen reader. */
export function MatchSign({ fit }: { fit: keyof typeof signs }) {
  const sign = signs[fit];
  return (
    <span className={`sign${sign.tone}`} role="img" aria-label={sign.label}>
      <svg
        viewBox="0 0 14 14"
        fill="none"
        stroke="currentColor"
        strokeWidth={sign.width}
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d={sign.path} />
      </svg>
    </span>
  );
}
