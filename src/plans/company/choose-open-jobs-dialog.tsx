import type { PlanJob } from "@contracts/plans/company-plan";
import { useForm } from "react-hook-form";
import { CheckboxGroupField } from "@/components/form/choice-fields";
import { formOptions } from "@/components/form/form";
import { DialogForm } from "@/components/form/form-dialog";
import { formatCount } from "@/lib/format";
import { useChooseOpenJobs } from "@/plans/data/company-plan";
import { jobOptions } from "@/plans/model/job-options";

interface ChooseOpenJobsDialogProps {
  companyId: string;
  jobs: readonly PlanJob[];
  most: number;
  onClose: () => void;
}

/** Chooses which jobs stay public if the plan allows fewer than there are. */
export function ChooseOpenJobsDialog({ companyId, jobs, most, onClose }: ChooseOpenJobsDialogProps) {
  const choose = useChooseOpenJobs(companyId);
  const form = useForm({
    ...formOptions,
    defaultValues: { stay: jobs.filter(({ is_hidden }) => !is_hidden).map(({ id }) => id) },
  });
  const left = most - form.watch("stay").length;
  return (
    <DialogForm
      draft={null}
      form={form}
      title="Choose which stay open"
      description={`Your plan includes ${formatCount(most, "open job")}. The others stay hidden until there is room.`}
      submitLabel="Save"
      busyLabel="Saving..."
      disabled={left > 0}
      onSubmit={async ({ stay }) => void (await choose.mutateAsync(stay))}
      onClose={onClose}
    >
      <CheckboxGroupField
        name="stay"
        label="Open jobs"
        options={jobOptions(jobs)}
        max={most}
        help={left > 0 ? `Choose ${left} more.` : "Uncheck one to choose another."}
      />
    </DialogForm>
  );
}
