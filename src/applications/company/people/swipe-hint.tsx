import { Info } from "lucide-react";
import { useEffect, useState } from "react";
import { countHint, endHint, hintShows } from "@/applications/model/hints-shown";
import { Icon } from "@/components/ui/icon";

/** Hints at swiping on three visits, and never again after the first swipe. */
export function SwipeHint({ isUsed }: { isUsed: boolean }) {
  const [shows] = useState(hintShows);
  useEffect(() => {
    if (shows) countHint();
  }, [shows]);
  useEffect(() => {
    if (isUsed) endHint();
  }, [isUsed]);
  if (!shows) return null;
  return (
    <p className="swipe-hint">
      <Icon icon={Info} size="sm" />
      Swipe left to decide. Press and hold to select.
    </p>
  );
}
