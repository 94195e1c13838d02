import { type ApplicationCandidate, candidateFacts } from "@contracts/candidates/candidate-fields";
import { ExternalLink } from "@/components/ui/external-link";
import { safeHttpUrl } from "@/lib/safe-http-url";

/** What a profile says in a line each, as names and values; a link only where there is a safe one. */
export const factItems = (candidate: ApplicationCandidate) =>
  candidateFacts
    .filter(({ kind, column }) => kind !== "link" || safeHttpUrl(candidate[column]))
    .map(({ column, fact, kind }) => ({
      label: fact,
      value: kind === "link" ? <ExternalLink href={candidate[column]} /> : candidate[column],
    }));
