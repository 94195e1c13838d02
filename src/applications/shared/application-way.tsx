import { candidateStatusLabels } from "@contracts/applications/application-status";
import type { ApplicationStatus } from "@contracts/enums";

export const wayStages = ["applied", "reviewing", "interview", "offered"] as const satisfies ApplicationStatus[];
type WayStage = (typeof wayStages)[number];

/** Their labels for candidates. */
export const wayLabels: Record<WayStage, string> = { ...candidateStatusLabels, offered: "Offer" };

/** A status's position on the path; -1 for an end. */
export const wayPlace = (status: ApplicationStatus): number => wayStages.indexOf(status as WayStage);

/** An application's progress: past stages filled, the current one half, the rest hollow. Its label is next to it. */
export function ApplicationWay({ stage }: { stage: WayStage }) {
  const at = wayPlace(stage);
  return (
    <span className="app-way" aria-hidden="true">
      {wayStages.map((each, place) => (
        <i key={each} className={place < at ? "on" : place === at ? "at" : undefined} />
      ))}
    </span>
  );
}
