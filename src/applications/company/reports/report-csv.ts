import { rejectionReasonLabels } from "@contracts/applications/application";
import type { CompanyReport } from "@contracts/applications/report";
import { stageWord } from "@/applications/company/reports/report-rows";

/** All numbers of a report as CSV rows: part, group, number, count. */
export function reportTable(report: CompanyReport): string[][] {
  const { applications, funnel, months, waits, hires, reasons, recruiters } = report;
  const rows: (string | number)[][] = [
    ["part", "of", "number", "value"],
    ["Applications", `${report.from} to ${report.to}`, "applications", applications],
    ...funnel.flatMap(({ stage, reached, rejected, withdrawn, open }) => [
      ["How far people got", stageWord(stage), "reached", reached],
      ["How far people got", stageWord(stage), "not selected after", rejected],
      ["How far people got", stageWord(stage), "withdrew", withdrawn],
      ["How far people got", stageWord(stage), "still open", open],
    ]),
    ...months.flatMap(({ month, applications, hired, kept, late }) => [
      ["By month", month.slice(0, 7), "applications", applications],
      ["By month", month.slice(0, 7), "hired", hired],
      ["By month", month.slice(0, 7), "replies on time", kept],
      ["By month", month.slice(0, 7), "replies late", late],
    ]),
    ...waits.flatMap(({ stage, left, middle }) => [
      ["Days in a stage", stageWord(stage), "people who left it", left],
      ["Days in a stage", stageWord(stage), "median days", middle ?? ""],
    ]),
    ["Time to hire", "", "hired", hires.total],
    ["Time to hire", "", "median days", hires.middle ?? ""],
    ...hires.people.map(({ name, days }) => ["Time to hire", name, "days", days]),
    ...reasons.map(({ reason, n }) => ["Reasons for Not Selected", rejectionReasonLabels[reason], "people", n]),
    ...recruiters.flatMap(({ user_id, name, applications, kept, late, hired }) => {
      const who = user_id ? (name ?? "Unnamed colleague") : "No owner";
      return [
        ["By colleague", who, "applications", applications],
        ["By colleague", who, "replies on time", kept],
        ["By colleague", who, "replies late", late],
        ["By colleague", who, "hired", hired],
      ];
    }),
  ];
  return rows.map((row) => row.map(String));
}
