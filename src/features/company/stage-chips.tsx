import { type ApplicationStatus, applicationStatuses } from "@contracts/enums";
import { StatusGlyph } from "@/components/product/status-glyph";
import { statusLook } from "@/components/product/status-look";

interface StageChipsProps {
  value: ApplicationStatus | null;
  onChange: (stage: ApplicationStatus | null) => void;
  /** How many there are in each stage, where that is known; stages without a number show none. */
  counts?: Partial<Record<ApplicationStatus, number>>;
  /** With counts: stages nobody is in are left out, except the chosen one. */
  total?: number;
}

const chip =
  "inline-flex min-h-touch min-w-touch shrink-0 items-center justify-center gap-2 rounded-md border border-line-strong bg-surface px-3 font-medium text-ink-muted hover:text-ink aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-semibold aria-pressed:text-ink md:min-h-9";

/** Narrows a list of applications to one stage; scrolls sideways within itself on phones. */
export function StageChips({ value, onChange, counts, total }: StageChipsProps) {
  const shown = applicationStatuses.filter(
    (stage) => !counts || total === undefined || counts[stage] || stage === value,
  );
  return (
    <fieldset className="flex min-w-0 gap-2 overflow-x-auto p-1 max-md:-mx-4 max-md:px-4 md:-mx-1" aria-label="Stage">
      <button type="button" className={chip} aria-pressed={value === null} onClick={() => onChange(null)}>
        All {total !== undefined && <span className="tnum">{total}</span>}
      </button>
      {shown.map((stage) => {
        const look = statusLook("application", stage);
        return (
          <button
            key={stage}
            type="button"
            className={chip}
            aria-pressed={value === stage}
            onClick={() => onChange(value === stage ? null : stage)}
          >
            {look.glyph && (
              <span className={`inline-grid c-${look.tone}`}>
                <StatusGlyph name={look.glyph} size={17} />
              </span>
            )}
            {look.word}
            {counts?.[stage] !== undefined && <span className="tnum">{counts[stage]}</span>}
          </button>
        );
      })}
    </fieldset>
  );
}
