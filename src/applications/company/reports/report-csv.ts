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
      ["How far people came", stageWord(stage), "reached", reached],
      ["How far people came", stageWord(stage), "not selected after it", rejected],
      ["How far people came", stageWord(stage), "withdrew", withdrawn],
      ["How far people came", stageWord(stage), "still open", open],
    ]),
    ...months.flatMap(({ month, applications, hired, kept, late }) => [
      ["By month", month.slice(0, 7), "applications", applications],
      ["By month", month.slice(0, 7), "hired", hired],
      ["By month", month.slice(0, 7), "replies on time", kept],
      ["By month", month.slice(0, 7), "replies late", late],
    ]),
    ...waits.flatMap(({ stage, left, middle }) => [
      ["Days in a stage", stageWord(stage), "people who left it", left],
      ["Days in a stage", stageWord(stage), "middle of their days", middle ?? ""],
    ]),
    ["Time to hire", "", "hired", hires.total],
    ["Time to hire", "", "middle of their days", hires.middle ?? ""],
    ...hires.people.map(({ name, days }) => ["Time to hire", name, "days", days]),
    ...reasons.map(({ reason, n }) => ["Reasons for Not Selected", rejectionReasonLabels[reason], "people", n]),
    ...recruiters.flatMap(({ user_id, name, applications, kept, late, hired }) => {
      const who = user_id ? (name ?? "Unnamed colleague") : "Nobody";
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
