import type { ImportFate, ImportRow } from "@contracts/invitations/invitation";
import { pageSize } from "@contracts/limits";
import { useState } from "react";
import { countGroups, type Group, groupOf, groups, groupWords, outcomeIcons } from "@/candidates/model/import/outcomes";
import { EmailText } from "@/components/product/email-text";
import { Card } from "@/components/ui/card";
import { classNames } from "@/components/ui/class-names";
import { FilterChips } from "@/components/ui/filter-chips";
import { Icon } from "@/components/ui/icon";
import { ShowMore } from "@/components/ui/show-more";
import { type Column, Table } from "@/components/ui/table";

interface Line {
  row: ImportRow;
  fate: ImportFate;
}

function Fate({ fate: { fate, words } }: { fate: ImportFate }) {
  return (
    <span
      className={classNames(
        "flex items-start gap-2 text-sm",
        fate === "invalid" ? "text-bad-text" : fate !== "invite" && "text-ink-muted",
      )}
    >
      <Icon
        icon={outcomeIcons[fate]}
        size="sm"
        className={classNames("mt-0.5", groupWords[groupOf({ fate } as ImportFate)].iconClass)}
      />
      <span className="min-w-0">{words}</span>
    </span>
  );
}

const columns: Column<Line>[] = [
  {
    key: "line",
    header: "Line",
    role: "badge",
    className: "tnum text-ink-muted text-sm md:w-14 md:text-right md:py-2.5 max-md:order-2",
    cell: ({ row }) => (
      <>
        <span className="md:hidden">line </span>
        {row.line}
      </>
    ),
  },
  {
    key: "name",
    header: "Name",
    role: "title",
    className: "break-words md:py-2.5 max-md:w-auto max-md:min-w-0 max-md:grow max-md:basis-0",
    cell: ({ row }) => `${row.firstName} ${row.lastName}`.trim() || <span className="text-ink-subtle">No name</span>,
  },
  {
    key: "email",
    header: "Email",
    role: "meta",
    className: "wrap-anywhere text-ink-muted md:py-2.5 max-md:order-3 max-md:w-full",
    cell: ({ row }) => row.email && <EmailText>{row.email}</EmailText>,
  },
  {
    key: "skills",
    header: "Skills",
    role: "meta",
    className: "break-words text-ink-muted md:py-2.5 max-lg:hidden",
    cell: ({ row }) => row.skills?.join(", "),
  },
  {
    key: "fate",
    header: "What happens",
    role: "badge",
    className: "md:w-2/5 md:py-2.5 max-md:order-4 max-md:w-full",
    cell: ({ fate }) => <Fate fate={fate} />,
  },
];

interface ImportLinesProps {
  rows: readonly ImportRow[];
  fates: readonly ImportFate[];
}

/** The outcome of each line, filtered by kind, page by page. */
export function ImportLines({ rows, fates }: ImportLinesProps) {
  const [group, setGroup] = useState<Group | null>(null);
  const [pages, setPages] = useState(1);
  const counts = countGroups(fates);
  const lines = rows.flatMap((row, index) => {
    const fate = fates[index];
    return fate && (!group || groupOf(fate) === group) ? [{ row, fate }] : [];
  });
  const shown = lines.slice(0, pages * pageSize);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <FilterChips
        label="Lines"
        all={{ label: "All", count: fates.length }}
        options={groups.map((value) => ({ value, label: groupWords[value].chip, count: counts[value] }))}
        value={group}
        onChange={(next) => {
          setGroup(next);
          setPages(1);
        }}
      />
      <Card flush className="overflow-clip">
        <Table label="Lines of the file" columns={columns} rows={shown} rowKey={({ row }) => String(row.line)} />
        <ShowMore hasMore={shown.length < lines.length} busy={false} onClick={() => setPages(pages + 1)} />
      </Card>
    </div>
  );
}
