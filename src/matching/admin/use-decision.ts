import type { UnknownSkill } from "@contracts/matching/skills";
import { offerUndo } from "@/components/feedback/undo-offer";
import { type SkillDecision, useDecideSkillWord, useUndoSkillWord } from "@/matching/data/unknown-skills";

function told(written: string, decision: SkillDecision): string {
  switch (decision.kind) {
    case "alias":
      return `“${written}” means ${decision.skill.name} now`;
    case "skill":
      return `${decision.name} is a skill of its own now`;
    case "leave":
      return `“${written}” stays as it is written`;
  }
}

/** Decides on a word, with undo. */
export function useDecision() {
  const decide = useDecideSkillWord();
  const undo = useUndoSkillWord();
  return {
    isPending: decide.isPending,
    decide: async (word: UnknownSkill, decision: SkillDecision) => {
      await decide.mutateAsync({ word, decision });
      offerUndo({
        title: told(word.written, decision),
        description: decision.kind === "leave" ? "It goes on matching itself." : "Every match counts it already.",
        undo: () => undo.mutate(word.written),
      });
    },
  };
}
