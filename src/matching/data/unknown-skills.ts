import type { SkillField, UnknownSkill } from "@contracts/matching/skills";
import { callProcedure } from "@/lib/call-procedure";
import { createdKey, nextPage } from "@/lib/next-page";
import { procedurePages } from "@/lib/procedure-query";
import { useAct, useProcedure } from "@/lib/use-act";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";

export const skillQueues = ["unknown", "kept", "decided"] as const;
/** Words that name no known skill. */
export type SkillQueue = Exclude<(typeof skillQueues)[number], "decided">;

/** Words of profiles and open jobs that name no known skill, the most used first: undecided, or kept as written. */
export const useUnknownSkills = (queue: SkillQueue) =>
  useEagerInfiniteQuery(
    procedurePages(
      "list_unknown_skills",
      { p_is_kept: queue === "kept" },
      { after: ({ skills }) => nextPage(skills, ({ profiles, jobs, key }) => ({ uses: profiles + jobs, key })) },
    ),
  );

export const useDecidedSkills = () =>
  useEagerInfiniteQuery(
    procedurePages("list_decided_skills", {}, { before: ({ skills }) => nextPage(skills, createdKey) }),
  );

export type SkillDecision =
  | { kind: "alias"; skill: { key: string; name: string } }
  | { kind: "skill"; name: string; field: SkillField }
  | { kind: "leave" };

interface Decided {
  word: UnknownSkill;
  decision: SkillDecision;
}

function decide({ word: { written }, decision }: Decided) {
  switch (decision.kind) {
    case "alias":
      return callProcedure("make_skill_alias", { p_word: written, p_skill: decision.skill.key });
    case "skill":
      return callProcedure("make_skill", { p_word: written, p_name: decision.name, p_field: decision.field });
    case "leave":
      return callProcedure("leave_skill", { p_word: written });
  }
}

/** Decides on an unknown word; every match updates right away. AppError 409 when it has been decided, or others are just saving. */
export const useDecideSkillWord = () =>
  useAct("make_skill", { mutationFn: decide, meta: { errorTitle: "Nothing was changed" } });

export const useUndoSkillWord = () =>
  useProcedure("undo_skill_word", (written: string) => ({ p_word: written }), {
    meta: {
      successMessage: (_answer: unknown, written: string) => `Undone: “${written}” is unknown again`,
      errorTitle: "This couldn't be undone",
    },
  });
