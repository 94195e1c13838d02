import type { Colleague } from "@contracts/companies/staff";
import { Avatar } from "@/components/ui/avatar";
import { formatCount, formatWords, personName } from "@/lib/format";

interface ColleaguesProps {
  colleagues: readonly Colleague[];
  value: string | null;
  onChange: (userId: string) => void;
}

/** Beyond this only the number shows. */
const mostBars = 12;

function Bars({ count, className }: { count: number; className: string }) {
  if (count > mostBars) return <span />;
  return (
    <span className={className}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are alike
        <i key={index} />
      ))}
    </span>
  );
}

function Load({ jobs, candidates }: Colleague) {
  const words = [formatCount(jobs, "job"), formatCount(candidates, "candidate")] as const;
  return (
    <span
      className="ml-auto grid grid-cols-[auto_4.5rem] items-center justify-items-end gap-x-2 gap-y-0.5 whitespace-nowrap text-ink-muted text-xs"
      role="img"
      aria-label={words.join(" and ")}
    >
      <Bars count={jobs} className="units" />
      <span className="tnum justify-self-start">{words[0]}</span>
      <Bars count={candidates} className="units is-short" />
      <span className="tnum justify-self-start">{words[1]}</span>
    </span>
  );
}

/** Colleagues to choose from, next to the list. */
export function ColleagueCard({ colleagues, value, onChange }: ColleaguesProps) {
  return (
    <aside className="card lg:sticky lg:top-16" aria-label="Assign to">
      <div className="card-head">
        <h2>Assign to</h2>
        <p className="w-full text-ink-muted text-sm">Managers, recruiters and partner recruiters.</p>
      </div>
      <div
        className="rows max-h-[calc(100dvh-12rem)] overflow-y-auto border-line border-t"
        role="radiogroup"
        aria-label="Colleague"
      >
        {colleagues.map((colleague) => {
          const name = personName(colleague, "colleague");
          return (
            <label
              key={colleague.user_id}
              className="flex cursor-pointer items-center gap-3 px-5 py-3 hover:bg-hover has-checked:bg-accent-soft"
            >
              <input
                type="radio"
                name="colleague"
                className="box mt-0"
                checked={colleague.user_id === value}
                onChange={() => onChange(colleague.user_id)}
              />
              <Avatar name={name} />
              <span className="wrap-anywhere min-w-0">
                <b className="block font-semibold">
                  {name}
                  {colleague.is_me && <span className="font-normal text-ink-muted"> (you)</span>}
                </b>
                <span className="block text-ink-muted text-sm">{formatWords(colleague.role)}</span>
              </span>
              <Load {...colleague} />
            </label>
          );
        })}
      </div>
    </aside>
  );
}

/** The same in one scrolling row above the list, where there is no room next to it. */
export function ColleagueChips({ colleagues, value, onChange, kind }: ColleaguesProps & { kind: "job" | "candidate" }) {
  return (
    <section className="mb-4" aria-label="Assign to">
      <h2 className="eyebrow mb-2">Assign to</h2>
      <div
        className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-1 [scrollbar-width:none]"
        role="radiogroup"
        aria-label="Colleague"
      >
        {colleagues.map((colleague) => {
          const name = personName(colleague, "colleague");
          return (
            <label
              key={colleague.user_id}
              className="relative inline-flex min-h-touch flex-none cursor-pointer items-center gap-2 whitespace-nowrap rounded-md border border-line-strong bg-surface pr-3 pl-2 has-checked:border-accent has-checked:bg-accent-soft has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="colleague"
                className="absolute opacity-0"
                checked={colleague.user_id === value}
                onChange={() => onChange(colleague.user_id)}
              />
              <Avatar name={name} size="sm" />
              {colleague.first_name || name}
              <span className="tnum font-normal text-ink-muted text-sm">
                {formatCount(kind === "job" ? colleague.jobs : colleague.candidates, kind)}
              </span>
            </label>
          );
        })}
      </div>
    </section>
  );
}
