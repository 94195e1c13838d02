import type { Colleague } from "@contracts/companies/staff";
import { FilterSelect } from "@/components/ui/filter-select";
import { SearchBox } from "@/components/ui/search-box";
import { personName } from "@/lib/format";
import { useAddressChoice } from "@/lib/use-address-choice";
import type { useSearchText } from "@/lib/use-search-text";

interface WorkFiltersProps {
  label: string;
  placeholder: string;
  search: ReturnType<typeof useSearchText>;
  colleagues: readonly Colleague[];
}

export function WorkSearch({ label, placeholder, search }: Omit<WorkFiltersProps, "colleagues">) {
  return (
    <SearchBox
      className="min-w-0 max-md:w-full md:w-64"
      label={label}
      placeholder={placeholder}
      value={search.text}
      onChange={search.setText}
    />
  );
}

export function AssigneeFilter({ colleagues }: Pick<WorkFiltersProps, "colleagues">) {
  const [assignee, choose] = useAddressChoice("assignee");
  const me = colleagues.find(({ is_me }) => is_me)?.user_id;
  return (
    <FilterSelect
      label="Assigned to"
      all="Assigned or not"
      options={[
        { value: "nobody", label: "No owner" },
        ...colleagues.map((colleague) => ({
          value: colleague.user_id,
          label: colleague.is_me ? "Me" : personName(colleague, "colleague"),
        })),
      ]}
      value={assignee === "me" ? (me ?? null) : assignee}
      onChange={choose}
    />
  );
}
