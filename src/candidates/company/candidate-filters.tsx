import { useQuery } from "@tanstack/react-query";
import { SlidersHorizontal, Tag, UserRound } from "lucide-react";
import { useState } from "react";
import type { CandidateFilter } from "@/candidates/company/candidate-filter";
import { managedSkillsQuery } from "@/candidates/data/represented-candidates";
import { assigneesQuery } from "@/companies/data/staff";
import { Button } from "@/components/ui/button";
import { Combobox } from "@/components/ui/combobox";
import { Count } from "@/components/ui/count";
import { Dialog } from "@/components/ui/dialog";
import { FilterSelect } from "@/components/ui/filter-select";
import { formatCount, personName } from "@/lib/format";
import { useTypedSearch } from "@/lib/use-typed-search";

interface FilterProps {
  filter: CandidateFilter;
}

function SkillFilter({ filter: { skill, setSkill } }: FilterProps) {
  const [search, setSearch] = useState("");
  const { data, isError, isLate } = useTypedSearch(search, managedSkillsQuery);
  const options = isError
    ? []
    : data?.map(({ skill, candidates }) => ({
        value: skill,
        label: skill,
        note: formatCount(candidates, "candidate"),
      }));
  return (
    <div className="w-full md:w-48">
      <Combobox
        icon={Tag}
        clearLabel="Any skill"
        chosen={skill ? { value: skill, label: skill } : null}
        onChoose={(option) => setSkill(option?.value ?? null)}
        onSearch={setSearch}
        options={options}
        isLate={isLate}
        empty={isError ? "Couldn't look up skills. Type again to retry." : "None of your candidates has this skill."}
        nouns={["skill", "skills"]}
        input={{ "aria-label": "Skill", placeholder: "Any skill" }}
      />
    </div>
  );
}

function AssigneeFilter({ filter: { assignee, setAssignee }, companyId }: FilterProps & { companyId: string }) {
  const { data } = useQuery(assigneesQuery(companyId));
  const colleagues = data?.map((colleague) => ({
    value: colleague.user_id,
    label: `Owner: ${personName(colleague, "colleague")}`,
  }));
  const options = [{ value: "me", label: "Mine" }, { value: "nobody", label: "No owner" }, ...(colleagues ?? [])];
  // An owner in the URL stays chosen even if they left or aren't loaded.
  const isKnown = assignee === null || options.some(({ value }) => value === assignee);
  return (
    <FilterSelect
      className="max-md:w-full"
      label="Owner"
      icon={UserRound}
      all="Any owner"
      options={isKnown ? options : [...options, { value: assignee, label: data ? "A former colleague" : "Loading..." }]}
      value={assignee}
      onChange={setAssignee}
    />
  );
}

interface CandidateFiltersProps extends FilterProps {
  /** The company whose colleagues can be chosen; null for readers limited to their own assignments. */
  companyId: string | null;
}

const Filters = ({ filter, companyId }: CandidateFiltersProps) => (
  <>
    <SkillFilter filter={filter} />
    {companyId && <AssigneeFilter filter={filter} companyId={companyId} />}
  </>
);

/** Filters next to the search: in a row, and on phones in a sheet behind one button. */
export function CandidateFilters(props: CandidateFiltersProps) {
  const [open, setOpen] = useState(false);
  const { skill, assignee, isNarrowed, clear } = props.filter;
  const set = [skill, assignee].filter(Boolean).length;
  return (
    <>
      <div className="contents max-md:hidden">
        <Filters {...props} />
        {isNarrowed && (
          <Button variant="quiet" onClick={clear}>
            Show all
          </Button>
        )}
      </div>
      <Button icon={SlidersHorizontal} className="md:hidden" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Filter
        {set > 0 && <Count value={set} />}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Filter candidates"
        actions={
          <>
            <Button variant="primary" onClick={() => setOpen(false)}>
              Show candidates
            </Button>
            {isNarrowed && (
              <Button variant="quiet" onClick={clear}>
                Show all
              </Button>
            )}
          </>
        }
      >
        <div className="grid gap-3">
          <Filters {...props} />
        </div>
      </Dialog>
    </>
  );
}
