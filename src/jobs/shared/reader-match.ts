import type { ListedJob } from "@contracts/candidates/candidate";
import type { MatchExplanation } from "@contracts/matching/match";
import { useCallback } from "react";
import { useVisitorProfile } from "@/lib/ticks";
import { visitorMatch } from "@/lib/visitor-match";

type Compared = Pick<ListedJob, "match" | "asked">;

/** A job's match for the reader: the server's for candidates, otherwise from this browser's ticks, live. */
export function useReaderMatch(): (job: Compared) => MatchExplanation | null {
  const profile = useVisitorProfile();
  return useCallback(({ match, asked }) => match ?? (asked && visitorMatch(asked, profile)), [profile]);
}
