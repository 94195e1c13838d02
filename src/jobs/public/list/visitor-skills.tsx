import { limits } from "@contracts/limits";
import { useId } from "react";
import { toast } from "@/components/feedback/toast";
import { SkillInput } from "@/components/form/skill-input";
import { Chip } from "@/components/ui/chip";
import { addSkills, tickSkill, useTicks } from "@/lib/ticks";
import { recogniseSkills, skillVocabulary } from "@/matching/data/vocabulary";

/** Asks the vocabulary only for the words' keys. */
async function add(skills: string[]): Promise<void> {
  if (skills.length === 0) return;
  try {
    const known = await recogniseSkills(skills);
    addSkills(known.map(({ key, name, written }) => ({ key, name: name ?? written })));
  } catch {
    toast.error({ title: "The skill wasn't added", description: "Check your connection and try again." });
  }
}

interface VisitorSkillsProps {
  /** The list is sorted by them. */
  isOrdered: boolean;
}

/** A visitor's skills as chips: the same set as the ticks on jobs. They stay in this browser. */
export function VisitorSkills({ isOrdered }: VisitorSkillsProps) {
  const { skills } = useTicks();
  const id = useId();
  const last = skills.at(-1);
  return (
    <div className="skill-ask">
      <label className="label" htmlFor={id}>
        What can you do?
      </label>
      <div className="can">
        {skills.map(({ key, name }) => (
          <Chip key={key} onRemove={() => tickSkill(key, name)} removeLabel={`Remove ${name}`}>
            {name}
          </Chip>
        ))}
        <SkillInput
          vocabulary={skillVocabulary}
          onAdd={(added) => void add(added)}
          {...(last && { onRemoveLast: () => tickSkill(last.key, last.name) })}
          input={{
            id,
            className: "",
            placeholder: last ? "Add a skill" : "Add a skill to see your matches",
            maxLength: limits.skill,
            "aria-describedby": `${id}-help`,
          }}
        />
      </div>
      <p className="help" id={`${id}-help`}>
        {last || isOrdered
          ? `${isOrdered ? "Sorted by required skills. " : ""}Kept in this browser only.`
          : "Jobs are then sorted by how many of their skills you have."}
      </p>
    </div>
  );
}
