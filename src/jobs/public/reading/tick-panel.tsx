import type { JobDetails } from "@contracts/candidates/candidate";
import type { MatchAsked, MatchFit } from "@contracts/matching/match";
import type { AddressedJob } from "@contracts/page-address";
import { type ReactNode, useId } from "react";
import { useAuth } from "@/auth/use-auth";
import { OneLine } from "@/components/product/match";
import { hasAnySkill } from "@/components/product/match-parts";
import { MatchSign } from "@/components/product/match-sign";
import { Tick } from "@/components/product/tick";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { CheckMatch } from "@/jobs/public/reading/check-match";
import { formatCount, formatWords } from "@/lib/format";
import { tickCulture, tickPlace, tickSkill, tickYears, useVisitorProfile } from "@/lib/ticks";
import { levelYears, visitorMatch } from "@/lib/visitor-match";

function Group({ title, count, children }: { title: string; count?: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is drawn differently in every browser
    <div role="group" aria-labelledby={id}>
      <span id={id}>
        {title} {count && <small className="tnum">{count}</small>}
      </span>
      <div className="ticks">{children}</div>
    </div>
  );
}

function SkillTicks({ title, skills }: { title: string; skills: MatchAsked["required"] }) {
  const { keys } = useVisitorProfile();
  if (skills.length === 0) return null;
  const has = skills.filter(([, key]) => keys.has(key)).length;
  return (
    <Group title={title} count={`${has} of ${skills.length}`}>
      {skills.map(([name, key]) => (
        <Tick key={key} pressed={keys.has(key)} onPress={() => tickSkill(key, name)}>
          {name}
        </Tick>
      ))}
    </Group>
  );
}

function LevelTick({ level, fit }: { level: MatchAsked["level"]; fit: MatchFit | undefined }) {
  if (level === null) return null;
  const years = levelYears[level];
  const pressed = fit === "match";
  return (
    <Group title="Level">
      <Tick pressed={pressed} onPress={() => tickYears(pressed ? null : years)}>
        {years === 0 ? "Entry level" : `${years} years or more`}
      </Tick>
    </Group>
  );
}

function PlaceTick({ location, places, fit }: Pick<MatchAsked, "location" | "places"> & { fit: MatchFit }) {
  const pressed = fit === "match";
  return (
    <Group title="Location">
      {places === null ? (
        // Anywhere: location doesn't matter.
        <span className="fact py-1.5">
          <MatchSign fit="match" />
          <span className="min-w-0 break-words">{location}</span>
        </span>
      ) : (
        <Tick pressed={pressed} onPress={() => tickPlace(pressed ? null : { name: location, terms: places })}>
          {location}
        </Tick>
      )}
    </Group>
  );
}

/** The company's ways of working, collapsed because they only break ties. */
function CultureTicks({ named }: { named: MatchAsked["culture"] }) {
  const { culture } = useVisitorProfile();
  if (named.length === 0) return null;
  const has = named.filter((value) => culture.includes(value)).length;
  return (
    <Group title="Ways of working" count={`${has} of ${named.length}`}>
      <OneLine words={named.map(formatWords)}>
        {named.map((value) => (
          <Tick key={value} pressed={culture.includes(value)} onPress={() => tickCulture(value)}>
            {formatWords(value)}
          </Tick>
        ))}
      </OneLine>
    </Group>
  );
}

/** Where a visitor's ticks become a profile, with the way back. */
const keepMatch = (job: AddressedJob): string =>
  paths.signUp({ role: "candidate", keep: "ticks", redirect: paths.jobs.detail(job) });

/** "Check your match (7 skills)". */
function checkWords({ required, preferred }: MatchAsked): string {
  const skills = required.length || preferred.length;
  return skills > 0 ? `Check your match (${formatCount(skills, "skill")})` : "Check your match";
}

/**
 * A job's requirements as ticks for non-candidates: strip and count update, even while collapsed. They stay in this browser;
 * visitors are offered to save them (RULES: Matching).
 */
export function TickPanel({ job, asked }: { job: Pick<JobDetails, "id" | "title" | "company">; asked: MatchAsked }) {
  const { status } = useAuth();
  const match = visitorMatch(asked, useVisitorProfile());
  const has = hasAnySkill(match);
  return (
    <CheckMatch
      match={has ? match : null}
      title={has ? match.summary : checkWords(asked)}
      note={has ? `${job.company.name} would see the same match.` : "Select what you have. Nothing is sent."}
    >
      <div className="asked">
        <SkillTicks title="Required skills" skills={asked.required} />
        <SkillTicks title="Preferred skills" skills={asked.preferred} />
        <LevelTick level={asked.level} fit={match.level?.fit} />
        <PlaceTick location={asked.location} places={asked.places} fit={match.location?.fit ?? "unknown"} />
        <CultureTicks named={asked.culture} />
      </div>
      <p className="no-print border-line border-t pt-3.5 text-ink-muted text-sm">
        What you select stays in this browser, here and on every job.
        {status === "signed-out" && (
          <>
            {" "}
            <TextLink to={keepMatch(job)}>Create an account</TextLink> to keep them.
          </>
        )}
      </p>
    </CheckMatch>
  );
}
