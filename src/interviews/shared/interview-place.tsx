import type { Interview } from "@contracts/interviews/interview";
import { ExternalLink } from "@/components/ui/external-link";
import { phoneLink } from "@/lib/phone-link";

/** An interview's location: a link to join, a number to call, or an address. */
export function InterviewPlace({
  interview: { place_kind, place },
}: {
  interview: Pick<Interview, "place_kind" | "place">;
}) {
  if (place_kind === "video") {
    return (
      <>
        {"Join at "}
        <ExternalLink href={place} />
      </>
    );
  }
  if (place_kind === "phone") {
    return (
      <>
        {"Number to call: "}
        <a className="link" href={phoneLink(place)}>
          {place}
        </a>
      </>
    );
  }
  return place;
}
