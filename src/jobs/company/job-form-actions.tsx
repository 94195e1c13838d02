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
  /** Why a job cannot be published now; null if it can. */
  hurdle: string | null;
  onCancel: () => void;
}

/**
 * The job form's buttons, always visible. A new job and a draft have two, which say what they do and set the status; other jobs
 * have one. Enter in a field never publishes: a draft's button is the form's default.
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
    // Includes text typed into a list but not added.
    afterPress(() => form?.requestSubmit());
  };
  /** While sending, the pressed button is busy and the other waits. */
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
