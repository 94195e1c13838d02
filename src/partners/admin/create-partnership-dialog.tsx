import type { CompanyCard } from "@contracts/partners/partnership";
import { partnershipSchema } from "@contracts/partners/partnership-input";
import { zodResolver } from "@hookform/resolvers/zod";
import { Link2 } from "lucide-react";
import type { RefObject } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useCompanyChoices } from "@/companies/shared/use-company-choices";
import { ComboboxField } from "@/components/form/combobox-field";
import { formOptions } from "@/components/form/form";
import { DialogForm } from "@/components/form/form-dialog";
import { Icon } from "@/components/ui/icon";
import { formatDate } from "@/lib/format-date";
import { existingPartnership, useCreatePartnership } from "@/partners/data/partnerships";

interface CreatePartnershipDialogProps {
  /** Company A, if chosen before. */
  first: CompanyCard | null;
  /** Shows an existing partnership by its two names. */
  onShow: (names: string) => void;
  /** Where the focus goes on closing, if not back. */
  finalFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Makes two approved companies partners. */
export function CreatePartnershipDialog({ first, onShow, finalFocus, onClose }: CreatePartnershipDialogProps) {
  const form = useForm({
    ...formOptions,
    resolver: zodResolver(partnershipSchema),
    defaultValues: { company_a_id: first?.id ?? "", company_b_id: "" },
  });
  const { company_a_id: a } = useWatch({ control: form.control });
  const create = useCreatePartnership();
  const existing = existingPartnership(create.error);
  const companiesA = useCompanyChoices({ state: "approved" });
  const companiesB = useCompanyChoices({ state: "approved", without: a });
  return (
    <DialogForm
      form={form}
      draft={null}
      size="form"
      finalFocus={finalFocus}
      title="Create Partnership"
      description="Both switches are off at first. Nothing is shared until you turn one on."
      submitLabel="Create Partnership"
      busyLabel="Creating..."
      onSubmit={(pair) => create.mutateAsync(pair)}
      onClose={onClose}
    >
      <ComboboxField
        {...companiesA}
        name="company_a_id"
        label="Company A"
        required
        placeholder="Search approved companies"
        help="Only approved companies can be chosen."
        initial={first && { value: first.id, label: first.name }}
        onChosen={() => {
          create.reset();
          if (form.formState.errors.company_b_id) void form.trigger("company_b_id");
        }}
      />
      <ComboboxField
        {...companiesB}
        name="company_b_id"
        label="Company B"
        required
        placeholder="Search approved companies"
        onChosen={create.reset}
      />
      {existing && (
        <p className="-mt-2 flex gap-2 text-ink-muted text-sm">
          <Icon icon={Link2} size="sm" className="mt-0.5" />
          <span>
            It was created on {formatDate(existing.created_at)}.{" "}
            <button
              type="button"
              className="link"
              onClick={() => {
                onShow(`${existing.a} ${existing.b}`);
                onClose();
              }}
            >
              Show it
            </button>
          </span>
        </p>
      )}
    </DialogForm>
  );
}
