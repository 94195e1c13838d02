import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useUndoSkillWord } from "@/matching/data/unknown-skills";

interface TakeBackProps {
  word: {
    written: string;
    /** What became a spelling of it since, and goes with it. */
    spellings?: readonly string[];
  };
}

/** Moves a word that was decided back to the unknown ones. Asks first if others go with it. */
export function TakeBack({ word: { written, spellings = [] } }: TakeBackProps) {
  const undo = useUndoSkillWord();
  const [asking, setAsking] = useState(false);
  const takeBack = () => undo.mutate(written, { onSettled: () => setAsking(false) });
  return (
    <>
      <Button
        size="sm"
        className="md:ml-auto md:flex"
        busy={undo.isPending}
        aria-label={`Decide “${written}” again`}
        aria-haspopup={spellings.length > 0 ? "dialog" : undefined}
        onClick={spellings.length > 0 ? () => setAsking(true) : takeBack}
      >
        Decide again
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Decide “${written}” again?`}
        description={`“${written}” will no longer be a skill, and its spellings will be unknown words again: ${spellings.map((word) => `“${word}”`).join(", ")}. Matches change right away.`}
        confirmLabel="Decide again"
        busyLabel="Saving..."
        busy={undo.isPending}
        onConfirm={takeBack}
      />
    </>
  );
}
