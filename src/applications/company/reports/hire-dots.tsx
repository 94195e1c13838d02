import type { CompanyReport } from "@contracts/applications/report";
import { formatCount, formatNumber } from "@/lib/format";

type Hire = CompanyReport["hires"]["people"][number];

/** Four marks from 0, in steps of at least five days, the last one at or beyond the longest. */
export function hireAxis(longest: number): number[] {
  const third = longest / 3;
  const unit = third <= 30 ? 5 : 20;
  const step = Math.max(unit, Math.ceil(third / unit) * unit);
  return [0, 1, 2, 3].map((mark) => mark * step);
}

/** Each person with the number of others stacked below at the same place. */
export function dotPlaces<Person extends Pick<Hire, "days">>(
  people: readonly Person[],
): { person: Person; above: number }[] {
  const seen = new Map<number, number>();
  return people.map((person) => {
    const above = seen.get(person.days) ?? 0;
    seen.set(person.days, above + 1);
    return { person, above };
  });
}

const dot = 7;

/** One dot per hire by days since the application, with the median marked. */
export function HireDots({ hires }: { hires: CompanyReport["hires"] }) {
  const axis = hireAxis(hires.people.at(-1)?.days ?? 0);
  const end = axis.at(-1) ?? 1;
  const x = (days: number) => `${2 + (days / end) * 96}%`;
  const places = dotPlaces(hires.people);
  const room = 44 + Math.max(0, ...places.map(({ above }) => above)) * dot * 2;
  return (
    <svg className="hire-dots" style={{ height: room + 32 }} role="img" aria-labelledby="hire-dots">
      <title id="hire-dots">
        {`${formatCount(hires.people.length, "person", "people")} hired after ${hires.people[0]?.days ?? 0} to ${formatCount(hires.people.at(-1)?.days ?? 0, "day")}`}
      </title>
      <line x1="2%" x2="98%" y1={room} y2={room} className="stroke-line-strong" />
      {axis.map((mark) => (
        <g key={mark}>
          <line x1={x(mark)} x2={x(mark)} y1={room - 4} y2={room + 4} className="stroke-line-strong" />
          <text x={x(mark)} y={room + 24} textAnchor="middle" className="tnum fill-ink-muted text-sm">
            {formatNumber(mark)}
          </text>
        </g>
      ))}
      {hires.middle !== null && (
        <line x1={x(hires.middle)} x2={x(hires.middle)} y1="8" y2={room} strokeWidth="2" className="stroke-accent" />
      )}
      {places.map(({ person, above }) => (
        <circle
          key={person.id}
          cx={x(person.days)}
          cy={room - 2 - dot - above * dot * 2}
          r={dot - 0.5}
          strokeWidth="1"
          className="fill-accent stroke-surface"
        />
      ))}
    </svg>
  );
}
