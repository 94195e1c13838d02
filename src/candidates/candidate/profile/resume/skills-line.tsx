import { Decided } from "@/candidates/candidate/profile/resume/found-line";
import type { OfferedSkills } from "@/candidates/candidate/profile/resume/use-offered-skills";
import { pagesText } from "@/candidates/model/resume/offered-lines";
import { Tick } from "@/components/product/tick";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { formatCount } from "@/lib/format";

export function SkillsLine({ skills, isPaged }: { skills: OfferedSkills; isPaged: boolean }) {
  const { state, found, offered, added, ticked, room } = skills;
  if (state === "none") return null;
  const pages = pagesText(
    (state === "open" ? offered : found).map(({ page }) => page),
    isPaged,
  );
  return (
    <li className={classNames("found", state !== "open" && "is-done")}>
      <span>Skills</span>
      <div className="found-say">
        {state === "open" ? (
          <>
            <span className="ticks pt-0.5">
              {offered.map(({ name, written }) => (
                <Tick
                  key={name}
                  pressed={ticked.some((skill) => skill.name === name)}
                  onPress={() => skills.toggle(name)}
                >
                  {written}
                </Tick>
              ))}
            </span>
            <small className="pt-1">
              {room === 0
                ? "Your profile has the maximum number of skills."
                : `Check what companies should see. ${pages}`}
            </small>
          </>
        ) : (
          <>
            <span>
              {(state === "added" ? added : (state === "same" ? found : offered).map(({ written }) => written)).join(
                ", ",
              )}
            </span>
            <small>{state === "same" ? "All of them are on your profile." : pages}</small>
          </>
        )}
      </div>
      <div className="found-act">
        {state === "open" && (
          <>
            <Button size="sm" disabled={ticked.length === 0} onClick={skills.add}>
              {ticked.length === 0 ? "Add skills" : `Add ${formatCount(ticked.length, "skill")}`}
            </Button>
            <Button size="sm" variant="quiet" aria-label="Skip: skills" onClick={skills.leave}>
              Skip
            </Button>
          </>
        )}
        {state === "added" && <Decided words={`Added ${added.length}`} label="skills" onUndo={skills.undo} />}
        {state === "left" && <Decided left words="Skipped" label="skills" onUndo={skills.undo} />}
        {state === "same" && <Decided words="Already yours" label="skills" />}
      </div>
    </li>
  );
}
