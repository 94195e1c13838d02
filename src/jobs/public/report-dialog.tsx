import {
  type JobReportInput,
  jobReportSchema,
  type ReportReason,
  reportReasons,
  reportWordsLength,
} from "@contracts/jobs/job-report";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { toast } from "@/components/feedback/toast";
import { RadioGroupField } from "@/components/form/choice-fields";
import { Form, formOptions } from "@/components/form/form";
import { DialogActions, FormDialog } from "@/components/form/form-dialog";
import { TextareaField } from "@/components/form/text-field";
import { reportReasonWords } from "@/components/product/report-reason-words";
import { Skeleton } from "@/components/ui/skeleton";
import { jobReportQuery, useReportJob } from "@/jobs/data/job-reports";

const meanings: Record<ReportReason, string> = {
  fraud: "It asks for money or documents, or isn't from this company.",
  discrimination: "It excludes people because of who they are.",
  gone: "The job is filled, or the company has closed.",
  other: "Tell us below.",
};
const options = reportReasons.map((value) => ({ value, label: reportReasonWords[value], text: meanings[value] }));

interface ReportDialogProps {
  job: { id: string; title: string };
  onClose: () => void;
}

type Report = ReturnType<typeof useReportJob>;

function ReportForm({
  before,
  report,
  onClose,
}: {
  before: JobReportInput | null;
  report: Report;
  onClose: () => void;
}) {
  const form = useForm({
    ...formOptions,
    resolver: zodResolver(jobReportSchema),
    defaultValues: before ?? { reason: "" as ReportReason, words: "" },
  });
  return (
    <Form
      form={form}
      label="Report this job"
      onSubmit={async ({ reason, words }) => {
        await report.mutateAsync({ reason, words: words ?? "" });
        onClose();
        toast.success({
          title: before ? "Your report was changed" : "The job was reported",
          description: "An administrator reviews it and we notify you. The company never learns who reported it.",
        });
      }}
    >
      <RadioGroupField name="reason" label="What is wrong?" required options={options} />
      <TextareaField name="words" label="In your own words" rows={3} maxLength={reportWordsLength} />
      <DialogActions busyLabel="Reporting..." onClose={onClose}>
        {before ? "Change report" : "Report job"}
      </DialogActions>
    </Form>
  );
}

/** Reports a job; an existing report can be edited until an administrator decides. */
export function ReportDialog({ job, onClose }: ReportDialogProps) {
  const report = useReportJob(job.id);
  const before = useQuery(jobReportQuery(job.id));
  return (
    <FormDialog
      draft={`report-job:${job.id}`}
      size="form"
      busy={report.isPending}
      onClose={onClose}
      title="Report this job"
      description={`${job.title}. It stays online until an administrator decides.`}
    >
      {before.isPending ? (
        <Skeleton label="Loading" rows={4} />
      ) : (
        <ReportForm before={before.data ?? null} report={report} onClose={onClose} />
      )}
    </FormDialog>
  );
}
