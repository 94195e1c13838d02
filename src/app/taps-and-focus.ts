import { holdBackSecondTaps } from "@/app/second-taps";
import { handFocusOn } from "@/components/ui/handed-focus";

/** What looks after fingers and focus on a page that is there. Runs for as long as the app. */
export function handleTapsAndFocus(): void {
  holdBackSecondTaps();
  handFocusOn();
}
