import { searchNameLength } from "@contracts/jobs/job-filter";
import { type SavedSearch, savedSearchSchema } from "@contracts/jobs/saved-search";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { formOptions } from "@/components/form/form";
import { DialogForm } from "@/components/form/form-dialog";
import { TextField } from "@/components/form/text-field";
import { useChangeSearch } from "@/jobs/data/saved-searches";

const schema = z.pick(savedSearchSchema, { name: true });

export function RenameSearchDialog({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const change = useChangeSearch();
  const form = useForm({ ...formOptions, resolver: zodResolver(schema), defaultValues: { name: search.name } });
  return (
    <DialogForm
      form={form}
      draft={`rename-search:${search.id}`}
      title="Rename this search"
      submitLabel="Rename search"
      busyLabel="Saving..."
      onSubmit={({ name }) => change.mutateAsync({ ...search, name })}
      onClose={onClose}
    >
      <TextField name="name" label="Name" required maxLength={searchNameLength} />
    </DialogForm>
  );
}
