import type { MatchExplanation, MatchFit } from "@contracts/matching/match";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";
import { held, isNamedByStrip, matchParts, mostBars } from "@/components/product/match-parts";
import { MatchSign } from "@/components/product/match-sign";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { formatWords } from "@/lib/format";

type MatchSkill = MatchExplanation["required"][number];
type MatchFact = NonNullable<MatchExplanation["level"]>;

/** The reader of a match: both sides see the same facts in different words. */
type MatchReader = "candidate" | "company";

const counted = (skills: readonly MatchSkill[], kind: string) => `${held(skills)} of ${skills.length} ${kind} skills`;
const filledFirst = <Each extends { has: boolean }>(skills: readonly Each[]) =>
  skills.toSorted((a, b) => Number(b.has) - Number(a.has));

type Skills = Pick<MatchExplanation, "required" | "preferred">;

/** One tall bar per required skill, one short per preferred; filled first. Nothing for no skills or more than twelve. */
export function MatchStrip({ match, size = "md" }: { match: Skills; size?: "md" | "lg" }) {
  const total = match.required.length + match.preferred.length;
  if (total === 0 || total > mostBars) return null;
  const label = [
    match.required.length > 0 && counted(match.required, "required"),
    match.preferred.length > 0 && counted(match.preferred, "preferred"),
  ]
    .filter(Boolean)
    .join(", ");
  return (
    <span className={classNames("strip", size === "lg" && "lg")} role="img" aria-label={label}>
      {filledFirst(match.required).map((skill) => (
        <i key={skill.name} className={skill.has ? "on" : undefined} />
      ))}
      {filledFirst(match.preferred).map((skill) => (
        <i key={skill.name} className={skill.has ? "p on" : "p"} />
      ))}
    </span>
  );
}

export function MatchLine({ match }: { match: Skills & Pick<MatchExplanation, "summary" | "without_skills"> }) {
  const { counts, missing } = matchParts(match);
  return (
    <div className="match">
      {!match.without_skills && <MatchStrip match={match} />}
      <span className="min-w-0 shrink grow basis-56 break-words">
        <b aria-hidden={isNamedByStrip(match)}>{counts}</b>
        {missing}
      </span>
    </div>
  );
}

function Fact({ fit, wide, children }: { fit: MatchFit; wide?: boolean; children: ReactNode }) {
  const missing = fit === "none" || fit === "unknown";
  return (
    <span className={classNames("fact", missing && "miss", wide && "one")}>
      <MatchSign fit={missing ? "none" : fit} />
      <span className="min-w-0 break-words">{children}</span>
    </span>
  );
}

function SkillFacts({ title, skills }: { title: string; skills: readonly MatchSkill[] }) {
  if (skills.length === 0) return null;
  return (
    <div>
      <dt>
        {title}
        <small className="tnum">
          {held(skills)} of {skills.length}
        </small>
      </dt>
      <dd>
        {filledFirst(skills).map((skill) => (
          <Fact key={skill.name} fit={skill.has ? "match" : "none"}>
            {skill.name}
          </Fact>
        ))}
      </dd>
    </div>
  );
}

const comparisons = {
  level: { title: "Level", you: "you have", they: "the candidate has" },
  location: { title: "Location", you: "you're in", they: "the candidate is in" },
};

interface ComparedFactProps {
  kind: keyof typeof comparisons;
  fact: MatchFact | null;
  reader: MatchReader;
}

function ComparedFact({ kind, fact, reader }: ComparedFactProps) {
  if (!fact) return null;
  const { title, you, they } = comparisons[kind];
  const toCandidate = reader === "candidate";
  const theirs = fact.has
    ? `${toCandidate ? you : they} ${fact.has}`
    : `not on ${toCandidate ? "your" : "the"} profile`;
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <Fact fit={fact.fit} wide>
          {`Asks for ${fact.asked}; ${theirs}`}
        </Fact>
      </dd>
    </div>
  );
}

/** Collapsed to one line. */
export const OneLine = ({ words, children }: { words: readonly string[]; children: ReactNode }) => (
  <details className="one-line">
    <summary aria-label={words.join(", ")}>
      <span className="truncate">{words.join(", ")}</span>
      <Icon icon={ChevronDown} size="sm" />
    </summary>
    <div>{children}</div>
  </details>
);

/** The company's ways of working, collapsed because they only break ties. A profile without any is asked once, not per value. */
function CultureFacts({ match, reader }: { match: MatchExplanation; reader: MatchReader }) {
  const { culture, without_culture } = match;
  if (!culture) return null;
  const whose = reader === "candidate" ? "your" : "the";
  return (
    <div>
      <dt>
        Ways of working
        {!without_culture && (
          <small className="tnum">
            {held(culture)} of {culture.length}
          </small>
        )}
      </dt>
      <dd>
        {without_culture ? (
          <Fact fit="unknown" wide>
            {`${culture.map(({ name }) => formatWords(name)).join(", ")}; none are on ${whose} profile yet`}
          </Fact>
        ) : (
          <OneLine words={filledFirst(culture).map(({ name }) => formatWords(name))}>
            {filledFirst(culture).map(({ name, has }) => (
              <Fact key={name} fit={has ? "match" : "none"}>
                {formatWords(name)}
              </Fact>
            ))}
          </OneLine>
        )}
      </dd>
    </div>
  );
}

/** A match in parts: skills, level, location and culture, each with its sign. */
export function MatchFacts({ match, reader }: { match: MatchExplanation; reader: MatchReader }) {
  return (
    <dl className="facts">
      {!match.without_skills && (
        <>
          <SkillFacts title="Required skills" skills={match.required} />
          <SkillFacts title="Preferred skills" skills={match.preferred} />
        </>
      )}
      <ComparedFact kind="level" fact={match.level} reader={reader} />
      <ComparedFact kind="location" fact={match.location} reader={reader} />
      <CultureFacts match={match} reader={reader} />
    </dl>
  );
}

interface MatchPanelProps {
  match: MatchExplanation;
  reader: MatchReader;
  /** The other side's reader; named by kind by default. */
  other?: string;
  /** Replaces the summary. */
  title?: string | undefined;
  /** Replaces the sentence below the summary. */
  note?: ReactNode;
  /** Below the facts: what to do about missing skills. */
  footer?: ReactNode;
}

/** A match as facts: skills, level, location and culture, each with its sign. The same on both sides. */
export function MatchPanel({ match, reader, other, title = match.summary, note, footer }: MatchPanelProps) {
  const titleId = useId();
  return (
    <section className="card overflow-hidden" aria-labelledby={titleId}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-b border-accent-line bg-accent-soft px-4 py-4 md:px-5">
        {!match.without_skills && <MatchStrip match={match} size="lg" />}
        <div className="grow basis-60">
          <h2 id={titleId} className="break-words text-lg font-semibold">
            {title}
          </h2>
          <p className="mt-0.5 text-sm text-ink-muted">
            {note ??
              `${other ?? (reader === "candidate" ? "The company" : "The candidate")} sees exactly this. It sorts the list. It never rejects anyone.`}
          </p>
        </div>
      </div>
      <div className="px-4 md:px-5">
        <MatchFacts match={match} reader={reader} />
      </div>
      {footer !== undefined && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3 text-sm text-ink-muted md:px-5">
          {footer}
        </div>
      )}
    </section>
  );
}
