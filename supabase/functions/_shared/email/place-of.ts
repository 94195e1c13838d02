import type { InterviewPlace } from "../contracts/interviews/interview.ts";

/** A proposed interview's location for an email: without a link, because our emails never link elsewhere. */
export function placeOf({ place_kind, place }: { place_kind: InterviewPlace; place: string }): string {
  if (place_kind === "video") return "By video. You get the link once you pick a time.";
  return place_kind === "phone" ? `By phone: ${place}` : `Where: ${place}`;
}
