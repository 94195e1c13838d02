import type { ApplicationInterviews } from "@contracts/interviews/interview";
import { CalendarCheck, CalendarClock, CalendarX, type LucideIcon } from "lucide-react";
import { isMove } from "@/interviews/model/is-move";
import { formatInZone } from "@/lib/time-zones";

interface InterviewLine {
  at: string;
  icon: LucideIcon;
  text: string;
}

/** Events of times and interviews, as lines between the messages. `candidate`: their name for the company, "You" for themselves. */
export function interviewLines(
  { proposals, interviews }: ApplicationInterviews,
  zone: string,
  { candidate, company }: { candidate: string; company: string },
): InterviewLine[] {
  const by = { candidate, company };
  return [
    ...proposals.flatMap(({ state, answered_at, picked }): InterviewLine[] => {
      if (!answered_at) return [];
      if (state === "picked" && picked) {
        return [{ at: answered_at, icon: CalendarCheck, text: `${candidate} picked ${formatInZone(picked, zone)}` }];
      }
      if (state === "declined") {
        return [{ at: answered_at, icon: CalendarX, text: `${candidate} can't make any of the times` }];
      }
      if (state === "withdrawn") {
        return [{ at: answered_at, icon: CalendarX, text: `${company} withdrew the times` }];
      }
      return [];
    }),
    ...interviews.flatMap((interview) =>
      interview.changes.flatMap(({ what, changed_at, changed_by, starts_at, reason }, index): InterviewLine[] => {
        const why = reason ? `: ${reason}` : "";
        if (what === "cancelled") {
          const who = changed_by ? `${by[changed_by]} canceled the interview` : "The interview was canceled";
          return [{ at: changed_at, icon: CalendarX, text: `${who}${why}` }];
        }
        // A move by picking is covered by the picked time.
        if (changed_by === "company") {
          const did = isMove(interview, index, proposals) ? "moved the interview to" : "changed the interview on";
          const text = `${company} ${did} ${formatInZone(starts_at, zone)}${why}`;
          return [{ at: changed_at, icon: CalendarClock, text }];
        }
        return [];
      }),
    ),
  ].sort((one, other) => one.at.localeCompare(other.at));
}
