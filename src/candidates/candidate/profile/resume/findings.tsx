import { type Candidate, profileCompletion } from "@contracts/candidates/candidate";
import { type ReactNode, useContext, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { asTyped } from "@/candidates/candidate/profile/as-typed";
import { FieldLinks } from "@/candidates/candidate/profile/field-links";
import { FoundLine, type LineState } from "@/candidates/candidate/profile/resume/found-line";
import { FromResume } from "@/candidates/candidate/profile/resume/from-resume";
import { SkillsLine } from "@/candidates/candidate/profile/resume/skills-line";
import { useOfferedSkills } from "@/candidates/candidate/profile/resume/use-offered-skills";
import { completionFields } from "@/candidates/model/completion-fields";
import type { ProfileFormValues } from "@/candidates/model/profile-form-values";
import { type OfferedEntry, offeredHistory } from "@/candidates/model/resume/offered-history";
import { type OfferedField, type OfferedLine, offeredLines, pagesText } from "@/candidates/model/resume/offered-lines";
import type { ReadingState } from "@/candidates/shared/use-resume-reading";
import { announce } from "@/components/feedback/announce";
import { lowerFirst } from "@/components/product/completion-words";
import { Button } from "@/components/ui/button";
import { formatCount } from "@/lib/format";

type Decision = { kind: "used"; before: [OfferedField, string][]; said: string } | { kind: "skipped" };

interface FindingsProps {
  candidate: Candidate;
  found: Extract<ReadingState, { kind: "read" }>;
  /** Reads the file again, with the vocabulary. */
  onReadAgain: () => void;
}

const phrase = (count: number, words: string) => (count > 0 ? [`${count} ${words}`] : []);

interface FoundGroupProps {
  title: string;
  /** The list's label for screen readers. */
  label: string;
  count?: string;
  children: ReactNode[];
}

function FoundGroup({ title, label, count, children }: FoundGroupProps) {
  if (children.length === 0) return null;
  return (
    <>
      <p className="found-head">
        {title}
        {count && <span className="ml-3 font-normal">{count}</span>}
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to some screen readers */}
      <ul role="list" aria-label={label}>
        {children}
      </ul>
    </>
  );
}

/** A resume's contents line by line, next to the profile's. Using a line only fills the form. */
export function Findings({ candidate, found, onReadAgain }: FindingsProps) {
  const { facts, pages } = found.reading;
  const { getValues, setValue } = useFormContext<ProfileFormValues>();
  const values = useWatch<ProfileFormValues>() as ProfileFormValues;
  const [lines] = useState(() => offeredLines(facts, getValues()));
  const [history] = useState(() => offeredHistory(facts));
  const entries = [...history.positions, ...history.schools];
  const [decisions, setDecisions] = useState<Partial<Record<string, Decision>>>({});
  const skills = useOfferedSkills(facts.skills, found.index);
  const { take } = useContext(FromResume);
  const title = useRef<HTMLParagraphElement>(null);

  const stateOf = (line: OfferedLine): LineState => {
    const decision = decisions[line.id];
    // Edited since: the finding is open again.
    if (line.isSame(values)) return decision?.kind === "used" ? "used" : "same";
    return decision?.kind === "skipped" ? "skipped" : "open";
  };
  const entryState = (entry: OfferedEntry): LineState => {
    if (entry.isIn(values)) return "used";
    if (entry.isSame(values)) return "same";
    return decisions[entry.id]?.kind === "skipped" ? "skipped" : "open";
  };
  const openLines = lines.filter((line) => stateOf(line) === "open");
  const openEntries = entries.filter((entry) => entryState(entry) === "open");
  const states = [...lines.map(stateOf), ...entries.map(entryState)];
  const counted = (state: LineState) => states.filter((each) => each === state).length;
  const all = states.length + (skills.state === "none" ? 0 : 1);
  const openCount = counted("open") + (skills.state === "open" ? 1 : 0);
  const same = counted("same") + (skills.state === "same" ? 1 : 0);
  const used = counted("used") + (skills.state === "added" ? 1 : 0);

  const write = (entries: [OfferedField, string][]) => {
    for (const [field, value] of entries)
      setValue(field, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };
  const decide = (id: string, decision: Decision | undefined) =>
    setDecisions((known) => ({ ...known, [id]: decision }));
  const use = (line: OfferedLine) => {
    const fields = Object.entries(line.writes) as [OfferedField, string][];
    const before = fields.map(([field]): [OfferedField, string] => [field, String(getValues(field) ?? "")]);
    decide(line.id, { kind: "used", before, said: line.mine(getValues()) });
    write(fields);
    take(fields);
  };
  const undo = (line: OfferedLine) => {
    const decision = decisions[line.id];
    if (decision?.kind === "used") write(decision.before);
    decide(line.id, undefined);
  };
  const setLists = ({ positions, schools }: ReturnType<OfferedEntry["add"]>) => {
    if (positions) setValue("positions", positions, { shouldDirty: true, shouldValidate: true });
    if (schools) setValue("schools", schools, { shouldDirty: true, shouldValidate: true });
  };
  const addEntry = (entry: OfferedEntry) => {
    const lists = entry.add(getValues());
    setLists(lists);
    take(Object.keys(lists).map((list) => [list, entry.id]));
  };
  const said = (words: string) => announce(`${words} ${openCount - 1} left to check.`);
  const useAll = () => {
    for (const line of openLines) use(line);
    for (const entry of openEntries) addEntry(entry);
    if (skills.state === "open") skills.add();
    announce(`${formatCount(openCount, "line")} used. Save Profile to keep them.`);
    title.current?.focus();
  };
  const skipAll = () => {
    for (const { id } of [...openLines, ...openEntries]) decide(id, { kind: "skipped" });
    if (skills.state === "open") skills.leave();
    title.current?.focus();
  };

  const offered = new Set(lines.flatMap(({ writes }) => Object.keys(writes)));
  const notInIt = profileCompletion(asTyped(candidate, values)).missing.filter(
    (item) =>
      item !== "resume" && !offered.has(completionFields[item]) && !(item === "skills" && skills.state !== "none"),
  );
  const isPaged = pages !== null;
  const noteOf = (line: OfferedLine, state: LineState): string => {
    const decision = decisions[line.id];
    if (state === "same") return "";
    if (state !== "used") return line.mine(values) ? `Your profile says ${line.mine(values)}.` : "";
    return decision?.kind === "used" && decision.said ? `Your profile said ${decision.said}.` : "";
  };
  const row = (line: OfferedLine) => {
    const state = stateOf(line);
    return (
      <FoundLine
        key={line.id}
        label={line.label}
        name={lowerFirst(line.label)}
        says={line.says}
        note={[line.detail, noteOf(line, state), state === "same" ? "" : pagesText(line.pages, isPaged)]
          .filter(Boolean)
          .join(" ")}
        state={state}
        onUse={() => {
          use(line);
          said(`${line.label} used.`);
        }}
        onSkip={() => {
          decide(line.id, { kind: "skipped" });
          said(`${line.label} skipped.`);
        }}
        onUndo={() => undo(line)}
      />
    );
  };
  const entryRow = (entry: OfferedEntry) => (
    <FoundLine
      key={entry.id}
      label={entry.dates}
      name={entry.says}
      says={entry.says}
      note={[entry.detail, pagesText(entry.pages, isPaged)].filter(Boolean).join(" ")}
      state={entryState(entry)}
      onUse={() => {
        addEntry(entry);
        said(`${entry.says} used.`);
      }}
      onSkip={() => {
        decide(entry.id, { kind: "skipped" });
        said(`${entry.says} skipped.`);
      }}
      onUndo={() => {
        setLists(entry.remove(getValues()));
        decide(entry.id, undefined);
      }}
    />
  );

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-accent-soft px-4 py-3 md:px-5">
        <p ref={title} tabIndex={-1} className="grow basis-60">
          {all === 0 ? (
            <span>We didn't find anything to add to your profile.</span>
          ) : (
            <>
              <b className="font-semibold">{formatCount(all, "line")} found.</b>{" "}
              <span className="text-ink-muted">
                {[
                  ...phrase(used, "used"),
                  ...phrase(all - openCount - same - used, "skipped"),
                  ...phrase(same, "already yours"),
                  ...phrase(openCount, "to check"),
                ].join(", ")}
                .
              </span>
            </>
          )}
          {pages && pages.total > pages.read && (
            <span className="text-ink-muted">
              {" "}
              It has {pages.total} pages. We read the first {pages.read}.
            </span>
          )}
        </p>
        {openCount > 0 && (
          <span className="flex gap-1.5">
            <Button size="sm" onClick={useAll}>
              {openCount === 1 ? "Use it" : `Use all ${openCount}`}
            </Button>
            <Button size="sm" variant="quiet" onClick={skipAll}>
              {openCount === 1 ? "Skip it" : "Skip all"}
            </Button>
          </span>
        )}
      </div>
      <FoundGroup title="About and contact" label="Found in the resume">
        {lines.map(row)}
      </FoundGroup>
      <FoundGroup title="Work history" label="Jobs in the resume" count={formatCount(history.positions.length, "job")}>
        {history.positions.map(entryRow)}
      </FoundGroup>
      <FoundGroup title="Education" label="Schools in the resume" count={formatCount(history.schools.length, "school")}>
        {history.schools.map(entryRow)}
      </FoundGroup>
      <FoundGroup title="Skills" label="Skills in the resume">
        {skills.state === "none" ? [] : [<SkillsLine key="skills" skills={skills} isPaged={isPaged} />]}
      </FoundGroup>
      {!found.index && (
        <p className="border-t border-line px-4 py-3 text-sm text-ink-muted md:px-5">
          We couldn't load the list of skills, so we didn't look for any.{" "}
          <button type="button" className="link" onClick={onReadAgain}>
            Read the resume again
          </button>
        </p>
      )}
      {notInIt.length > 0 && (
        <p className="border-t border-line px-4 py-3 text-sm text-ink-muted md:px-5">
          Not in the resume: <FieldLinks items={notInIt} />.
        </p>
      )}
    </>
  );
}
