import { type Candidate, profileCompletion } from "@contracts/candidates/candidate";
import { useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { asTyped } from "@/candidates/candidate/profile/as-typed";
import { FieldLinks } from "@/candidates/candidate/profile/field-links";
import { FoundLine } from "@/candidates/candidate/profile/resume/found-line";
import { SkillsLine } from "@/candidates/candidate/profile/resume/skills-line";
import { useOfferedSkills } from "@/candidates/candidate/profile/resume/use-offered-skills";
import type { ReadingState } from "@/candidates/candidate/profile/resume/use-resume-reading";
import { completionFields } from "@/candidates/model/completion-fields";
import type { ProfileFormValues } from "@/candidates/model/profile-form-values";
import { type OfferedField, type OfferedLine, offeredLines, pagesText } from "@/candidates/model/resume/offered-lines";
import { announce } from "@/components/feedback/announce";
import { Button } from "@/components/ui/button";
import { formatCount } from "@/lib/format";

type Decision = { kind: "used"; before: [OfferedField, string][]; said: string } | { kind: "kept" };

interface FindingsProps {
  candidate: Candidate;
  found: Extract<ReadingState, { kind: "read" }>;
  /** Reads the file once more, with the vocabulary. */
  onReadAgain: () => void;
}

const phrase = (count: number, words: string) => (count > 0 ? [`${count} ${words}`] : []);

/** What a resume says, line by line, beside what the profile says. A line that is used fills the form, and nothing else. */
export function Findings({ candidate, found, onReadAgain }: FindingsProps) {
  const { facts, pages } = found.reading;
  const { getValues, setValue } = useFormContext<ProfileFormValues>();
  const values = useWatch<ProfileFormValues>() as ProfileFormValues;
  const [lines] = useState(() => offeredLines(facts, getValues()));
  const [firstSame] = useState(() => lines.filter((line) => !line.isSame(getValues())).length);
  const [decisions, setDecisions] = useState<Partial<Record<string, Decision>>>({});
  const skills = useOfferedSkills(facts.skills, found.index);
  const title = useRef<HTMLParagraphElement>(null);

  const stateOf = (line: OfferedLine) => {
    const decision = decisions[line.id];
    // Typed over since: what the resume says is open again.
    if (line.isSame(values)) return decision?.kind === "used" ? "used" : "same";
    return decision?.kind === "kept" ? "kept" : "open";
  };
  const open = lines.filter((line) => stateOf(line) === "open");
  const all = lines.length + (skills.state === "none" ? 0 : 1);
  const openCount = open.length + (skills.state === "open" ? 1 : 0);
  const same = lines.filter((line) => stateOf(line) === "same").length + (skills.state === "same" ? 1 : 0);

  const write = (entries: [OfferedField, string][]) => {
    for (const [field, value] of entries)
      setValue(field, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };
  const decide = (line: OfferedLine, decision: Decision | undefined) =>
    setDecisions((known) => ({ ...known, [line.id]: decision }));
  const use = (line: OfferedLine) => {
    const entries = Object.entries(line.writes) as [OfferedField, string][];
    const before = entries.map(([field]): [OfferedField, string] => [field, String(getValues(field) ?? "")]);
    decide(line, { kind: "used", before, said: line.mine(getValues()) });
    write(entries);
  };
  const undo = (line: OfferedLine) => {
    const decision = decisions[line.id];
    if (decision?.kind === "used") write(decision.before);
    decide(line, undefined);
  };
  const said = (words: string) => announce(`${words} ${openCount - 1} left to decide.`);
  const useAll = () => {
    for (const line of open) use(line);
    if (skills.state === "open") skills.add();
    announce(`${formatCount(openCount, "line")} used. Save Profile to keep them.`);
    title.current?.focus();
  };
  const leaveAll = () => {
    for (const line of open) decide(line, { kind: "kept" });
    if (skills.state === "open") skills.leave();
    title.current?.focus();
  };

  const offered = new Set(lines.flatMap(({ writes }) => Object.keys(writes)));
  const notInIt = profileCompletion(asTyped(candidate, values)).missing.filter(
    (item) =>
      item !== "resume" && !offered.has(completionFields[item]) && !(item === "skills" && skills.state !== "none"),
  );
  const isPaged = pages !== null;
  const row = (line: OfferedLine) => {
    const decision = decisions[line.id];
    return (
      <FoundLine
        key={line.id}
        line={line}
        state={stateOf(line)}
        pages={pagesText(line.pages, isPaged)}
        mine={line.mine(values)}
        said={decision?.kind === "used" ? decision.said : ""}
        onUse={() => {
          use(line);
          said(`${line.label} used.`);
        }}
        onKeep={() => {
          decide(line, { kind: "kept" });
          said(`${line.label} left as it is.`);
        }}
        onUndo={() => undo(line)}
      />
    );
  };

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-accent-soft px-4 py-3 md:px-5">
        <p ref={title} tabIndex={-1} className="grow basis-60">
          {all === 0 ? (
            "Nothing was found in it that your profile asks for."
          ) : (
            <>
              <b className="font-semibold">Found in it: {formatCount(all, "line")}.</b>{" "}
              <span className="text-ink-muted">
                {[
                  ...phrase(all - openCount - same, "decided"),
                  ...phrase(same, "already yours"),
                  ...phrase(openCount, "for you to decide"),
                ].join(", ")}
                .
              </span>
            </>
          )}
          {pages && pages.total > pages.read && (
            <span className="text-ink-muted">
              {" "}
              It has {pages.total} pages; the first {pages.read} were read.
            </span>
          )}
        </p>
        {openCount > 0 && (
          <span className="flex gap-1.5">
            <Button size="sm" onClick={useAll}>
              {openCount === 1 ? "Use it" : `Use all ${openCount}`}
            </Button>
            <Button size="sm" variant="quiet" onClick={leaveAll}>
              {openCount === 1 ? "Leave it" : "Leave all"}
            </Button>
          </span>
        )}
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to some screen readers */}
      <ul role="list" aria-label="Found in the resume">
        {lines.slice(0, firstSame).map(row)}
        <SkillsLine skills={skills} isPaged={isPaged} />
        {lines.slice(firstSame).map(row)}
        {facts.education && (
          <li className="found is-done">
            <span>Education</span>
            <div className="found-say">
              {facts.education.value.map((entry) => (
                <span key={entry}>{entry}</span>
              ))}
              <small>
                Your profile has no field for it: companies read it in the resume.{" "}
                {pagesText(facts.education.pages, isPaged)}
              </small>
            </div>
          </li>
        )}
      </ul>
      {!found.index && (
        <p className="border-t border-line px-4 py-3 text-sm text-ink-muted md:px-5">
          The list of skills could not be loaded, so none was looked for.{" "}
          <button type="button" className="link" onClick={onReadAgain}>
            Read it again
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
