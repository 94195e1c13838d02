import type { ApplicationFilter } from "@contracts/applications/application";
import { applicationStatusLabels } from "@contracts/applications/application-status";
import type { PathStage } from "@contracts/applications/report";
import type { ReportScope } from "@/companies/data/company-queries";
import { paths } from "@/config/paths";

/** The address of the applications that a number of a report counts. */
export type RowsOf = (filter?: ApplicationFilter) => string;

/** Every number is the number of rows behind its address: whatever their stage, unless the filter says one. */
export const reportRows =
  ({ job, from, to }: ReportScope): RowsOf =>
  (filter = {}) =>
    paths.company.applications({ stage: "all", ...(job && { job }), from, to, ...filter });

/** Everybody began as an applicant, whether or not somebody is new still. */
export const stageWord = (stage: PathStage): string =>
  stage === "applied" ? "Applied" : applicationStatusLabels[stage];
