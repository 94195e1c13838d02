import type { InterviewPlace } from "../contracts/interviews/interview.ts";

/** Where an interview that is proposed would be, as a mail says it: no link, because no mail of ours links elsewhere. */
export function placeOf({ place_kind, place }: { place_kind: InterviewPlace; place: string }): string {
  if (place_kind === "video") return "By video. You get the link once you have picked a time.";
  return place_kind === "phone" ? `By phone: ${place}` : `Where: ${place}`;
}
