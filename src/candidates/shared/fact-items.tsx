import { type ApplicationCandidate, candidateFacts } from "@contracts/candidates/candidate-fields";
import { ExternalLink } from "@/components/ui/external-link";
import { safeHttpUrl } from "@/lib/safe-http-url";

/** A profile's facts as names and values; linked only if safe. */
export const factItems = (candidate: ApplicationCandidate) =>
  candidateFacts
    .filter(({ kind, column }) => kind !== "link" || safeHttpUrl(candidate[column]))
    .map(({ column, fact, kind }) => ({
      label: fact,
      value: kind === "link" ? <ExternalLink href={candidate[column]} /> : candidate[column],
    }));
