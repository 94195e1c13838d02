import type { ReactNode } from "react";

export type StatusGlyphName =
  | "applied"
  | "reviewing"
  | "interview"
  | "offered"
  | "hired"
  | "not-selected"
  | "withdrawn"
  | "to-come"
  | "draft"
  | "open"
  | "closed"
  | "filled"
  | "approved"
  | "pending"
  | "rejected";

const ring = <circle cx="8" cy="8" r="6.25" stroke="currentColor" strokeWidth="1.5" />;
const tick = (path: string) => (
  <path
    d={path}
    stroke="var(--cut,var(--color-surface))"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
  />
);
const stroke = (path: string, width = "1.5") => (
  <path d={path} stroke="currentColor" strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
);

// Application glyphs fill like a clock. --cut is the color behind a filled glyph.
const shapes: Record<StatusGlyphName, ReactNode> = {
  applied: (
    <>
      {ring}
      <circle cx="8" cy="8" r="1.75" fill="currentColor" />
    </>
  ),
  reviewing: (
    <>
      {ring}
      <path d="M8 8V4A4 4 0 0 1 12 8Z" fill="currentColor" />
    </>
  ),
  interview: (
    <>
      {ring}
      <path d="M8 8V4A4 4 0 0 1 8 12Z" fill="currentColor" />
    </>
  ),
  offered: (
    <>
      {ring}
      <path d="M8 8V4A4 4 0 1 1 4 8Z" fill="currentColor" />
    </>
  ),
  hired: (
    <>
      <circle cx="8" cy="8" r="7" fill="currentColor" />
      {tick("M5 8.2 7.1 10.3 11 6")}
    </>
  ),
  "not-selected": (
    <>
      {ring}
      {stroke("M5.5 8h5", "1.75")}
    </>
  ),
  withdrawn: (
    <>
      {stroke("M3.2 5.2A6.25 6.25 0 1 1 1.9 9.4")}
      {stroke("M2.4 2.2v3.3h3.3")}
    </>
  ),
  "to-come": ring,
  draft: <circle cx="8" cy="8" r="6.25" stroke="currentColor" strokeWidth="1.5" strokeDasharray="2.4 2.5" />,
  open: (
    <>
      {ring}
      <circle cx="8" cy="8" r="3.25" fill="currentColor" />
    </>
  ),
  closed: (
    <>
      <rect x="1.75" y="1.75" width="12.5" height="12.5" rx="3.25" stroke="currentColor" strokeWidth="1.5" />
      {stroke("M5.25 8h5.5", "1.75")}
    </>
  ),
  filled: (
    <>
      <rect x="1" y="1" width="14" height="14" rx="4" fill="currentColor" />
      {tick("M5 8.2 7.1 10.3 11 6")}
    </>
  ),
  approved: (
    <>
      <path
        d="M8 .9l1.9 1.5 2.4-.2.6 2.4 2 1.3-.9 2.3.9 2.2-2 1.3-.6 2.4-2.4-.2L8 15.4l-1.9-1.5-2.4.2-.6-2.4-2-1.3L2 8.2 1.1 5.9l2-1.3.6-2.4 2.4.2z"
        fill="currentColor"
      />
      {tick("M5.4 8.2 7.3 10.1 10.7 6.2")}
    </>
  ),
  pending: (
    <>
      {ring}
      {stroke("M8 4.75V8l2.1 1.4")}
    </>
  ),
  rejected: (
    <>
      <path d="M5.2 1.5h5.6L14.5 5.2v5.6L10.8 14.5H5.2L1.5 10.8V5.2z" fill="currentColor" />
      {tick("M5.9 5.9l4.2 4.2M10.1 5.9 5.9 10.1")}
    </>
  ),
};

/** A status's glyph; decorative, always next to its word. `size` in px. */
export function StatusGlyph({ name, size, className }: { name: StatusGlyphName; size?: number; className?: string }) {
  return (
    <svg viewBox="0 0 16 16" fill="none" width={size} height={size} className={className} aria-hidden="true">
      {shapes[name]}
    </svg>
  );
}
