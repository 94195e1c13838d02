import { limits } from "@contracts/limits";
import { requiredText } from "@contracts/text";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { Form, formOptions } from "@/components/form/form";
import { DialogActions, FormDialog } from "@/components/form/form-dialog";
import { SelectField } from "@/components/form/select-field";
import { TextareaField } from "@/components/form/text-field";
import { type Consequence, Told } from "@/components/ui/told";

/** What stands for none of the usual reasons: the words alone say it. */
const other = "Another reason";

interface ReasonDialogProps {
  title: string;
  description: string;
  /** Names the act: "Reject company". */
  submitLabel: string;
  busyLabel: string;
  /** What is said where no reason is given. */
  missing: string;
  /** The usual reasons, of which one stands before what the company should do. */
  usual?: readonly string[];
  /** Who is told of it, and when. */
  told: readonly Consequence[];
  busy: boolean;
  onSubmit: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks why before something is refused to a company, which reads the reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, description, submitLabel, busyLabel, missing, usual, told, busy, onSubmit, onClose } = props;
  // Both go out as one text.
  const max = limits.rejectionReason - Math.max(0, ...(usual ?? []).map(({ length }) => length + 2));
  const form = useForm({
    ...formOptions,
    resolver: zodResolver(
      z.object({
        usual: z.string().check(z.refine((value) => !usual || value !== "", "Choose a reason")),
        reason: requiredText(missing, max),
      }),
    ),
    defaultValues: { usual: "", reason: "" },
  });
  return (
    <FormDialog title={title} description={description} size="form" busy={busy} onClose={onClose}>
      <Form
        form={form}
        label={submitLabel}
        onSubmit={async (values) => {
          const isUsual = values.usual !== "" && values.usual !== other;
          await onSubmit(isUsual ? `${values.usual}.\n${values.reason}` : values.reason);
          onClose();
        }}
      >
        {usual && (
          <SelectField
            name="usual"
            label="Reason"
            required
            placeholder="Choose a reason"
            options={[...usual, other].map((value) => ({ value, label: value }))}
          />
        )}
        <TextareaField
          name="reason"
          label={usual ? "What they should do" : "Reason"}
          required
          rows={4}
          maxLength={max}
          help="The company reads this text as you write it."
        />
        <Told items={told} />
        <DialogActions danger busyLabel={busyLabel} onClose={onClose}>
          {submitLabel}
        </DialogActions>
      </Form>
    </FormDialog>
  );
}
