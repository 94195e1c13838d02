import type { DecidedSkill } from "@contracts/matching/skills";
import { rowsShown, useAnnounce } from "@/components/feedback/announce";
import { EmptyState } from "@/components/ui/empty-state";
import { PagedList } from "@/components/ui/paged-list";
import { type Column, Table } from "@/components/ui/table";
import { formatShortDay } from "@/lib/format-date";
import { TakeBack } from "@/matching/admin/take-back";
import { useDecidedSkills } from "@/matching/data/unknown-skills";

const columns: Column<DecidedSkill>[] = [
  {
    key: "word",
    header: "Word",
    role: "title",
    className: "md:w-1/3",
    cell: ({ written }) => <span className="wrap-anywhere">{written}</span>,
  },
  {
    key: "name",
    header: "What it is",
    role: "meta",
    cell: ({ written, name, is_new }) =>
      is_new ? (name === written ? "A skill" : `A skill, ${name}`) : `A spelling of ${name}`,
  },
  {
    key: "by",
    header: "Decided",
    role: "meta",
    cell: ({ decided_by, created_at }) => [decided_by, formatShortDay(created_at)].filter(Boolean).join(", "),
  },
  { key: "actions", header: "Actions", role: "actions", cell: (word) => <TakeBack word={word} /> },
];

export function DecidedWords() {
  const query = useDecidedSkills();
  const words = query.data?.pages.flatMap(({ skills }) => skills);
  useAnnounce(rowsShown(query, words?.length ?? 0, "decided word"));
  return (
    <section className="card overflow-clip" aria-label="Decided words">
      <PagedList
        query={query}
        rows={words}
        what="decided words"
        empty={<EmptyState title="No decisions yet.">Spellings and skills you add appear here.</EmptyState>}
      >
        {(rows) => <Table label="Decided words" columns={columns} rows={rows} rowKey={({ id }) => id} />}
      </PagedList>
    </section>
  );
}
