import type { UnknownSkill } from "@contracts/matching/skills";
import { ArrowRight } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { rowsShown, useAnnounce } from "@/components/feedback/announce";
import { PageTitle } from "@/components/feedback/page-title";
import { UndoButton } from "@/components/feedback/undo-button";
import { moveUndoInPlace, moveUndoToToast, useUndoInPlace } from "@/components/feedback/undo-offer";
import { StatusGlyph } from "@/components/product/status-glyph";
import { BackLink } from "@/components/ui/back-link";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PagedList } from "@/components/ui/paged-list";
import { type Column, Table } from "@/components/ui/table";
import { Tabs } from "@/components/ui/tabs";
import { paths } from "@/config/paths";
import { formatCount } from "@/lib/format";
import { useChoiceInAddress } from "@/lib/use-address-choice";
import { ChooseSkill } from "@/matching/admin/choose-skill";
import { DecidedWords } from "@/matching/admin/decided-words";
import { NewSkill } from "@/matching/admin/new-skill";
import { TakeBack } from "@/matching/admin/take-back";
import { type Decide, undoOf, useDecisions } from "@/matching/admin/use-decision";
import { type SkillQueue, skillQueues, useUnknownSkills } from "@/matching/data/unknown-skills";

/** The word whose row asks what it is. */
interface Asked {
  kind: "alias" | "skill";
  key: string;
}
/** The button that opened it, which gets the focus back. */
const askId = ({ kind, key }: Asked): string => `${kind}:${key}`;

const reasons = { word: "same field, shares a word", spelling: "same field, similar spelling" } as const;

interface WordProps {
  word: UnknownSkill;
  decide: Decide;
  isBusy: boolean;
}

function Neighbours({ word, decide, isBusy }: WordProps) {
  if (word.neighbours.length === 0)
    return <span className="text-ink-muted text-sm">Nothing close in the list of skills</span>;
  return (
    <span className="grid justify-items-start gap-1.5">
      {word.neighbours.map((skill) => (
        <span key={skill.key} className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-muted text-sm">
          <Button
            size="sm"
            icon={ArrowRight}
            busy={isBusy}
            aria-label={`“${word.written}” is ${skill.name}`}
            onClick={() => void decide(word, { kind: "alias", skill }).catch(() => {})}
          >
            {skill.name}
          </Button>
          {reasons[skill.why]}
        </span>
      ))}
    </span>
  );
}

/** "2 profiles, Welder at Ironpost". */
function usedIn({ profiles, jobs, used_in }: UnknownSkill): string {
  const more = jobs - used_in.length;
  return [
    profiles > 0 && formatCount(profiles, "profile"),
    ...used_in,
    more > 0 && formatCount(more, used_in.length > 0 ? "more job" : "job"),
  ]
    .filter(Boolean)
    .join(", ");
}

function Leave({ word, decide, isBusy }: WordProps) {
  return (
    <Button
      variant="quiet"
      size="sm"
      busy={isBusy}
      aria-label={`Keep “${word.written}” as written`}
      onClick={() => void decide(word, { kind: "leave" }).catch(() => {})}
    >
      Keep as written
    </Button>
  );
}

/** What was just decided about a word, in its row; until then `children`. */
function OrDecided({ word, children }: { word: UnknownSkill; children: ReactNode }) {
  const of = undoOf(word);
  useEffect(() => {
    moveUndoInPlace(of);
    return () => moveUndoToToast(of);
  }, [of]);
  const offer = useUndoInPlace(of);
  if (!offer) return children;
  return (
    <span role="status" className="flex items-center gap-2">
      <StatusGlyph name="hired" size={18} className="c-good shrink-0" />
      {offer.title}
    </span>
  );
}

function OrUndo({ word, children }: { word: UnknownSkill; children: ReactNode }) {
  const offer = useUndoInPlace(undoOf(word));
  if (!offer) return children;
  return (
    <span className="flex md:justify-end">
      <UndoButton {...offer} of={word.written} />
    </span>
  );
}

interface Acts {
  decide: Decide;
  /** The key of the word that is being decided. */
  deciding: string | undefined;
  asked: Asked | null;
  ask: (asked: Asked) => void;
  close: () => void;
}

/** Asks in a word's row what it is; Escape ends that. */
function Asking({ word, asked, decide, close }: Pick<Acts, "decide" | "close"> & { word: UnknownSkill; asked: Asked }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears a key of the fields in it
    <div onKeyDown={(event) => event.key === "Escape" && close()}>
      {asked.kind === "skill" ? (
        <NewSkill word={word} decide={decide} onDone={close} />
      ) : (
        <ChooseSkill
          word={word}
          onChoose={({ key, name }) => {
            close();
            void decide(word, { kind: "alias", skill: { key, name } }).catch(() => {});
          }}
        />
      )}
    </div>
  );
}

const columns = (queue: SkillQueue, { decide, deciding, asked, ask, close }: Acts): Column<UnknownSkill>[] => [
  {
    key: "word",
    header: "Word and where it’s used",
    role: "title",
    className: "md:w-1/3",
    cell: (word) => (
      <>
        <span className="wrap-anywhere">{word.written}</span>
        <span className="wrap-anywhere block font-normal text-ink-muted text-sm">{usedIn(word)}</span>
      </>
    ),
  },
  {
    key: "alike",
    header: "Probably means",
    role: "meta",
    cell: (word) =>
      queue === "kept" ? (
        "Matches itself"
      ) : asked?.key === word.key ? (
        <Asking {...{ word, asked, decide, close }} />
      ) : (
        <OrDecided word={word}>
          <Neighbours word={word} decide={decide} isBusy={deciding === word.key} />
        </OrDecided>
      ),
  },
  {
    key: "actions",
    header: "Actions",
    role: "actions",
    cell: (word) =>
      queue === "kept" ? (
        <TakeBack word={word} />
      ) : asked?.key === word.key ? (
        <Button variant="quiet" size="sm" className="md:ml-auto md:flex" onClick={close}>
          Cancel
        </Button>
      ) : (
        <OrUndo word={word}>
          <span className="flex flex-wrap justify-end gap-1.5 lg:flex-nowrap">
            <Button
              size="sm"
              aria-label={`Make “${word.written}” a spelling of another skill`}
              id={askId({ kind: "alias", key: word.key })}
              onClick={() => ask({ kind: "alias", key: word.key })}
            >
              Set as spelling of…
            </Button>
            <Button
              size="sm"
              aria-label={`Make “${word.written}” a skill`}
              id={askId({ kind: "skill", key: word.key })}
              onClick={() => ask({ kind: "skill", key: word.key })}
            >
              New skill
            </Button>
            <Leave word={word} decide={decide} isBusy={deciding === word.key} />
          </span>
        </OrUndo>
      ),
  },
];

const empty: Record<SkillQueue, ReactNode> = {
  unknown: <EmptyState title="Every word is known.">New ones appear here as people write them.</EmptyState>,
  kept: <EmptyState title="No words are kept as written.">Words that you keep as written appear here.</EmptyState>,
};

function Words({ queue, query }: { queue: SkillQueue; query: ReturnType<typeof useUnknownSkills> }) {
  const words = query.data?.pages.flatMap(({ skills }) => skills);
  const { decide, deciding, rows: shown } = useDecisions(words);
  const [asked, setAsked] = useState<Asked | null>(null);
  useAnnounce(rowsShown(query, words?.length ?? 0, "unknown word"));
  const close = () => {
    setAsked(null);
    if (asked) requestAnimationFrame(() => document.getElementById(askId(asked))?.focus());
  };
  return (
    <section className="card overflow-clip" aria-label="Unknown words">
      <PagedList query={query} rows={shown} what="unknown words" empty={empty[queue]}>
        {(rows) => (
          <Table
            label="Unknown words"
            columns={columns(queue, { decide, deciding, asked, ask: setAsked, close })}
            rows={rows}
            rowKey={({ key }) => key}
          />
        )}
      </PagedList>
    </section>
  );
}

/** /admin/skills: unknown words, and decisions about their meaning (RULES: Skills). */
export function UnknownSkillsPage() {
  const [queue, setQueue] = useChoiceInAddress("queue", skillQueues);
  const queries = { unknown: useUnknownSkills("unknown"), kept: useUnknownSkills("kept") };
  const { kept, decided } = queries.unknown.data?.pages[0] ?? {};
  return (
    <div className="wrap pt-3 md:pt-5">
      <BackLink to={paths.admin.dashboard()}>Today</BackLink>
      <PageTitle>Skills</PageTitle>
      <p className="mt-1 mb-3 max-w-read text-ink-muted">
        Words people wrote that aren’t in the list of skills. Until you decide, such a word only matches itself.
      </p>
      <Tabs
        label="Queues"
        value={queue}
        onChange={setQueue}
        tabs={[
          { id: "unknown", label: "Unknown", panel: <Words queue="unknown" query={queries.unknown} /> },
          {
            id: "kept",
            label: "Kept as written",
            panel: <Words queue="kept" query={queries.kept} />,
            ...(kept !== undefined && { count: kept }),
          },
          {
            id: "decided",
            label: "Decided",
            panel: <DecidedWords />,
            ...(decided !== undefined && { count: decided }),
          },
        ]}
      />
    </div>
  );
}
