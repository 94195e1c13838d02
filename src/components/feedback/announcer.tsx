import { useEffect, useState } from "react";
import { listenToAnnouncements } from "@/components/feedback/announce";

/** The page's one voice for screen readers; placed once, as a region must be there before it speaks. */
export function Announcer() {
  const [said, setSaid] = useState({ text: "", count: 0 });
  useEffect(() => listenToAnnouncements((text) => setSaid(({ count }) => ({ text, count: count + 1 }))), []);
  // Open dialogs hide everything but what is marked aria-live. The key makes the same words said twice two changes.
  return (
    <div className="sr-only" role="status" aria-live="polite">
      <span key={said.count}>{said.text}</span>
    </div>
  );
}
