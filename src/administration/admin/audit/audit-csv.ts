import type { AuditEntry } from "@contracts/administration/audit";
import { actorAlone } from "@/administration/admin/audit/audit-parts";
import { auditSentence, sentenceText } from "@/administration/admin/audit/audit-sentences";
import { auditKindLabels } from "@/administration/model/audit-kinds";
import { csvText } from "@/lib/csv";

const companiesOf = ({ company, partners }: AuditEntry): string =>
  (partners ?? [company])
    .map((each) => each?.name)
    .filter(Boolean)
    .join(", ");

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

export const auditCsv = (entries: readonly AuditEntry[]): string => csvText([head, ...entries.map(rowOf)]);
