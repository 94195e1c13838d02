import type { AuditEntry } from "@contracts/audit";
import { auditKindLabels } from "@/features/admin/audit/audit-kinds";
import { actorAlone } from "@/features/admin/audit/audit-parts";
import { auditSentence, sentenceText } from "@/features/admin/audit/audit-sentences";

const companiesOf = ({ company, partners }: AuditEntry): string =>
  (partners ?? [company])
    .map((each) => each?.name)
    .filter(Boolean)
    .join(", ");

/** What begins so a spreadsheet takes for a formula, also behind quotes and white space. */
const formula = /^["'\s]*[=+\-@]|^[\t\r]/;
const cell = (text: string): string => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

const head = ["time", "actor", "sentence", "kind", "company", "details"];

function rowOf(entry: AuditEntry): string[] {
  const sentence = auditSentence(entry);
  const who = actorAlone(entry);
  return [
    new Date(entry.at).toISOString(),
    typeof who === "string" ? who : who.name,
    sentenceText(sentence),
    auditKindLabels[entry.kind],
    companiesOf(entry),
    sentence.beneath ?? "",
  ];
}

/** Entries as a file for spreadsheets, whose cells none takes for a formula; with the mark some need to read it as UTF-8. */
export const auditCsv = (entries: readonly AuditEntry[]): string =>
  `\ufeff${[head, ...entries.map(rowOf)].map((row) => row.map(cell).join(",")).join("\r\n")}`;
