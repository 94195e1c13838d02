import type { ApplicationInterviews, Interview } from "@contracts/interviews/interview";

/** Whether a change was a new time, rather than only length or location. */
export function isMove(
  { id, changes }: Interview,
  index: number,
  proposals: ApplicationInterviews["proposals"],
): boolean {
  const before = changes[index - 1]?.starts_at ?? proposals.find((each) => each.interview_id === id)?.picked;
  return changes[index]?.starts_at !== before;
}
