import type { UnknownSkill } from "@contracts/matching/skills";
import { Button } from "@/components/ui/button";
import { useUndoSkillWord } from "@/matching/data/unknown-skills";

/** Moves a word that was decided back to the unknown ones. */
export function TakeBack({ word: { written } }: { word: Pick<UnknownSkill, "written"> }) {
  const undo = useUndoSkillWord();
  return (
    <Button
      size="sm"
      className="md:ml-auto md:flex"
      busy={undo.isPending}
      aria-label={`Decide “${written}” again`}
      onClick={() => undo.mutate(written)}
    >
      Decide again
    </Button>
  );
}
