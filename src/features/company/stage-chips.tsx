import { type ApplicationStatus, applicationStatuses } from "@contracts/enums";
import { StatusGlyph } from "@/components/product/status-glyph";
import { statusLook } from "@/components/product/status-look";
import { FilterChips } from "@/components/ui/filter-chips";

interface StageChipsProps {
  value: ApplicationStatus | null;
  onChange: (stage: ApplicationStatus | null) => void;
  /** How many there are in each stage, where that is known; stages without a number show none. */
  counts?: Partial<Record<ApplicationStatus, number>>;
  /** With counts: stages nobody is in are left out, except the chosen one. */
  total?: number;
}

/** Narrows a list of applications to one stage. */
export function StageChips({ value, onChange, counts, total }: StageChipsProps) {
  const options = applicationStatuses.map((stage) => {
    const { word, glyph, tone } = statusLook("application", stage);
    return {
      value: stage,
      label: word,
      count: total === undefined ? counts?.[stage] || undefined : (counts?.[stage] ?? 0),
      glyph: glyph && (
        <span className={`inline-grid c-${tone}`}>
          <StatusGlyph name={glyph} size={17} />
        </span>
      ),
    };
  });
  return (
    <FilterChips
      label="Stage"
      all={{ label: "All", count: total }}
      options={options}
      value={value}
      onChange={onChange}
    />
  );
}
