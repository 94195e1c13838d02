import type { ManagedCandidateListItem } from "@contracts/managed-candidate";
import { csvText } from "@/lib/csv";
import { fullName } from "@/lib/format";

/** As an import reads them, and who looks after them. */
const head = [
  "First name",
  "Last name",
  "Email",
  "Title",
  "Phone",
  "Skills",
  "City",
  "State",
  "Country",
  "Assigned to",
];

const rowOf = (candidate: ManagedCandidateListItem): string[] => [
  candidate.first_name,
  candidate.last_name,
  candidate.email,
  candidate.title ?? "",
  candidate.phone ?? "",
  candidate.skills.join("; "),
  candidate.city ?? "",
  candidate.state ?? "",
  candidate.country ?? "",
  candidate.assignee ? fullName(candidate.assignee) : "",
];

/** Candidates as a file for spreadsheets. */
export const candidatesCsv = (candidates: readonly ManagedCandidateListItem[]): string =>
  csvText([head, ...candidates.map(rowOf)]);
