export function Mark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <rect width="24" height="24" rx="7" fill="var(--color-accent)" />
      <g fill="var(--color-on-accent)">
        <rect x="6" y="5.5" width="3.25" height="13" rx="1.6" />
        <rect x="10.75" y="5.5" width="7.5" height="3.25" rx="1.6" />
        <rect x="10.75" y="10.5" width="7.5" height="3.25" rx="1.6" />
      </g>
    </svg>
  );
}
