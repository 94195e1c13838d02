import { useEffect, useState } from "react";
import { listenToAnnouncements } from "@/components/feedback/announce";

/** The page's only live region for screen readers, mounted once before it has text. */
export function Announcer() {
  const [said, setSaid] = useState({ text: "", count: 0 });
  useEffect(() => listenToAnnouncements((text) => setSaid(({ count }) => ({ text, count: count + 1 }))), []);
  // Open dialogs hide everything but aria-live elements. The key makes repeated text count as a change.
  return (
    <div className="sr-only" role="status" aria-live="polite">
      <span key={said.count}>{said.text}</span>
    </div>
  );
}
