import type { ReactNode } from "react";
import type { Work, WorkKind } from "@/companies/model/assignment-preview";
import { AppLink } from "@/components/ui/app-link";
import { Avatar } from "@/components/ui/avatar";
import { classNames } from "@/components/ui/class-names";
import { personName } from "@/lib/format";

export interface WorkRow extends Work {
  to: string;
  /** A line below the name. */
  text?: string | undefined;
  facts: readonly ReactNode[];
}

interface WorkListProps {
  kind: WorkKind;
  rows: readonly WorkRow[];
  headers: readonly string[];
  /** Column widths for checkbox, name, facts and owner in a wide list: "@min-[44rem]:grid-cols-[…]". */
  columns: string;
  isTicked: (id: string) => boolean;
  onTick: (rows: readonly WorkRow[], isOn: boolean) => void;
}

/** Wide lists have columns; in others all but the checkbox stacks below the name. */
const line =
  "grid grid-cols-[1.125rem_minmax(0,1fr)] gap-x-3 px-4 md:px-5 @min-[44rem]:items-center @min-[44rem]:gap-x-4";

function AssigneeName({ assignee }: Pick<Work, "assignee">) {
  const name = assignee && personName(assignee, "colleague");
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5">
      {name ? (
        <Avatar name={name} size="sm" />
      ) : (
        <span className="size-6 flex-none rounded-full border border-control border-dashed" />
      )}
      <span className={classNames("min-w-0 truncate", !name && "text-ink-muted")}>{name ?? "No owner"}</span>
    </span>
  );
}

/** Jobs or candidates with checkboxes; the whole row toggles, except the name's link on wide screens. */
export function WorkList({ kind, rows, headers, columns, isTicked, onTick }: WorkListProps) {
  const ticked = rows.filter(({ id }) => isTicked(id)).length;
  return (
    <div className="@container">
      <div
        className={classNames(
          line,
          columns,
          "hidden h-10 border-line border-b text-ink-muted text-sm @min-[44rem]:grid",
        )}
      >
        <label className="touch grid">
          <input
            type="checkbox"
            className="box mt-0"
            aria-label={`Select all ${kind}s`}
            ref={(box) => {
              if (box) box.indeterminate = ticked > 0 && ticked < rows.length;
            }}
            checked={ticked === rows.length}
            onChange={(event) => onTick(rows, event.target.checked)}
          />
        </label>
        <span className="capitalize">{kind}</span>
        {headers.map((header) => (
          <span key={header}>{header}</span>
        ))}
        <span>Assigned to</span>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to some screen readers */}
      <ul className="rows" role="list">
        {rows.map((row) => (
          <li
            key={row.id}
            className={classNames(
              line,
              columns,
              "relative gap-y-1.5 py-3.5 hover:bg-hover has-checked:bg-accent-soft @min-[44rem]:min-h-14 @min-[44rem]:py-2",
            )}
          >
            <label className="after:absolute after:inset-0 after:cursor-pointer">
              <input
                type="checkbox"
                className="box @min-[44rem]:mt-0"
                aria-label={`Select ${row.name}`}
                checked={isTicked(row.id)}
                onChange={(event) => onTick([row], event.target.checked)}
              />
            </label>
            <div className="min-w-0">
              <p className="text-pretty break-words font-semibold">
                <span className="@min-[44rem]:hidden">{row.name}</span>
                <AppLink to={row.to} className="relative z-1 hidden hover:underline @min-[44rem]:inline">
                  {row.name}
                </AppLink>
              </p>
              {row.text && <p className="truncate text-ink-muted text-sm">{row.text}</p>}
            </div>
            <div className="col-start-2 flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm @min-[44rem]:contents @min-[44rem]:text-base">
              {row.facts.map((fact, index) => (
                <span key={headers[index]} className="empty:hidden @min-[44rem]:empty:inline">
                  {fact}
                </span>
              ))}
              <AssigneeName assignee={row.assignee} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
