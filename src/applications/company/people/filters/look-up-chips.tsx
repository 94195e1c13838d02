import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type ChipProps, FieldChip, PanelChip } from "@/applications/company/people/filters/filter-chip";
import { assigneesQuery } from "@/companies/data/staff";
import { Combobox, type ComboOption } from "@/components/ui/combobox";
import { jobChoicesQuery } from "@/jobs/data/company-job-queries";
import { personName } from "@/lib/format";
import { useTypedSearch } from "@/lib/use-typed-search";
import { useSkillSearch } from "@/matching/data/vocabulary";

export function OwnerChip({ context: { view, companyId, seesColleagues } }: ChipProps) {
  const { data } = useQuery({ ...assigneesQuery(companyId), enabled: seesColleagues });
  if (!seesColleagues) return null;
  const { assignee } = view.filter;
  const options = [
    { value: "me", label: "Mine" },
    { value: "nobody", label: "No owner" },
    ...(data ?? []).map((colleague) => ({ value: colleague.user_id, label: personName(colleague, "colleague") })),
  ];
  // The URL may name a colleague who has left or isn't loaded yet.
  if (assignee && !options.some(({ value }) => value === assignee))
    options.push({ value: assignee, label: data ? "A former colleague" : "Loading..." });
  return <FieldChip view={view} field="assignee" label="Owner" all="Anyone" options={options} />;
}

interface FindProps {
  label: string;
  chosen: ComboOption | null;
  onChoose: (value: string | null) => void;
  onSearch: (text: string) => void;
  options: readonly ComboOption[] | undefined;
  isLate?: boolean;
  empty: string;
  nouns: readonly [one: string, many: string];
  all: string;
}

/** One of many, found by typing. The list needs room under the field, also in a sheet. */
const Find = ({ label, all, onChoose, ...found }: FindProps) => (
  <div className="min-h-72 p-4">
    <Combobox
      {...found}
      clearLabel={all}
      onChoose={(option) => onChoose(option?.value ?? null)}
      input={{ "aria-label": label, placeholder: all }}
    />
  </div>
);

function FindJob({ view, onChosen }: { view: ChipProps["context"]["view"]; onChosen: () => void }) {
  const [search, setSearch] = useState("");
  const { data, isError, isLate } = useTypedSearch(search, jobChoicesQuery);
  const { job } = view.filter;
  return (
    <Find
      label="Job"
      all="All jobs"
      chosen={job ? { value: job, label: data?.find(({ id }) => id === job)?.title ?? "One job" } : null}
      onChoose={(value) => {
        view.set({ job: value });
        onChosen();
      }}
      onSearch={setSearch}
      options={isError ? [] : data?.map(({ id, title }) => ({ value: id, label: title }))}
      isLate={isLate}
      empty={isError ? "Couldn't load your jobs. Type again to retry." : "No job has this title."}
      nouns={["job", "jobs"]}
    />
  );
}

export function JobChip({ context: { view, jobId } }: ChipProps) {
  const { job } = view.filter;
  const { data } = useQuery({ ...jobChoicesQuery(""), enabled: job !== undefined });
  if (jobId !== null) return null;
  return (
    <PanelChip label="Job" chosen={job && (data?.find(({ id }) => id === job)?.title ?? "One job")}>
      {(close) => <FindJob view={view} onChosen={close} />}
    </PanelChip>
  );
}

function FindSkill({ view, onChosen }: { view: ChipProps["context"]["view"]; onChosen: () => void }) {
  const [typed, setTyped] = useState("");
  const found = useSkillSearch(typed);
  const { skill } = view.filter;
  const known = (found?.skills ?? []).map(({ name }) => ({ value: name, label: name }));
  const isKnown = known.some(({ label }) => label.toLowerCase() === typed.toLowerCase());
  return (
    <Find
      label="Skill"
      all="Any skill"
      chosen={skill ? { value: skill, label: skill } : null}
      onChoose={(value) => {
        view.set({ skill: value });
        onChosen();
      }}
      onSearch={setTyped}
      // Profiles may contain skills unknown to the vocabulary.
      options={typed && !isKnown ? [{ value: typed, label: typed }, ...known] : known}
      empty="Type a skill."
      nouns={["skill", "skills"]}
    />
  );
}

export const SkillChip = ({ context: { view } }: ChipProps) => (
  <PanelChip label="Skill" chosen={view.filter.skill}>
    {(close) => <FindSkill view={view} onChosen={close} />}
  </PanelChip>
);
