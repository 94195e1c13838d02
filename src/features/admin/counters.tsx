import { countQueries } from "@/data/admin/counts-query";
import { formatNumber } from "@/lib/format";
import { useEagerQuery } from "@/lib/use-eager-query";

const counters = [
  { label: "Total users", query: countQueries.users },
  { label: "Total companies", query: countQueries.companies },
  { label: "Pending approvals", query: countQueries.pending },
  { label: "Total candidates", query: countQueries.candidates },
];

function Counter({ label, query }: (typeof counters)[number]) {
  const { data, isError } = useEagerQuery(query);
  return (
    <div className="card flex flex-col-reverse justify-end p-4 md:p-5">
      <dt className="text-ink-muted text-sm">{label}</dt>
      <dd className="min-h-8 font-semibold text-2xl tnum">
        {data === undefined && isError && <span aria-hidden="true">–</span>}
        {data === undefined ? <span className="sr-only">Not known</span> : formatNumber(data)}
      </dd>
    </div>
  );
}

/** How many there are of everything. */
export function Counters() {
  return (
    <dl className="mt-6 grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-6">
      {counters.map((counter) => (
        <Counter key={counter.label} {...counter} />
      ))}
    </dl>
  );
}
