import type { InterviewPlace } from "../contracts/interview.ts";

/** Where an interview is, as a mail says it: no link, because no mail of ours links elsewhere. */
export function placeOf({ place_kind, place }: { place_kind: InterviewPlace; place: string }): string {
  if (place_kind === "video") return "By video. The link is on its page.";
  return place_kind === "phone" ? `By phone: ${place}` : `Where: ${place}`;
}
