import { ArrowDown, ArrowUp } from "lucide-react";
import { announce } from "@/components/feedback/announce";
import { StepButton } from "@/components/ui/step-button";

interface MoveButtonsProps {
  /** What is moved: "question". */
  what: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
}

/** Move a row of a form by one place, and say so. At the end of its way a button stays, so that the focus does. */
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
