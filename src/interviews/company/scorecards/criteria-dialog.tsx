import type { InterviewCriteria } from "@contracts/interviews/scorecard";
import { limits } from "@contracts/limits";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Form, formOptions } from "@/components/form/form";
import { DialogActions, FormDialog } from "@/components/form/form-dialog";
import { ListField } from "@/components/form/list-fields";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { interviewCriteriaQuery, useSetInterviewCriteria } from "@/interviews/data/scorecards";

interface CriteriaFormProps {
  known: InterviewCriteria;
  save: ReturnType<typeof useSetInterviewCriteria>;
  onClose: () => void;
}

function CriteriaForm({ known, save, onClose }: CriteriaFormProps) {
  const [base] = useState(known.criteria);
  const form = useForm({ ...formOptions, defaultValues: { criteria: base } });
  const criteria = form.watch("criteria");
  const isNamed = (name: string) => criteria.some((each) => each.toLowerCase() === name.toLowerCase());
  // Removed ones can be added back.
  const suggested = [...new Set([...base, ...known.suggested])].filter((name) => !isNamed(name));
  const isFull = criteria.length >= limits.criteria;
  const isOutdated = known.criteria.join("\n") !== base.join("\n");
  return (
    <Form
      form={form}
      label="Interview criteria"
      onSubmit={({ criteria: next }) => save.mutateAsync({ criteria: next, before: known.criteria }).then(onClose)}
    >
      {isOutdated && (
        <Notice tone="warn" role="status" title="A colleague changed this while you were editing">
          {known.criteria.length > 0 ? `It now says: ${known.criteria.join(", ")}.` : "It's now empty."} Saving replaces
          it.
        </Notice>
      )}
      <ListField
        name="criteria"
        label="Criteria"
        max={limits.criteria}
        maxLength={limits.criterion}
        placeholder="Explains a decision"
        help={`Up to ${limits.criteria}. Each interviewer marks each of them: yes, partly, no, or not assessed.`}
      />
      {suggested.length > 0 && !isFull && (
        <div className="grid gap-2">
          <h3 className="label">From the job</h3>
          <ul className="flex flex-wrap gap-1.5">
            {suggested.map((name) => (
              <li key={name} className="max-w-full">
                <Button
                  size="sm"
                  icon={Plus}
                  className="h-auto max-w-full whitespace-normal text-left"
                  aria-label={`Add ${name}`}
                  data-again="add"
                  onClick={() =>
                    form.setValue("criteria", [...form.getValues("criteria"), name], { shouldDirty: true })
                  }
                >
                  <span className="min-w-0 break-words">{name}</span>
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <DialogActions busyLabel="Saving..." onClose={onClose}>
        Save criteria
      </DialogActions>
    </Form>
  );
}

interface CriteriaDialogProps {
  jobId: string;
  onClose: () => void;
}

export function CriteriaDialog({ jobId, onClose }: CriteriaDialogProps) {
  const query = useQuery(interviewCriteriaQuery(jobId));
  const save = useSetInterviewCriteria(jobId);
  return (
    <FormDialog
      draft={`interview-criteria:${jobId}`}
      title="Interview criteria"
      description="What interviewers of this job look for. Submitted scorecards don't change."
      size="form"
      busy={save.isPending}
      onClose={onClose}
    >
      {query.isPending && <Skeleton label="Loading criteria" rows={2} />}
      {query.isError && !query.data && (
        <ErrorState title="Couldn't load the criteria" query={query}>
          {query.error.message}
        </ErrorState>
      )}
      {query.data && <CriteriaForm known={query.data} save={save} onClose={onClose} />}
    </FormDialog>
  );
}
