import { Fragment, type ReactNode, useId, useState } from "react";
import { MatchStrip } from "@/components/product/match";
import { MatchSign } from "@/components/product/match-sign";
import { Tick } from "@/components/product/tick";
import { Avatar } from "@/components/ui/avatar";
import { tickSkill, useVisitorProfile } from "@/lib/ticks";
import { homeSkills } from "@/marketing/home/home-skills";
import type { Side } from "@/marketing/home/side";

/** The invented person of the example, and what an invented job asks of her until somebody ticks something else. */
const nadia: ReadonlySet<string> = new Set(["typescript", "postgresql", "restapi", "docker"]);
const asks: ReadonlySet<string> = new Set(["typescript", "postgresql", "restapi", "kafka"]);

const words = {
  looking: {
    question: "What can you do?",
    how: "Tick, and watch the right column.",
    left: "The job asks",
    right: "You have",
    missing: "Not ticked",
  },
  hiring: {
    question: "What does your job ask?",
    how: "Tick, and watch the left column.",
    left: "You ask",
    right: "A candidate has",
    missing: "Not on profile",
  },
};

interface PartyProps {
  avatar: ReactNode;
  caption: string;
  name: string;
  className?: string;
}

function Party({ avatar, caption, name, className = "" }: PartyProps) {
  return (
    <div className={`flex min-w-0 items-center gap-2.5 sm:gap-3 ${className}`}>
      {avatar}
      <div className="min-w-0 leading-tight">
        <div className="text-ink-muted text-sm">{caption}</div>
        <div className="break-words font-semibold">{name}</div>
      </div>
    </div>
  );
}

/**
 * The ledger: what a job asks beside what a person brings, as the product draws it, following six ticks. Who is looking ticks what they
 * have, which is kept and counted everywhere; who is hiring ticks what is asked, which lasts as long as the page.
 */
export function Ledger({ side }: { side: Side }) {
  const { keys: ticked } = useVisitorProfile();
  const [asked, setAsked] = useState(asks);
  const questionId = useId();
  const isHiring = side === "hiring";
  const said = words[side];
  const on = isHiring ? asked : ticked;
  const tick = (key: string, name: string) =>
    isHiring
      ? setAsked(asked.has(key) ? new Set([...asked].filter((each) => each !== key)) : new Set([...asked, key]))
      : tickSkill(key, name);

  const lines = homeSkills.map(({ name, key }, index) => ({
    name,
    key,
    isAsked: !isHiring || asked.has(key),
    isPreferred: !isHiring && index === homeSkills.length - 1,
    has: (isHiring ? nadia : ticked).has(key),
  }));
  const of = (isPreferred: boolean) => lines.filter((line) => line.isAsked && line.isPreferred === isPreferred);
  const match = { required: of(false), preferred: of(true) };
  const held = match.required.filter(({ has }) => has).length;
  const amount = homeSkills.filter(({ key }) => ticked.has(key)).length;

  return (
    <figure className="card overflow-hidden rounded-xl shadow-pop" aria-label="Try a match">
      <fieldset className="px-5 py-5" aria-labelledby={questionId}>
        <p className="font-semibold" id={questionId}>
          {said.question}
        </p>
        <p className="mb-3 text-ink-muted text-sm">{said.how}</p>
        <div className="ticks">
          {homeSkills.map(({ name, key }) => (
            <Tick key={key} pressed={on.has(key)} onPress={() => tick(key, name)}>
              {name}
            </Tick>
          ))}
        </div>
      </fieldset>
      <div className="grid grid-cols-[minmax(0,1fr)_1.375rem_minmax(0,1fr)] items-center border-line border-y px-5 py-3.5">
        <Party avatar={<Avatar name="Cresthollow Rail" shape="company" />} caption={said.left} name="API Engineer" />
        <span />
        <Party
          className="pl-3.5"
          avatar={
            isHiring ? (
              <Avatar name="Nadia Ferreira" />
            ) : (
              <span className="avatar t-sea" aria-hidden="true">
                You
              </span>
            )
          }
          caption={said.right}
          name={isHiring ? "Nadia F." : `${amount} ticked`}
        />
      </div>
      <div className="ledger px-5">
        {lines.map(({ name, key, isAsked, isPreferred, has }, index) => {
          const first = index === 0 ? "border-t-0" : "";
          return (
            <Fragment key={key}>
              <span className={`${first} ${isAsked ? "" : "miss"}`}>
                {isAsked ? name : "Not asked"}
                {isPreferred && <span className="ml-2 text-ink-muted text-sm max-[22rem]:sr-only">preferred</span>}
              </span>
              <span className={`s ${first}`}>
                {isAsked && (
                  <MatchSign fit={has ? "match" : "none"} {...(!has && { label: said.missing.toLowerCase() })} />
                )}
              </span>
              <span className={`${first} ${has ? "" : "miss"}`}>{has ? name : said.missing}</span>
            </Fragment>
          );
        })}
      </div>
      <figcaption className="flex items-center gap-3 border-accent-line border-t bg-accent-soft px-5 py-3.5 text-sm">
        <MatchStrip match={match} />
        <span role="status">
          <b className="font-semibold">
            {match.required.length > 0
              ? `${held} of ${match.required.length} required skills.`
              : "No required skills are listed."}
          </b>{" "}
          <span className="text-ink-muted">Both sides see this.</span>
        </span>
      </figcaption>
    </figure>
  );
}
