import { ArrowDown, ArrowUp } from "lucide-react";
import { announce } from "@/components/feedback/announce";
import { StepButton } from "@/components/ui/step-button";

interface MoveButtonsProps {
  /** What moves: "question". */
  what: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
}

/** Move a form's row by one place, with an announcement. At the ends a button stays, to keep the focus. */
export function MoveButtons({ what, index, count, onMove }: MoveButtonsProps) {
  const moveTo = (to: number) =>
    to < 0 || to >= count
      ? undefined
      : () => {
          onMove(index, to);
          announce(`${what.charAt(0).toUpperCase()}${what.slice(1)} ${to + 1} of ${count}`);
        };
  return (
    <>
      <StepButton icon={ArrowUp} label={`Move ${what} ${index + 1} up`} onPress={moveTo(index - 1)} />
      <StepButton icon={ArrowDown} label={`Move ${what} ${index + 1} down`} onPress={moveTo(index + 1)} />
    </>
  );
}
