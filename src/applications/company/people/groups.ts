import type { ApplicationOrder, ListedJob } from "@contracts/applications/application";
import type { Item } from "@/applications/company/people/people-context";
import { paths } from "@/config/paths";
import { formatNumber } from "@/lib/format";

export interface Group {
  key: string;
  /** Null if there is only one group. */
  title: string | null;
  /** A link to its job, if the reader may open it. */
  to?: string;
  /** "2 to decide" */
  note?: string;
  people: readonly Item[];
}

export interface Grouping {
  order: ApplicationOrder;
  /** The total, and how many are overdue. */
  counts: { total: number; overdue: number } | null;
  /** The jobs loaded so far, if the order groups by job; otherwise null. */
  jobs: ReadonlyMap<string, ListedJob> | null;
}

const orderWords: Record<ApplicationOrder, string> = {
  best: "Best match first",
  decision: "Others",
  newest: "Newest first",
  answer: "By reply-by date",
};

/** Shows a job once, above its people. */
function byJob(people: readonly Item[], jobs: ReadonlyMap<string, ListedJob>): Group[] {
  const groups = new Map<string, Group & { people: Item[] }>();
  for (const person of people) {
    if (!("job_id" in person)) continue;
    const { job_id: id, job_title: title } = person;
    const group = groups.get(id);
    if (group) group.people.push(person);
    else {
      const job = jobs.get(id);
      groups.set(id, {
        key: id,
        title,
        people: [person],
        ...(job && { to: paths.company.manageJob(id) }),
        ...(job && job.to_decide > 0 && { note: `${formatNumber(job.to_decide)} to decide` }),
      });
    }
  }
  return [...groups.values()];
}

export const isByJob = ({ key }: Group): boolean => key !== "overdue" && key !== "rest";

/** Grouped by job if the order says so; otherwise overdue people come in a separate group, if any. */
export function groupsOf(people: readonly Item[], { order, counts, jobs }: Grouping): Group[] {
  if (jobs && people.some((person) => "job_id" in person)) return byJob(people, jobs);
  const overdue = people.filter(({ is_overdue }) => is_overdue);
  if (overdue.length === 0) return [{ key: "rest", title: null, people }];
  const count = (known: number | undefined, shown: number) => formatNumber(Math.max(known ?? 0, shown));
  const rest = people.filter(({ is_overdue }) => !is_overdue);
  const groups: Group[] = [
    { key: "overdue", title: `Reply overdue, ${count(counts?.overdue, overdue.length)}`, people: overdue },
    {
      key: "rest",
      title: `${orderWords[order]}, ${count(counts ? counts.total - counts.overdue : 0, rest.length)}`,
      people: rest,
    },
  ];
  return groups.filter(({ people: shown }) => shown.length > 0);
}
