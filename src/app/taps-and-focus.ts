import { holdBackSecondTaps } from "@/app/second-taps";
import { handFocusOn } from "@/components/ui/handed-focus";

export function handleTapsAndFocus(): void {
  holdBackSecondTaps();
  handFocusOn();
}
