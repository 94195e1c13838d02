import { type SavedSearch, savedSearchSchema, searchNameLength } from "@contracts/saved-search";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { Form, formOptions } from "@/components/form/form";
import { DialogActions, FormDialog } from "@/components/form/form-dialog";
import { TextField } from "@/components/form/text-field";
import { useChangeSearch } from "@/jobs/data/saved-searches";

const schema = z.pick(savedSearchSchema, { name: true });

/** Asks what a saved search is to be called. */
export function RenameSearchDialog({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const change = useChangeSearch();
  const form = useForm({ ...formOptions, resolver: zodResolver(schema), defaultValues: { name: search.name } });
  return (
    <FormDialog
      draft={`rename-search:${search.id}`}
      busy={change.isPending}
      onClose={onClose}
      title="Rename this search"
    >
      <Form
        form={form}
        label="Rename search"
        onSubmit={async ({ name }) => {
          await change.mutateAsync({ ...search, name });
          onClose();
        }}
      >
        <TextField name="name" label="Name" required maxLength={searchNameLength} />
        <DialogActions busyLabel="Saving..." onClose={onClose}>
          Rename search
        </DialogActions>
      </Form>
    </FormDialog>
  );
}
