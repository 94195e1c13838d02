import { StatusGlyph, type StatusGlyphName } from "@/components/product/status-glyph";
import type { Tone } from "@/components/ui/tone";

export interface Step {
  label: string;
  /** The glyph and tone it has while it is the current one. */
  glyph?: StatusGlyphName;
  tone?: Tone;
}

const ring = (
  <svg viewBox="0 0 16 16" fill="none" aria-hidden="true">
    <circle cx="8" cy="8" r="6.25" stroke="currentColor" strokeWidth="1.5" />
  </svg>
);

/** Where something stands on its way. `current` is the index of the present step. */
export function Steps({ label, steps, current }: { label: string; steps: readonly Step[]; current: number }) {
  return (
    <ol className="steps" aria-label={label}>
      {steps.map((step, index) => {
        if (index < current) {
          return (
            <li key={step.label} className="done">
              <StatusGlyph name="hired" />
              {step.label}
              <span className="sr-only">, done</span>
            </li>
          );
        }
        const now = index === current;
        return (
          <li key={step.label} aria-current={now ? "step" : undefined}>
            {now ? (
              <span className={`inline-grid c-${step.tone ?? "info"} [&>svg]:size-4.5`}>
                <StatusGlyph name={step.glyph ?? "open"} />
              </span>
            ) : (
              ring
            )}
            {step.label}
          </li>
        );
      })}
    </ol>
  );
}
