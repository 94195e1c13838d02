import { limits } from "@contracts/limits";
import { requiredText } from "@contracts/text";
import { zodResolver } from "@hookform/resolvers/zod";
import { Mail, Undo2 } from "lucide-react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { formOptions } from "@/components/form/form";
import { DialogForm, type DialogLook } from "@/components/form/form-dialog";
import { SelectField } from "@/components/form/select-field";
import { TextareaField } from "@/components/form/text-field";
import { type Consequence, Consequences } from "@/components/ui/consequences";

/** Who is notified that a company was refused something, of what and when (RULES: Administration). */
const whoIsNotified = (name: string): Consequence[] => [
  { icon: Undo2, title: "No one for 10 seconds", text: "You can undo until then." },
  {
    icon: Mail,
    title: `Then the administrators of ${name}`,
    text: "By email and in the app, with your reason and a link to correct it.",
  },
];

/** None of the usual reasons: the text alone explains. */
const other = "Another reason";

interface ReasonDialogProps extends DialogLook {
  /** The error if no reason is given. */
  missing: string;
  /** The usual reasons; the chosen one precedes what the company should do. */
  usual?: readonly string[];
  /** Whose administrators are notified. */
  companyName: string;
  /** Who else is. */
  others?: readonly Consequence[];
  onSubmit: (reason: string) => Promise<unknown>;
}

/** Asks why before something is refused to a company, which reads the reason. */
export function ReasonDialog({ missing, usual, companyName, others = [], onSubmit, ...dialog }: ReasonDialogProps) {
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
    <DialogForm
      {...dialog}
      form={form}
      size="form"
      danger
      onSubmit={async (values) => {
        const isUsual = values.usual !== "" && values.usual !== other;
        await onSubmit(isUsual ? `${values.usual}.\n${values.reason}` : values.reason);
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
        help="The company sees this text exactly as you write it."
      />
      <Consequences items={[...whoIsNotified(companyName), ...others]} />
    </DialogForm>
  );
}
