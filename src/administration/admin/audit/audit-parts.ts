import type { AuditCompany, AuditEntry, AuditPerson } from "@contracts/administration/audit";
import { productName } from "@contracts/operator";
import { companyFieldLabel } from "@/components/product/company-field-words";
import { formatWords } from "@/lib/format";

/** Plain words, or a name; a company's leads to it. */
export type SentencePart = string | { name: string; companyId?: string };

/** An entry's sentence, with the reason or effect below. */
export interface AuditSentence {
  parts: readonly SentencePart[];
  beneath?: string | undefined;
}

export const person = (of: AuditPerson | null): SentencePart => (of ? { name: of.name } : "a deleted account");
export const company = (of: AuditCompany | null | undefined): SentencePart =>
  of ? { name: of.name, companyId: of.id } : "a deleted company";

/** Whether the company's own staff did it. */
export const isByStaff = ({ actor, company }: AuditEntry): boolean => actor?.role === "company" && company !== null;

/** The actor without their company. */
export function actorAlone({ is_by_system, actor }: AuditEntry): SentencePart {
  if (is_by_system) return { name: productName };
  return actor ? person(actor) : "A deleted account";
}

/** The actor; staff with their company: "Owen Castellane of Quillmark Freight". */
export const actor = (entry: AuditEntry): SentencePart[] =>
  isByStaff(entry) ? [actorAlone(entry), " of ", company(entry.company)] : [actorAlone(entry)];

/** The company it was done to, omitted for its own staff. */
export const itsCompany = (entry: AuditEntry): SentencePart =>
  isByStaff(entry) ? "the company" : company(entry.company);

/** A detail stored with the entry; "" if missing. */
export function kept({ details }: Pick<AuditEntry, "details">, name: string): string {
  const value = details[name];
  return typeof value === "string" ? value : "";
}

export function keptNumber({ details }: Pick<AuditEntry, "details">, name: string): number {
  const value = details[name];
  return typeof value === "number" ? value : 0;
}

/** Fields of the review state; staff change them by submitting the registration. */
const reviewFields = ["submitted_at", "rejected_at", "rejection_reason"];

const fieldNames = ({ details }: AuditEntry): string[] =>
  Array.isArray(details.fields) ? details.fields.map(String) : [];

export const isSubmission = (entry: AuditEntry): boolean => fieldNames(entry).includes("submitted_at");

/** The labels of its fields: "Company name; Registered address, street". */
export function fields(entry: AuditEntry): string | undefined {
  const labels = fieldNames(entry)
    .filter((name) => !reviewFields.includes(name))
    .map(companyFieldLabel);
  return labels.length > 0 ? `${labels.join("; ")}.` : undefined;
}

/** "Reason: No tax id", if given. */
export function reason(entry: AuditEntry): string | undefined {
  const given = kept(entry, "reason");
  return given ? `Reason: ${given}` : undefined;
}

export const joined = (...lines: (string | undefined | false)[]): string | undefined =>
  lines.filter(Boolean).join(" ") || undefined;

export const words = (entry: AuditEntry): string => `“${kept(entry, "words")}”`;

/** "partner recruiter". */
export const roleWord = (role: string): string => formatWords(role).toLowerCase();
