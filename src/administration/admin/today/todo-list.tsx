import { type WaitingKind, waitingKinds } from "@contracts/administration/today";
import { DecidedRow, TodoRow } from "@/administration/admin/today/todo-row";
import { adminTodayQuery, type Today, waitingKey } from "@/administration/data/today";
import { waitingAge, waitingKindWords } from "@/administration/model/waiting-kinds";
import { StatusGlyph } from "@/components/product/status-glyph";
import { ErrorState } from "@/components/ui/error-state";
import { FilterChips } from "@/components/ui/filter-chips";
import { RetryNotice } from "@/components/ui/retry-notice";
import { Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { formatCount } from "@/lib/format";
import { useFilterInAddress } from "@/lib/use-address-choice";
import { useEagerQuery } from "@/lib/use-eager-query";
import { useNow } from "@/lib/use-now";

/** How many of a kind are pending; unknown skills are one task, however many there are. */
function countOf({ counts, items }: Today, kind: WaitingKind): number {
  if (kind === "skills") return items.filter((item) => item.kind === kind).length;
  return kind === "reports" ? counts.job_reports + counts.message_reports : counts[kind];
}

const totalOf = (today: Today): number => waitingKinds.reduce((sum, kind) => sum + countOf(today, kind), 0);

/** "10 things are waiting for you, the oldest for 6 days." */
export function WaitingWords() {
  const { data } = useEagerQuery(adminTodayQuery);
  const now = useNow();
  if (!data) return null;
  const total = totalOf(data);
  const oldest = data.items[0];
  if (total === 0 || !oldest) return data.failed.length > 0 ? null : "Nothing is waiting for you.";
  const age = waitingAge(oldest.since, now).words;
  return total === 1
    ? `1 thing has been waiting for you for ${age}.`
    : `${formatCount(total, "thing")} are waiting for you, the oldest for ${age}.`;
}

function AllDone({ decided }: { decided: number }) {
  return (
    <section className="card caught" aria-labelledby="all-done">
      <span className="c-good inline-grid [--cut:var(--color-surface)]">
        <StatusGlyph name="hired" size={28} />
      </span>
      <h2 id="all-done" className="mt-2 font-semibold text-lg">
        All done
      </h2>
      <p className="text-ink-muted">
        {decided === 0 ? "Nothing is waiting." : "Nothing is waiting. "}
        {decided > 0 && (
          <TextLink to={paths.admin.auditLog()}>{`You finished ${formatCount(decided, "thing")} today`}</TextLink>
        )}
      </p>
    </section>
  );
}

/** Everything pending, oldest first, with recent decisions in place. Each kind fails independently. */
export function TodoList() {
  const query = useEagerQuery(adminTodayQuery);
  const now = useNow();
  const [kind, setKind] = useFilterInAddress("kind", waitingKinds);
  const today = query.data;
  if (!today) {
    return query.isError ? (
      <ErrorState title="Couldn't load your to-do list" query={query} />
    ) : (
      <section className="card mt-4" aria-label="Waiting">
        <Skeleton label="Loading your to-do list" rows={5} />
      </section>
    );
  }
  const rows = [
    ...today.items.map((item) => ({ item, isDecided: false })),
    ...today.decidedItems.map((item) => ({ item, isDecided: true })),
  ]
    .filter(({ item }) => kind === null || item.kind === kind)
    .toSorted((a, b) => a.item.since.localeCompare(b.item.since));
  const total = totalOf(today);
  const notListed = (kind ? countOf(today, kind) : total) - rows.filter(({ isDecided }) => !isDecided).length;
  if (total === 0 && rows.length === 0 && today.failed.length === 0) return <AllDone decided={today.decided} />;
  return (
    <>
      <div className="flex items-center gap-4">
        <FilterChips
          label="Show"
          all={{ label: "All", count: total }}
          options={waitingKinds.map((value) => ({
            value,
            label: waitingKindWords[value].label,
            count: countOf(today, value),
          }))}
          value={kind}
          onChange={setKind}
          className="grow"
        />
        <span className="shrink-0 text-ink-muted text-sm max-md:hidden">Oldest first</span>
      </div>
      {today.failed.map((failed) => (
        <RetryNotice key={failed} title={`Couldn't load ${waitingKindWords[failed].label.toLowerCase()}`} query={query}>
          The rest of the list is complete.
        </RetryNotice>
      ))}
      <section className="card mt-4 overflow-clip" aria-label="Waiting, oldest first">
        {rows.length === 0 && <p className="px-5 py-8 text-center text-ink-muted">Nothing like this is waiting.</p>}
        <ol className="todo">
          {rows.map(({ item, isDecided }) =>
            isDecided ? (
              <DecidedRow key={waitingKey(item)} item={item} />
            ) : (
              <TodoRow key={waitingKey(item)} item={item} now={now} />
            ),
          )}
        </ol>
        {notListed > 0 && (
          <p className="border-line border-t px-5 py-3 text-ink-muted text-sm">
            {`${formatCount(notListed, "more thing")} will appear as you work through these.`}
          </p>
        )}
      </section>
    </>
  );
}
