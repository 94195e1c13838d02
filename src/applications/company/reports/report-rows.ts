import type { ApplicationFilter } from "@contracts/applications/application";
import { applicationStatusLabels } from "@contracts/applications/application-status";
import type { PathStage } from "@contracts/applications/report";
import type { ReportScope } from "@/companies/data/company-queries";
import { paths } from "@/config/paths";

/** The URL of the applications behind a report's number. */
export type RowsOf = (filter?: ApplicationFilter) => string;

/** Each number equals the rows behind its link: any stage, unless the filter names one. */
export const reportRows =
  ({ job, from, to }: ReportScope): RowsOf =>
  (filter = {}) =>
    paths.company.applications({ stage: "all", ...(job && { job }), from, to, ...filter });

/** Everyone started as an applicant, so the first stage is not called New. */
export const stageWord = (stage: PathStage): string =>
  stage === "applied" ? "Applied" : applicationStatusLabels[stage];
