import { BriefcaseBusiness } from "lucide-react";
import { useState } from "react";
import { Combobox } from "@/components/ui/combobox";
import { jobChoicesQuery } from "@/jobs/data/company-job-queries";
import { useTypedSearch } from "@/lib/use-typed-search";

interface JobFilterProps {
  /** From the URL, with its title once loaded. */
  job: { id: string; title: string | undefined } | null;
  onChange: (jobId: string | null) => void;
}

export function JobFilter({ job, onChange }: JobFilterProps) {
  const [search, setSearch] = useState("");
  const { data, isError, isLate } = useTypedSearch(search, jobChoicesQuery);
  return (
    <div className="w-full sm:w-64">
      <Combobox
        icon={BriefcaseBusiness}
        clearLabel="All jobs"
        chosen={job && { value: job.id, label: job.title ?? "Loading..." }}
        onChoose={(chosen) => onChange(chosen?.value ?? null)}
        onSearch={setSearch}
        options={isError ? [] : data?.map(({ id, title }) => ({ value: id, label: title }))}
        isLate={isLate}
        empty={isError ? "Couldn't load your jobs. Type again to retry." : "None of your jobs has this title."}
        nouns={["job", "jobs"]}
        input={{ "aria-label": "Job", placeholder: "All jobs" }}
      />
    </div>
  );
}
