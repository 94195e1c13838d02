import type { ListedJob } from "@contracts/candidates/candidate";
import type { MatchExplanation } from "@contracts/matching/match";
import { useCallback } from "react";
import { useVisitorProfile } from "@/lib/ticks";
import { visitorMatch } from "@/lib/visitor-match";

type Compared = Pick<ListedJob, "match" | "asked">;

/** The match of a job for whoever reads it: a candidate's as the server counted it, else what is ticked in this browser, followed. */
export function useReaderMatch(): (job: Compared) => MatchExplanation | null {
  const profile = useVisitorProfile();
  return useCallback(({ match, asked }) => match ?? (asked && visitorMatch(asked, profile)), [profile]);
}
