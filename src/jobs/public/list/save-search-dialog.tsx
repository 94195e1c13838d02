import { searchNameLength } from "@contracts/jobs/job-filter";
import { type SearchFrequency, savedSearchSchema } from "@contracts/jobs/saved-search";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { toast } from "@/components/feedback/toast";
import { formOptions } from "@/components/form/form";
import { DialogForm } from "@/components/form/form-dialog";
import { optionsOf } from "@/components/form/option";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { paths } from "@/config/paths";
import { useSaveSearch } from "@/jobs/data/saved-searches";
import { searchFrequencyWords } from "@/jobs/model/search-frequency-words";
import { describeSearch, type JobSearch, searchName } from "@/jobs/model/search-words";

interface SaveSearchDialogProps {
  search: JobSearch;
  onClose: () => void;
}

export function SaveSearchDialog({ search, onClose }: SaveSearchDialogProps) {
  const navigate = useNavigate();
  const save = useSaveSearch();
  const form = useForm({
    ...formOptions,
    resolver: zodResolver(savedSearchSchema),
    defaultValues: { name: searchName(describeSearch(search)), frequency: "daily" as SearchFrequency },
  });
  return (
    <DialogForm
      form={form}
      draft={`save-search:${JSON.stringify(search)}`}
      title="Save this search?"
      description="We email you new jobs that match, once each. No new jobs, no email."
      submitLabel="Save search"
      busyLabel="Saving..."
      onSubmit={async (values) => {
        const { name, frequency } = await save.mutateAsync({ ...search, ...values });
        onClose();
        toast.success({
          title: "Search saved",
          description:
            frequency === "off"
              ? name
              : `${name}: new jobs come ${frequency === "daily" ? "each day" : "each Monday"}.`,
          action: {
            label: "Your searches",
            onSelect: () => void navigate(paths.candidate.saved({ tab: "searches" })),
          },
        });
      }}
      onClose={onClose}
    >
      <TextField name="name" label="Name" required maxLength={searchNameLength} />
      <SelectField name="frequency" label="New jobs by email" required options={optionsOf(searchFrequencyWords)} />
    </DialogForm>
  );
}
