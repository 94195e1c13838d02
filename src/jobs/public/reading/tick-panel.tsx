import type { JobDetails } from "@contracts/candidates/candidate";
import type { MatchAsked, MatchFit } from "@contracts/matching/match";
import { type ReactNode, useId } from "react";
import { useAuth } from "@/auth/use-auth";
import { MatchStrip } from "@/components/product/match";
import { MatchSign } from "@/components/product/match-sign";
import { Tick } from "@/components/product/tick";
import { LinkButton } from "@/components/ui/button";
import { paths } from "@/config/paths";
import { formatWords } from "@/lib/format";
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
      <span className="ticks">{children}</span>
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
        // From anywhere: there is nothing to say about where somebody is.
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

/** What the company names of how it works. */
function CultureTicks({ named }: { named: MatchAsked["culture"] }) {
  const { culture } = useVisitorProfile();
  if (named.length === 0) return null;
  const has = named.filter((value) => culture.includes(value)).length;
  return (
    <Group title="Ways of working" count={`${has} of ${named.length}`}>
      {named.map((value) => (
        <Tick key={value} pressed={culture.includes(value)} onPress={() => tickCulture(value)}>
          {formatWords(value)}
        </Tick>
      ))}
    </Group>
  );
}

/** Where a visitor's ticks become a profile, and come back from. */
const keepMatch = (jobId: string): string =>
  paths.signUp({ role: "candidate", keep: "ticks", redirect: paths.jobs.detail(jobId) });

/**
 * What a job asks, to be ticked by whoever is no candidate: the strip and the counts follow. It stays in this browser; a visitor is
 * offered to keep it (RULES: Matching).
 */
export function TickPanel({ job, asked }: { job: Pick<JobDetails, "id" | "company">; asked: MatchAsked }) {
  const titleId = useId();
  const { status } = useAuth();
  const match = visitorMatch(asked, useVisitorProfile());
  return (
    <section className="card overflow-hidden" aria-labelledby={titleId}>
      <div className="band">
        <MatchStrip match={match} size="lg" />
        <div className="grow basis-60">
          <h2 id={titleId} className="text-lg font-semibold">
            Tick what you have
          </h2>
          <p className="mt-0.5 break-words text-sm text-ink-muted" aria-live="polite">
            {asked.required.length > 0 && (
              <>
                <b className="font-semibold text-ink">{match.summary}</b> so far.{" "}
              </>
            )}
            {`${job.company.name} would see exactly ${asked.required.length > 0 ? "these bars" : "this"}.`}
          </p>
        </div>
      </div>
      <div className="px-4 md:px-5">
        <div className="asked">
          <SkillTicks title="Required skills" skills={asked.required} />
          <SkillTicks title="Preferred skills" skills={asked.preferred} />
          <LevelTick level={asked.level} fit={match.level?.fit} />
          <PlaceTick location={asked.location} places={asked.places} fit={match.location?.fit ?? "unknown"} />
          <CultureTicks named={asked.culture} />
        </div>
      </div>
      <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-2.5 border-line border-t px-4 py-3.5 md:px-5">
        <span className="grow basis-56 text-sm text-ink-muted">
          {status === "signed-in"
            ? "Nothing is sent. Your ticks stay in this browser, here and on every job."
            : "Nothing is sent. With a profile your ticks stay, here and on every job."}
        </span>
        {status === "signed-out" && (
          <LinkButton to={keepMatch(job.id)} className="max-sm:w-full">
            Keep this match: create your profile
          </LinkButton>
        )}
      </div>
    </section>
  );
}
