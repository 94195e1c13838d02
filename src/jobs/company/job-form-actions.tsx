import type { JobStatus } from "@contracts/enums";
import { type MouseEvent, useId } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { afterPress } from "@/components/form/blur-after-press";
import { CancelButton } from "@/components/form/cancel-button";
import { FormActions } from "@/components/form/form-actions";
import { Button } from "@/components/ui/button";
import type { JobFormValues } from "@/jobs/company/job-form-values";

interface JobFormActionsProps {
  /** Null for a new job. */
  stored: JobStatus | null;
  /** Why a job cannot be published now; null: it can. */
  hurdle: string | null;
  onCancel: () => void;
}

/**
 * How a job is saved, always in sight. A new one and a draft have two ways, which say what they do and set the status themselves; any
 * other has one. Enter in a field never publishes: the draft's button is the form's own, where there is one.
 */
export function JobFormActions({ stored, hurdle, onCancel }: JobFormActionsProps) {
  const { setValue } = useFormContext<JobFormValues>();
  const { isSubmitting } = useFormState<JobFormValues>();
  const status = useWatch<JobFormValues, "status">({ name: "status" });
  const hurdleId = useId();
  const unpublished = stored === null || stored === "draft";

  const publishNow = (event: MouseEvent<HTMLButtonElement>) => {
    setValue("status", "published", { shouldDirty: true });
    const { form } = event.currentTarget;
    // With what was typed into a list and not added yet.
    afterPress(() => form?.requestSubmit());
  };
  /** While the form is sent, the pressed button says so and the other waits. */
  const sending = (busyLabel: string, pressed: boolean) => ({
    busyLabel,
    busy: isSubmitting && pressed,
    disabled: isSubmitting && !pressed,
  });
  const draft = (
    <Button
      type="submit"
      {...sending("Saving draft...", status === "draft")}
      onClick={() => setValue("status", "draft", { shouldDirty: true })}
    >
      Save draft
    </Button>
  );
  const publishing = sending("Publishing...", status === "published");
  const publish = (
    <Button
      {...publishing}
      variant="primary"
      disabled={hurdle !== null || publishing.disabled}
      aria-describedby={hurdle === null ? undefined : hurdleId}
      onClick={publishNow}
    >
      Publish job
    </Button>
  );
  const keep = (
    <Button {...sending("Saving...", true)} type="submit" variant="primary">
      Save job
    </Button>
  );
  return (
    <>
      {unpublished && hurdle !== null && (
        <p id={hurdleId} className="help">
          {hurdle}
        </p>
      )}
      <p className="help">What you type is kept in this tab until you save or discard it.</p>
      <FormActions pinned>
        {unpublished ? publish : keep}
        {unpublished && draft}
        <CancelButton question={stored === null ? "Discard this job?" : undefined} onCancel={onCancel} />
      </FormActions>
    </>
  );
}
