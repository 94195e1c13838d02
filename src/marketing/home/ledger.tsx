import { Fragment, type ReactNode, useId } from "react";
import { MatchStrip } from "@/components/product/match";
import { MatchSign } from "@/components/product/match-sign";
import { Tick } from "@/components/product/tick";
import { Avatar } from "@/components/ui/avatar";
import { tickSkill, useVisitorProfile } from "@/lib/ticks";
import { homeSkills } from "@/marketing/home/home-skills";

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

/** The ledger: a job's requirements next to a person's skills, updated by six ticks, which are kept and used everywhere. */
export function Ledger() {
  const { keys: ticked } = useVisitorProfile();
  const questionId = useId();

  const lines = homeSkills.map(({ name, key }, index) => ({
    name,
    key,
    isPreferred: index === homeSkills.length - 1,
    has: ticked.has(key),
  }));
  const of = (isPreferred: boolean) => lines.filter((line) => line.isPreferred === isPreferred);
  const match = { required: of(false), preferred: of(true) };
  const held = match.required.filter(({ has }) => has).length;
  const amount = homeSkills.filter(({ key }) => ticked.has(key)).length;

  return (
    <figure className="card overflow-hidden rounded-xl shadow-pop" aria-label="Try a match">
      <fieldset className="px-5 py-5" aria-labelledby={questionId}>
        <p className="font-semibold" id={questionId}>
          What can you do?
        </p>
        <p className="mb-3 text-ink-muted text-sm">Select skills and watch the right column.</p>
        <div className="ticks">
          {homeSkills.map(({ name, key }) => (
            <Tick key={key} pressed={ticked.has(key)} onPress={() => tickSkill(key, name)}>
              {name}
            </Tick>
          ))}
        </div>
      </fieldset>
      <div className="grid grid-cols-[minmax(0,1fr)_1.375rem_minmax(0,1fr)] items-center border-line border-y px-5 py-3.5">
        <Party
          avatar={<Avatar name="Cresthollow Rail" shape="company" />}
          caption="The job asks for"
          name="API Engineer"
        />
        <span />
        <Party
          className="pl-3.5"
          avatar={
            <span className="avatar t-sea" aria-hidden="true">
              You
            </span>
          }
          caption="You have"
          name={`${amount} selected`}
        />
      </div>
      <div className="ledger px-5">
        {lines.map(({ name, key, isPreferred, has }, index) => {
          const first = index === 0 ? "border-t-0" : "";
          return (
            <Fragment key={key}>
              <span className={first}>
                {name}
                {isPreferred && <span className="ml-2 text-ink-muted text-sm max-[22rem]:sr-only">preferred</span>}
              </span>
              <span className={`s ${first}`}>
                <MatchSign fit={has ? "match" : "none"} {...(!has && { label: "not selected" })} />
              </span>
              <span className={`${first} ${has ? "" : "miss"}`}>{has ? name : "Not selected"}</span>
            </Fragment>
          );
        })}
      </div>
      <figcaption className="flex items-center gap-3 border-accent-line border-t bg-accent-soft px-5 py-3.5 text-sm">
        <MatchStrip match={match} />
        <span role="status">
          <b className="font-semibold">
            {held} of {match.required.length} required skills.
          </b>{" "}
          <span className="text-ink-muted">Both sides see this.</span>
        </span>
      </figcaption>
    </figure>
  );
}
