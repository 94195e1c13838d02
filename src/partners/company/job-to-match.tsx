import { BriefcaseBusiness } from "lucide-react";
import { useState } from "react";
import { Combobox, type ComboOption } from "@/components/ui/combobox";
import { openJobsQuery } from "@/jobs/data/company-job-queries";
import { useTypedSearch } from "@/lib/use-typed-search";

interface JobToMatchProps {
  chosen: ComboOption | null;
  onChoose: (jobId: string | null) => void;
}

/** Chooses one of the company's open jobs, to match candidates with. */
export function JobToMatch({ chosen, onChoose }: JobToMatchProps) {
  const [search, setSearch] = useState("");
  const { data, isError, isLate } = useTypedSearch(search, openJobsQuery);
  const options = isError ? [] : data?.map(({ id, title }) => ({ value: id, label: title }));
  return (
    <div className="w-full grow md:max-w-96">
      <Combobox
        icon={BriefcaseBusiness}
        clearLabel="Clear the job to match"
        chosen={chosen}
        onChoose={(job) => onChoose(job?.value ?? null)}
        onSearch={setSearch}
        options={options}
        isLate={isLate}
        empty={isError ? "Couldn't load your jobs. Type again to retry." : "None of your open jobs has this title."}
        nouns={["open job", "open jobs"]}
        input={{
          "aria-label": "Show the match with one of your open jobs",
          placeholder: "Choose a job to match",
        }}
      />
    </div>
  );
}
