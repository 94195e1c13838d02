import type { UnknownSkill } from "@contracts/matching/skills";
import { useState } from "react";
import { rowsShown, useAnnounce } from "@/components/feedback/announce";
import { PageTitle } from "@/components/feedback/page-title";
import { BackLink } from "@/components/ui/back-link";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { loadDialog } from "@/components/ui/load-later";
import { PagedList } from "@/components/ui/paged-list";
import { type Column, Table } from "@/components/ui/table";
import { paths } from "@/config/paths";
import { formatCount } from "@/lib/format";
import { useDecision } from "@/matching/admin/use-decision";
import { useUnknownSkills } from "@/matching/data/unknown-skills";

const AliasDialog = loadDialog(async () => (await import("@/matching/admin/alias-dialog")).AliasDialog);
const NewSkillDialog = loadDialog(async () => (await import("@/matching/admin/new-skill-dialog")).NewSkillDialog);

type Asked = { kind: "alias" | "skill"; word: UnknownSkill };

function Neighbours({ word }: { word: UnknownSkill }) {
  const { decide, isPending } = useDecision();
  if (word.neighbours.length === 0) return <span className="text-ink-muted">None is spelled alike</span>;
  return (
    <span className="flex flex-wrap gap-1.5">
      {word.neighbours.map((skill) => (
        <Button
          key={skill.key}
          size="sm"
          busy={isPending}
          aria-label={`“${word.written}” is ${skill.name}`}
          onClick={() => void decide(word, { kind: "alias", skill }).catch(() => {})}
        >
          {skill.name}
        </Button>
      ))}
    </span>
  );
}

function Leave({ word }: { word: UnknownSkill }) {
  const { decide, isPending } = useDecision();
  return (
    <Button
      variant="quiet"
      size="sm"
      busy={isPending}
      aria-label={`Leave “${word.written}”`}
      onClick={() => void decide(word, { kind: "leave" }).catch(() => {})}
    >
      Leave
    </Button>
  );
}

const columns = (ask: (asked: Asked) => void): Column<UnknownSkill>[] => [
  {
    key: "word",
    header: "Word",
    role: "title",
    className: "md:w-1/4",
    cell: ({ written }) => <span className="wrap-anywhere">{written}</span>,
  },
  {
    key: "uses",
    header: "Used by",
    role: "meta",
    className: "md:w-1/6",
    cell: ({ profiles, jobs }) => `${formatCount(profiles, "profile")}, ${formatCount(jobs, "open job")}`,
  },
  { key: "alike", header: "Means", role: "meta", cell: (word) => <Neighbours word={word} /> },
  {
    key: "actions",
    header: "Actions",
    role: "actions",
    cell: (word) => (
      <span className="flex flex-wrap justify-end gap-1.5 lg:flex-nowrap">
        <Button
          size="sm"
          aria-label={`Choose the skill “${word.written}” means`}
          onClick={() => ask({ kind: "alias", word })}
        >
          Another skill
        </Button>
        <Button size="sm" aria-label={`Make “${word.written}” a skill`} onClick={() => ask({ kind: "skill", word })}>
          New skill
        </Button>
        <Leave word={word} />
      </span>
    ),
  },
];

/** /admin/skills: words nobody knows yet, and what they mean (RULES: Skills). */
export function UnknownSkillsPage() {
  const query = useUnknownSkills();
  const words = query.data?.pages.flatMap(({ skills }) => skills);
  const [asked, setAsked] = useState<Asked | null>(null);
  useAnnounce(rowsShown(query, words?.length ?? 0, "unknown word"));
  const close = () => setAsked(null);
  return (
    <div className="wrap pt-3 md:pt-5">
      <BackLink to={paths.admin.dashboard()}>Admin Dashboard</BackLink>
      <PageTitle>Skills</PageTitle>
      <p className="mt-1 max-w-read text-ink-muted">
        Words of profiles and open jobs that name no known skill, the most used first. Matches follow at once.
      </p>
      <section className="card mt-5 overflow-clip" aria-label="Unknown words">
        <PagedList
          query={query}
          rows={words}
          what="unknown words"
          empty={<EmptyState title="Every word is known.">New ones show here as people write them.</EmptyState>}
        >
          {(rows) => <Table label="Unknown words" columns={columns(setAsked)} rows={rows} rowKey={({ key }) => key} />}
        </PagedList>
      </section>
      {asked?.kind === "alias" && <AliasDialog word={asked.word} onClose={close} />}
      {asked?.kind === "skill" && <NewSkillDialog word={asked.word} onClose={close} />}
    </div>
  );
}
