import { limits } from "@contracts/limits";
import { use, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { FromResume } from "@/candidates/candidate/profile/resume/from-resume";
import type { ProfileFormValues } from "@/candidates/model/profile-form-values";
import { nameOfSkill, type SkillIndex } from "@/candidates/model/resume/find-skills";
import type { FoundSkill } from "@/candidates/model/resume/found";

// No one would go through more.
const mostOffered = 24;

type Decision = { kind: "added"; skills: string[] } | { kind: "left" };

/** A resume's skills that the profile lacks under any spelling; those it lists as skills are checked. */
export function useOfferedSkills(found: readonly FoundSkill[], index: SkillIndex | null) {
  const { getValues, setValue } = useFormContext<ProfileFormValues>();
  const { take } = use(FromResume);
  const own = useWatch<ProfileFormValues, "skills">({ name: "skills" }) ?? [];
  const [decision, setDecision] = useState<Decision>();
  const ownNames = new Set(own.map((skill) => nameOfSkill(skill, index)));
  const added = decision?.kind === "added" ? decision.skills : [];
  const offered = found
    .filter((skill) => added.includes(skill.written) || !ownNames.has(skill.name))
    .slice(0, mostOffered);
  const room = Math.max(0, limits.skills - own.length);
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(
    () => new Set(found.filter(({ listed }) => !listed).map(({ name }) => name)),
  );
  const ticked = offered.filter(({ name }) => !unticked.has(name)).slice(0, room);
  const setSkills = (skills: string[]) => setValue("skills", skills, { shouldDirty: true, shouldValidate: true });
  const state: "none" | "same" | "open" | "added" | "left" =
    found.length === 0 ? "none" : decision ? decision.kind : offered.length === 0 ? "same" : "open";
  return {
    state,
    found,
    offered,
    added,
    ticked,
    room,
    toggle: (name: string) =>
      setUnticked((known) => new Set(known.has(name) ? [...known].filter((each) => each !== name) : [...known, name])),
    add: () => {
      const skills = ticked.map(({ written }) => written);
      setDecision(skills.length > 0 ? { kind: "added", skills } : { kind: "left" });
      if (skills.length > 0) setSkills([...(getValues("skills") ?? []), ...skills]);
      take(skills.map((skill) => ["skills", skill]));
    },
    leave: () => setDecision({ kind: "left" }),
    undo: () => {
      setDecision(undefined);
      setSkills((getValues("skills") ?? []).filter((skill) => !added.includes(skill)));
    },
  };
}
export type OfferedSkills = ReturnType<typeof useOfferedSkills>;
