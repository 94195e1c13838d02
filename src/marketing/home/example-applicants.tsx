import { useId, useState } from "react";
import { MatchStrip } from "@/components/product/match";
import { Tick } from "@/components/product/tick";
import { Avatar } from "@/components/ui/avatar";
import { homeSkills } from "@/marketing/home/home-skills";

/** Fictional people with their skills. */
const applicants: readonly { name: string; line: string; skills: readonly string[] }[] = [
  {
    name: "Nadia Ferreira",
    line: "Backend Engineer, 9 years",
    skills: ["typescript", "postgresql", "restapi", "docker"],
  },
  { name: "Noor Fahmi", line: "Platform Engineer, 6 years", skills: ["postgresql", "docker", "kafka"] },
  { name: "Jonah Ekstrand", line: "Full-stack Developer, 4 years", skills: ["typescript", "restapi", "spanish"] },
];

/** Three fictional applicants ordered by a job's requirements, which are ticked here and last as long as the page. */
export function ExampleApplicants() {
  const [asked, setAsked] = useState<readonly string[]>(homeSkills.slice(0, -1).map(({ key }) => key));
  const questionId = useId();
  const tick = (key: string) => setAsked(asked.includes(key) ? asked.filter((each) => each !== key) : [...asked, key]);
  const sorted = applicants
    .map(({ skills, ...person }) => {
      const required = asked.map((key) => ({ name: key, has: skills.includes(key) }));
      return { ...person, required, held: required.filter(({ has }) => has).length };
    })
    .toSorted((a, b) => b.held - a.held);
  return (
    <figure className="card overflow-hidden rounded-xl shadow-pop" aria-label="Try a match">
      <fieldset className="px-5 py-5" aria-labelledby={questionId}>
        <p className="font-semibold" id={questionId}>
          What does the job ask for?
        </p>
        <p className="mb-3 text-ink-muted text-sm">Select a skill and watch the order change.</p>
        <div className="ticks">
          {homeSkills.map(({ name, key }) => (
            <Tick key={key} pressed={asked.includes(key)} onPress={() => tick(key)}>
              {name}
            </Tick>
          ))}
        </div>
      </fieldset>
      <div className="flex gap-2 border-line border-t px-5 py-2.5 text-ink-muted text-sm">
        <span className="grow">{applicants.length} example applicants</span>
        <span>Required skills</span>
      </div>
      <ol aria-label="Example applicants">
        {sorted.map(({ name, line, required, held }) => (
          <li key={name} className="row border-line border-t">
            <Avatar name={name} />
            <span className="min-w-0 grow break-words">
              <b className="block font-semibold">{name}</b>
              <span className="text-ink-muted text-sm">{line}</span>
            </span>
            {asked.length > 0 && (
              <span className="flex shrink-0 items-center gap-2.5 text-sm">
                <MatchStrip match={{ required, preferred: [] }} />
                <b className="tnum whitespace-nowrap font-semibold">
                  {held} of {asked.length}
                </b>
              </span>
            )}
          </li>
        ))}
      </ol>
      <figcaption className="border-accent-line border-t bg-accent-soft px-5 py-3 text-sm">
        <span role="status">
          <b className="font-semibold">
            {asked.length > 0 ? "Sorted by required skills." : "Select at least one skill to sort."}
          </b>{" "}
          <span className="text-ink-muted">Applicants see the same bars.</span>
          {asked.length > 0 && <span className="sr-only">{` First: ${sorted[0]?.name}.`}</span>}
        </span>
      </figcaption>
    </figure>
  );
}
