import { figurePeriods, type PlatformFigure, type PlatformFigures } from "@contracts/administration/today";
import { addDays } from "@contracts/day";
import { platformFiguresQuery } from "@/administration/data/today";
import { AppLink } from "@/components/ui/app-link";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Segmented } from "@/components/ui/segmented";
import { paths } from "@/config/paths";
import { formatNumber } from "@/lib/format";
import { formatNearDay } from "@/lib/format-date";
import { useChoiceInAddress } from "@/lib/use-address-choice";
import { daysInAddress } from "@/lib/use-days-filter";
import { useEagerQuery } from "@/lib/use-eager-query";

const labels: readonly [PlatformFigure, string][] = [
  ["candidates", "Candidates signed up"],
  ["companies", "Companies registered"],
  ["jobs", "Jobs published"],
  ["applications", "Applications"],
  ["interviews", "Interviews planned"],
  ["hires", "Hires"],
  ["replies_kept", "Replies on time"],
  ["replies_late", "Late replies"],
];

/** Keeps the line's height. */
const noText = "\u00a0";

/** "14 more than before". */
function comparison(total: number, before: number): string {
  const more = total - before;
  return more === 0 ? "Same as before" : `${formatNumber(Math.abs(more))} ${more > 0 ? "more" : "fewer"} than before`;
}

/** The days with activity, newest first. */
function Days({ days, until }: { days: readonly number[]; until: string }) {
  const happened = days
    .map((n, index) => ({ n, day: addDays(until, index - days.length + 1) }))
    .filter(({ n }) => n > 0);
  if (happened.length === 0) return <p className="text-ink-muted text-sm">None on these days.</p>;
  return (
    <dl className="tnum grid gap-0.5 text-sm">
      {happened.toReversed().map(({ n, day }) => (
        <div key={day} className="flex justify-between gap-4">
          <dt className="text-ink-muted">{formatNearDay(day)}</dt>
          <dd>{formatNumber(n)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The lists administrators may read, narrowed to the days that were counted. */
const rowsOf: Partial<Record<PlatformFigure, (days: string) => string>> = {
  candidates: (joined) => paths.admin.people({ role: "candidate", joined }),
  companies: (registered) => paths.admin.companies({ registered }),
  jobs: (posted) => paths.admin.jobs({ posted }),
};

/** Without figures it keeps the same height. */
function Cells({ figures, until, length }: Partial<PlatformFigures> & { length: number }) {
  const days = until && daysInAddress(addDays(until, 1 - length), until);
  return (
    <div className="platform" aria-busy={!figures}>
      {labels.map(([figure, label]) => {
        const known = figures?.[figure];
        const rows = days && rowsOf[figure]?.(days);
        const words = (
          <>
            <span className="t">{label}</span>
            <b className="n">{known ? formatNumber(known.total) : "–"}</b>
            <span className="d">{known ? comparison(known.total, known.before) : noText}</span>
          </>
        );
        return rows ? (
          <AppLink key={figure} to={rows}>
            {words}
          </AppLink>
        ) : (
          <details key={figure}>
            <summary>{words}</summary>
            {known && until && <Days days={known.days} until={until} />}
          </details>
        );
      })}
    </div>
  );
}

/** Platform activity in the last 7, 30 or 90 full days; each number opens its rows, or its days where the rows are not for administrators. */
export function PlatformCard() {
  const [period, setPeriod] = useChoiceInAddress("days", ["30", "7", "90"]);
  const query = useEagerQuery(platformFiguresQuery(Number(period)));
  const { data } = query;
  return (
    <Card
      className="mt-6"
      title="Platform"
      flush
      wideAside
      aside={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="text-ink-muted text-sm">
            {data
              ? `${formatNearDay(addDays(data.until, 1 - Number(period)))}–${formatNearDay(data.until)}, next to the days before`
              : noText}
          </span>
          <Segmented
            label="Days"
            options={figurePeriods.map((value) => ({ value, label: `${value} days` }))}
            value={period}
            onChange={setPeriod}
          />
        </span>
      }
    >
      {!data && query.isError ? (
        <ErrorState title="Couldn’t load the figures" query={query} />
      ) : (
        <Cells {...data} length={Number(period)} />
      )}
    </Card>
  );
}
