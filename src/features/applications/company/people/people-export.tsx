import { applicationStatusLabels } from "@contracts/application-status";
import { Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { toast } from "@/components/feedback/toast";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useReadApplications } from "@/data/applications/applications-export-mutation";
import type { Desk, Item } from "@/features/applications/company/people/desk";
import { csvText, datedCsv, saveCsv } from "@/lib/csv";
import { formatCount, fullName } from "@/lib/format";

const head = ["Name", "Title", "Job", "Stage", "Applied", "Answer by", "Required skills", "Of", "Assigned to"];

const rowOf = (person: Item): string[] => [
  person.candidate_name,
  person.candidate_title ?? "",
  "job_title" in person ? person.job_title : "",
  applicationStatusLabels[person.status],
  person.applied_at.slice(0, 10),
  person.answer_due ?? "",
  String(person.match.required.filter((skill) => skill.has).length),
  String(person.match.required.length),
  person.assignee ? fullName(person.assignee) : "",
];

/** Saves everybody the filter finds as a file for spreadsheets; says how far it is, and can be canceled. */
export function PeopleExport({ desk: { view, jobId } }: { desk: Desk }) {
  const read = useReadApplications();
  const [done, setDone] = useState(0);
  const canceling = useRef<AbortController>(null);
  const cancel = () => canceling.current?.abort();
  // Who leaves the page waits for no file.
  useEffect(() => () => canceling.current?.abort(), []);
  const start = () => {
    const controller = new AbortController();
    canceling.current = controller;
    setDone(0);
    read.mutate(
      { jobId, filter: view.filter, order: view.order, signal: controller.signal, onProgress: setDone },
      {
        onSuccess: (people) => {
          if (!people) return;
          saveCsv(csvText([head, ...people.map(rowOf)]), datedCsv("applications"));
          toast.success({ title: `${formatCount(people.length, "application")} exported` });
        },
      },
    );
  };
  return (
    <>
      <Button variant="quiet" icon={Download} busy={read.isPending} busyLabel="Exporting..." onClick={start}>
        Export CSV
      </Button>
      <Dialog
        open={read.isPending}
        onOpenChange={cancel}
        title="Exporting applications"
        description="All that the search and the filters find."
        actions={<Button onClick={cancel}>Cancel</Button>}
      >
        <p className="tnum text-ink-muted" role="status">
          {formatCount(done, "application")} read
        </p>
      </Dialog>
    </>
  );
}
