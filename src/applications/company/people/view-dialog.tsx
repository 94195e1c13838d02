import { type ApplicationView, type ViewFilters, viewSchema } from "@contracts/applications/view";
import { limits } from "@contracts/limits";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { useSaveView } from "@/applications/data/application-views";
import { formOptions } from "@/components/form/form";
import { DialogForm } from "@/components/form/form-dialog";
import { TextField } from "@/components/form/text-field";

interface ViewDialogProps {
  companyId: string;
  view: ApplicationView | null;
  filters: ViewFilters;
  onClose: () => void;
}

export function ViewDialog({ companyId, view, filters, onClose }: ViewDialogProps) {
  const { mutateAsync } = useSaveView(companyId);
  const [newId] = useState(() => crypto.randomUUID());
  const form = useForm<z.input<typeof viewSchema>, unknown, z.output<typeof viewSchema>>({
    ...formOptions,
    resolver: zodResolver(viewSchema),
    defaultValues: { name: view?.name ?? "" },
  });
  return (
    <DialogForm
      form={form}
      draft={null}
      title={view ? "Rename view" : "Save view"}
      description={view ? undefined : "Saves these filters and this order for your team."}
      submitLabel={view ? "Rename" : "Save view"}
      busyLabel="Saving..."
      onSubmit={async ({ name }) => {
        await mutateAsync({ id: view?.id ?? newId, name, filters, seen: view?.changed_at ?? null });
      }}
      onClose={onClose}
    >
      <TextField name="name" label="Name" required maxLength={limits.viewName} />
    </DialogForm>
  );
}
