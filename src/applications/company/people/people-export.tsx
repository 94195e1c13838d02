import { applicationStatusLabels } from "@contracts/applications/application-status";
import { isCompared } from "@/applications/company/people/match-count";
import type { Item, PeopleContext } from "@/applications/company/people/people-context";
import { useReadApplications } from "@/applications/data/applications-export-mutation";
import { headlineOf } from "@/applications/model/headline";
import { CsvExport } from "@/components/product/csv-export";
import { fullName } from "@/lib/format";

const head = ["Name", "Title", "Job", "Stage", "Applied", "Reply by", "Required skills", "Of", "Owner"];

const cells = (person: Item): string[] => [
  person.candidate_name,
  headlineOf(person) ?? "",
  "job_title" in person ? person.job_title : "",
  applicationStatusLabels[person.status],
  person.applied_at.slice(0, 10),
  person.answer_due ?? "",
  ...(isCompared(person)
    ? [person.match.required.filter((skill) => skill.has).length, person.match.required.length].map(String)
    : ["", ""]),
  person.assignee ? fullName(person.assignee) : "",
];

export function PeopleExport({ context: { view, jobId } }: { context: PeopleContext }) {
  const all = useReadApplications();
  return (
    <CsvExport
      noun="application"
      head={head}
      cells={cells}
      isReading={all.isPending}
      read={(reading, onSuccess) =>
        all.mutate({ jobId, filter: view.filter, order: view.order, ...reading }, { onSuccess })
      }
    />
  );
}
