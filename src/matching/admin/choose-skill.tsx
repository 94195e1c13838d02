import type { UnknownSkill } from "@contracts/matching/skills";
import { useState } from "react";
import { Picker } from "@/components/ui/picker";
import { formatCount } from "@/lib/format";
import { useLateSkillSearch } from "@/matching/data/vocabulary";

interface ChooseSkillProps {
  word: UnknownSkill;
  onChoose: (skill: { key: string; name: string }) => void;
}

/** Asks in a word's row which known skill it means; choosing one decides. */
export function ChooseSkill({ word: { written, neighbours }, onChoose }: ChooseSkillProps) {
  const [typed, setTyped] = useState("");
  const { found, isLate } = useLateSkillSearch(typed);
  const skills = typed.trim() === "" ? neighbours : found?.skills;
  const label = `Make “${written}” a spelling of`;
  return (
    <div className="grid gap-1.5">
      <span className="wrap-anywhere font-semibold text-ink" aria-hidden="true">
        {label}
      </span>
      <Picker
        label={label}
        placeholder="Enter the name of a skill"
        listLabel="Skills"
        nouns={["skill"]}
        onType={setTyped}
        isBusy={isLate || !skills}
        find={() => ({
          choices: skills?.map((skill) => ({ ...skill, id: skill.key })) ?? [],
          note: skills?.length === 0 && typed.trim() !== "" ? "No skill has this name." : undefined,
        })}
        onChoose={onChoose}
      >
        {(skill) => (
          <>
            {skill.name}
            {"jobs" in skill && Number(skill.jobs) > 0 && <small>{formatCount(skill.jobs, "job")}</small>}
          </>
        )}
      </Picker>
    </div>
  );
}
