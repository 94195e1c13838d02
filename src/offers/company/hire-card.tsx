import type { CompanyApplicationDetail, Rejection } from "@contracts/applications/application";
import type { Hire } from "@contracts/offers/offer";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { loadDialog } from "@/components/ui/load-later";
import { useSetJobStatus } from "@/jobs/data/job-mutations";
import { formatCount } from "@/lib/format";
import { useEagerQuery } from "@/lib/use-eager-query";
import { hireQuery, useAnswerHire } from "@/offers/data/offers";

const NotifyOthersDialog = loadDialog(
  async () => (await import("@/offers/company/notify-others-dialog")).NotifyOthersDialog,
);

type RejectOthers = (others: Hire["others"], rejection: Rejection) => Promise<boolean>;

interface HireCardProps {
  application: CompanyApplicationDetail;
  /** Marks them as Not Selected, with undo; false if nothing changed. */
  reject: RejectOthers;
}

/** After a hire: what to do about the job and other applicants. Nothing happens without a press. */
export function HireCard({ application, reject }: HireCardProps) {
  const { id, status, candidate } = application;
  const { data } = useEagerQuery({ ...hireQuery(id), enabled: status === "hired", meta: { silent: true } });
  return data ? <Question id={id} name={candidate.first_name || "The candidate"} hire={data} reject={reject} /> : null;
}

interface QuestionProps {
  id: string;
  name: string;
  hire: Hire;
  reject: RejectOthers;
}

function Question({ id, name, hire: { job, others, others_total }, reject }: QuestionProps) {
  const close = useSetJobStatus(job.id);
  const answer = useAnswerHire(id);
  const [notifying, setNotifying] = useState(false);
  const mayClose = job.is_open && job.can.close;
  if (!mayClose && others.length === 0) return null;
  const waiting = formatCount(others_total, "other person", "other people");
  return (
    <Card title={`${name} is hired. What's next?`}>
      {mayClose && (
        <div className="grid gap-2">
          <p className="text-sm">The job is still open, and people can still apply.</p>
          <Button block busy={close.isPending} busyLabel="Closing..." onClick={() => close.mutate("filled")}>
            Close the job as filled
          </Button>
        </div>
      )}
      {others.length > 0 && (
        <div className="mt-4 grid gap-2 first:mt-0">
          <p className="text-sm">{`${waiting} ${others_total === 1 ? "is" : "are"} still waiting for a reply.`}</p>
          <Button block aria-haspopup="dialog" onClick={() => setNotifying(true)}>
            {`Notify ${others.length < others_total ? `the first ${others.length}` : waiting}`}
          </Button>
        </div>
      )}
      <Button
        variant="quiet"
        block
        className="mt-2"
        busy={answer.isPending}
        busyLabel="Keeping..."
        onClick={() => answer.mutate()}
      >
        Leave it as it is
      </Button>
      {notifying && others.length > 0 && (
        <NotifyOthersDialog
          job={job}
          others={others}
          onNotify={(rejection) => reject(others, rejection)}
          onClose={() => setNotifying(false)}
        />
      )}
    </Card>
  );
}
