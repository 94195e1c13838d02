import { Fragment } from "react";
import { MatchStrip } from "@/components/product/match";
import { MatchSign } from "@/components/product/match-sign";
import { Avatar } from "@/components/ui/avatar";

const skills = [
  { name: "TypeScript", has: true },
  { name: "PostgreSQL", has: true },
  { name: "REST APIs", has: true },
  { name: "Kafka", has: false },
];

const lines = [
  ...skills.map(
    ({ name, has }) => ({ asked: name, fit: has ? "match" : "none", yours: has ? name : "Not on profile" }) as const,
  ),
  { asked: "Senior level", fit: "match", yours: "8 years" },
  { asked: "Denver or remote", fit: "close", yours: "Boulder, CO" },
] as const;

function Side({ name, shape, caption }: { name: string; shape: "company" | "person"; caption: string }) {
  return (
    <div className={`flex min-w-0 items-center gap-2.5 sm:gap-3 ${shape === "person" ? "pl-3.5" : ""}`}>
      <Avatar name={shape === "company" ? "Quillmark" : name} shape={shape} />
      <div className="min-w-0 leading-tight">
        <div className="text-sm text-ink-muted">{caption}</div>
        <div className="break-words font-semibold">{name}</div>
      </div>
    </div>
  );
}

/** The ledger: what a job asks beside what a person brings, drawn as the product draws it. */
export function ExampleMatch() {
  return (
    <figure className="card overflow-hidden rounded-xl! shadow-pop" aria-label="Example of a match">
      <p className="border-line border-b px-5 py-2.5 text-ink-muted text-sm">
        An example, with an invented job and person
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)_1.375rem_minmax(0,1fr)] items-center px-5 pt-5 pb-4">
        <Side name="Backend role" shape="company" caption="The job asks" />
        <span />
        <Side name="Nadia F." shape="person" caption="You have" />
      </div>
      <div className="ledger border-t border-line px-5">
        {lines.map((line, index) => {
          const first = index === 0 ? "border-t-0!" : "";
          return (
            <Fragment key={line.asked}>
              <span className={first}>{line.asked}</span>
              <span className={`s ${first}`}>
                <MatchSign fit={line.fit} />
              </span>
              <span className={`${first} ${line.fit === "none" ? "miss" : ""}`}>{line.yours}</span>
            </Fragment>
          );
        })}
      </div>
      <figcaption className="flex items-center gap-3 border-t border-accent-line bg-accent-soft px-5 py-3.5 text-sm">
        <MatchStrip match={{ required: skills, preferred: [] }} />
        <span>
          <b className="font-semibold">3 of 4 required skills.</b>{" "}
          <span className="text-ink-muted">Both sides would see this.</span>
        </span>
      </figcaption>
    </figure>
  );
}
