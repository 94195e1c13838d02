import type { ApplicationFilter } from "@contracts/applications/application";
import { type ApplicationStatus, applicationStatuses } from "@contracts/enums";

export type Counts = Partial<Record<ApplicationStatus, number>>;

const isOpen = (stage: ApplicationStatus) => !["hired", "rejected", "withdrawn"].includes(stage);

export const countOf = (counts: Counts, stage: ApplicationFilter["stage"]): number =>
  applicationStatuses
    .filter((each) => !stage || (stage === "open" ? isOpen(each) : stage === each))
    .reduce((sum, each) => sum + (counts[each] ?? 0), 0);
