import type { SkillField, UnknownSkill } from "@contracts/skills";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callProcedure } from "@/lib/call-procedure";
import { skillKeys } from "@/matching/data/keys";

/** What an administrator makes of an unknown word. */
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

/** Decides about an unknown word; every match follows at once. Throws AppError 409 when somebody has, or others are just saving. */
export function useDecideSkillWord() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: decide,
    onSettled: () => queryClient.invalidateQueries({ queryKey: skillKeys.all }),
    meta: { errorTitle: "Nothing was changed" },
  });
}

/** Takes back what was decided about a word. */
export function useUndoSkillWord() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (written: string) => callProcedure("undo_skill_word", { p_word: written }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: skillKeys.all }),
    meta: {
      successMessage: (_answer: unknown, written: string) => `Undone: “${written}” is unknown again`,
      errorTitle: "This could not be undone",
    },
  });
}
