import type { UnknownSkill } from "@contracts/matching/skills";
import { useState } from "react";
import { offerUndo, undoTime } from "@/components/feedback/undo-offer";
import { type SkillDecision, useDecideSkillWord, useUndoSkillWord } from "@/matching/data/unknown-skills";

function decidedWords(decision: SkillDecision): string {
  switch (decision.kind) {
    case "alias":
      return `Now a spelling of ${decision.skill.name}.`;
    case "skill":
      return `${decision.name} is a skill now.`;
    case "leave":
      return "Kept as written.";
  }
}

/** What the undo of a word is about. */
export const undoOf = ({ key }: UnknownSkill): string => `skill:${key}`;

/** A word that is being decided or was a moment ago, and its place in the list. */
interface Decided {
  word: UnknownSkill;
  at: number;
}

export type Decide = (word: UnknownSkill, decision: SkillDecision) => Promise<void>;

/** Decides about words. Each stays in its row, where it offers to undo it. */
export function useDecisions(words: readonly UnknownSkill[] | undefined) {
  const act = useDecideSkillWord();
  const undo = useUndoSkillWord();
  const [decided, setDecided] = useState<readonly Decided[]>([]);
  const keep = (entry: Decided) =>
    setDecided((entries) => [...entries.filter(({ word }) => word.key !== entry.word.key), entry]);
  const drop = (entry: Decided) => setDecided((entries) => entries.filter((each) => each !== entry));
  const decide: Decide = async (word, decision) => {
    const entry = { word, at: words?.findIndex(({ key }) => key === word.key) ?? 0 };
    keep(entry);
    try {
      await act.mutateAsync({ word, decision });
    } catch (error) {
      drop(entry);
      throw error;
    }
    offerUndo({
      title: decidedWords(decision),
      of: undoOf(word),
      inPlace: true,
      undo: () => {
        drop(entry);
        undo.mutate(word.written);
      },
    });
    setTimeout(() => drop(entry), undoTime);
  };
  const rows = words && [...words];
  for (const { word, at } of decided.toSorted((a, b) => a.at - b.at))
    if (rows && !rows.some(({ key }) => key === word.key)) rows.splice(at, 0, word);
  return { decide, deciding: act.isPending ? act.variables?.word.key : undefined, rows };
}
