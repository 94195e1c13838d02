import type { ManagedCandidateFilter, ManagedCandidateListItem } from "@contracts/candidates/managed-candidate";
import { country } from "@contracts/operator";
import { useReadCandidates } from "@/candidates/data/candidates-export-mutation";
import { CsvExport } from "@/components/product/csv-export";
import { fullName } from "@/lib/format";

/** The columns an import reads, plus the owner. */
const head = [
  "First name",
  "Last name",
  "Email",
  "Title",
  "Phone",
  "Skills",
  "City",
  country.region,
  "Country",
  "Owner",
];

const cells = (candidate: ManagedCandidateListItem): string[] => [
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

export function ExportButton({ filter }: { filter: ManagedCandidateFilter }) {
  const all = useReadCandidates();
  return (
    <CsvExport
      noun="candidate"
      head={head}
      cells={cells}
      isReading={all.isPending}
      read={(reading, onSuccess) => all.mutate({ filter, ...reading }, { onSuccess })}
      className="md:ml-auto"
    />
  );
}
