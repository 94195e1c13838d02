import type { UnknownSkill } from "@contracts/skills";
import { toast } from "@/components/feedback/toast";
import { type SkillDecision, useDecideSkillWord, useUndoSkillWord } from "@/data/skills/skill-word-mutation";
import { undoTime } from "@/lib/undo-time";

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

/** Decides about a word and offers to undo it. */
export function useDecision() {
  const decide = useDecideSkillWord();
  const undo = useUndoSkillWord();
  return {
    isPending: decide.isPending,
    decide: async (word: UnknownSkill, decision: SkillDecision) => {
      await decide.mutateAsync({ word, decision });
      toast.success({
        title: told(word.written, decision),
        description: decision.kind === "leave" ? "It goes on matching itself." : "Every match counts it already.",
        action: { label: "Undo", onSelect: () => undo.mutate(word.written) },
        lasts: undoTime,
      });
    },
  };
}
