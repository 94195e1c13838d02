import { useState } from "react";
import { Announcement } from "@/components/ui/announcement";
import { closeAnnouncement, closedAnnouncement } from "@/lib/closed-announcement";
import { useAnnouncement } from "@/lib/site-settings";
import { useNow } from "@/lib/use-now";

/** What administrators announce, until it ends or is closed. */
export function SiteAnnouncement() {
  const announcement = useAnnouncement();
  const now = useNow();
  const [closed, setClosed] = useState<string | null>(null);
  if (!announcement || Date.parse(announcement.endsAt) <= now) return null;
  const { text } = announcement;
  if (text === closed || text === closedAnnouncement()) return null;
  return (
    <section aria-label="Announcement">
      <Announcement
        {...announcement}
        onClose={() => {
          closeAnnouncement(text);
          setClosed(text);
          // The button that had the focus is gone.
          document.getElementById("content")?.focus({ preventScroll: true });
        }}
      />
    </section>
  );
}
