import { type AuditPerson, auditKinds } from "@contracts/administration/audit";
import { Calendar, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { useActorChoices } from "@/administration/admin/audit/use-actor-choices";
import {
  type AuditChoice,
  type AuditRange,
  auditRanges,
  type useAuditChoice,
} from "@/administration/admin/audit/use-audit-filter";
import { auditKindLabels } from "@/administration/model/audit-kinds";
import { CompanyFilter } from "@/companies/shared/company-filter";
import { Combobox } from "@/components/ui/combobox";
import { FilterChips } from "@/components/ui/filter-chips";
import { FilterSelect } from "@/components/ui/filter-select";
import { formatNumber } from "@/lib/format";

interface FilterProps {
  choice: AuditChoice;
  onChange: ReturnType<typeof useAuditChoice>[1];
}

function ActorFilter({ choice, onChange, actor }: FilterProps & { actor: AuditPerson | null | undefined }) {
  const name = actor === undefined ? "Loading..." : (actor?.name ?? "A deleted account");
  return (
    <div className="w-full sm:w-56">
      <Combobox
        {...useActorChoices()}
        icon={UserRound}
        clearLabel="Anyone"
        chosen={choice.actor ? { value: choice.actor, label: name } : null}
        onChoose={(person) => onChange({ actor: person?.value ?? null })}
        input={{ "aria-label": "Who did it", placeholder: "Anyone" }}
      />
    </div>
  );
}

const rangeLabels: Record<AuditRange, string> = {
  30: "Last 30 days",
  7: "Last 7 days",
  year: "This year",
  all: "All",
  own: "Custom dates",
};
const ranges = auditRanges.map((value) => ({ value, label: rangeLabels[value] }));

function DateFilter({ choice, onChange }: FilterProps) {
  const isReversed = choice.from !== "" && choice.to !== "" && choice.to < choice.from;
  const day = (name: "from" | "to", label: string) => (
    <label className="flex items-center gap-2 max-sm:w-full">
      <span className="text-ink-muted text-sm max-sm:w-12">{label}</span>
      <input
        type="date"
        className="input sm:w-40"
        value={choice[name]}
        aria-invalid={isReversed || undefined}
        aria-describedby={isReversed ? "audit-dates" : undefined}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
    </label>
  );
  return (
    <>
      <FilterSelect
        label="When"
        icon={Calendar}
        className="max-sm:w-full"
        options={ranges}
        value={choice.range}
        onChange={(range) =>
          onChange({
            range: range === ranges[0]?.value ? null : range,
            ...(range !== "own" && { from: null, to: null }),
          })
        }
      />
      {choice.range === "own" && (
        <span className="flex flex-wrap gap-2 max-sm:w-full">
          {day("from", "From")}
          {day("to", "To")}
        </span>
      )}
      {isReversed && (
        <p id="audit-dates" className="error w-full" role="alert">
          The end date is before the start date.
        </p>
      )}
    </>
  );
}

type KindCounts = Partial<Record<(typeof auditKinds)[number], number>>;

/** The server counts no further. */
const mostCounted = 10_000;
const counted = (count: number) => `${formatNumber(count)}${count >= mostCounted ? "+" : ""}`;

export const sumCounts = (counts: KindCounts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

export function KindChips({ choice, onChange, counts }: FilterProps & { counts: KindCounts | undefined }) {
  return (
    <FilterChips
      className="mt-3"
      label="Kind"
      all={{ label: "Everything", count: counts && sumCounts(counts) }}
      options={auditKinds.map((kind) => ({
        value: kind,
        label: auditKindLabels[kind],
        count: counts && (counts[kind] ?? 0),
      }))}
      value={choice.kind}
      onChange={(kind) => onChange({ kind })}
      counted={counted}
    />
  );
}

export function AuditFilters({ search, ...filter }: Parameters<typeof ActorFilter>[0] & { search: ReactNode }) {
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      {search}
      <ActorFilter {...filter} />
      <CompanyFilter id={filter.choice.company} onChange={(company) => filter.onChange({ company })} />
      <DateFilter {...filter} />
    </div>
  );
}
