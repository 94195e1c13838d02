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

interface MatchSignProps {
  fit: keyof typeof signs;
  /** Its text for screen readers; null if its context says it. */
  label?: string | null;
  /** Next to our own words rather than a person's facts. */
  quiet?: boolean;
}

/** = has, ≈ close, – not on the profile; with text for screen readers. */
export function MatchSign({ fit, label = signs[fit].label, quiet = false }: MatchSignProps) {
  const sign = signs[fit];
  const voice = label === null ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <span className={`sign${quiet ? " near" : sign.tone}`} {...voice}>
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
