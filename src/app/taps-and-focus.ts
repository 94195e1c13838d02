import { holdBackSecondTaps } from "@/app/second-taps";
import { handFocusOn } from "@/components/ui/handed-focus";

/** Handles taps and focus for the life of the app. */
export function handleTapsAndFocus(): void {
  holdBackSecondTaps();
  handFocusOn();
}
