import type { CalendarEntry } from "@contracts/interviews/interview";
import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { toastMissing } from "@/components/ui/load-later";
import { getEnv } from "@/config/env";
import { saveFile } from "@/lib/save-file";

/** Downloads an interview as a file for any calendar. It has the email's event id, so calendars keep only one. */
export function AddToCalendar({ entry, about }: { entry: CalendarEntry; about: string }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { calendarFile } = await import("@contracts/interviews/calendar-file");
      const file = calendarFile([entry], {
        method: "publish",
        siteUrl: window.location.origin,
        organizer: getEnv().VITE_MAIL_SENDER ?? getEnv().VITE_SUPPORT_EMAIL,
      });
      saveFile(new Blob([file], { type: "text/calendar;charset=utf-8" }), "interview.ics");
    } catch {
      toastMissing();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="sm" icon={CalendarPlus} busy={busy} onClick={save}>
      Add to calendar<span className="sr-only">: {about}</span>
    </Button>
  );
}
