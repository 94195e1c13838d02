import { useState } from "react";
import { Announcement } from "@/components/ui/announcement";
import { closeAnnouncement, closedAnnouncement } from "@/lib/closed-announcement";
import { useAnnouncement } from "@/lib/site-settings";
import { useNow } from "@/lib/use-now";

/** The administrators' announcement, until it expires or is closed. */
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
          // The focused button is gone.
          document.getElementById("content")?.focus({ preventScroll: true });
        }}
      />
    </section>
  );
}
