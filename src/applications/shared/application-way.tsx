import { candidateStatusLabels } from "@contracts/applications/application-status";
import type { ApplicationStatus } from "@contracts/enums";

/** The stages an application passes on its way. */
export const wayStages = ["applied", "reviewing", "interview", "offered"] as const satisfies ApplicationStatus[];
export type WayStage = (typeof wayStages)[number];

/** What candidates read for each of them. */
export const wayLabels: Record<WayStage, string> = { ...candidateStatusLabels, offered: "Offer" };

/** The place of a status on the way; -1 for an end. */
export const wayPlace = (status: ApplicationStatus): number => wayStages.indexOf(status as WayStage);

/** How far an application has come: past stages full, the present one half, the rest hollow. Its words stand beside it. */
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
