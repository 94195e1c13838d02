import type { JobFilter } from "@contracts/jobs/job-filter";
import { X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { chosenParts, chosenWords, partNames, withoutPart } from "@/jobs/model/filter-words";
import type { SetFilter } from "@/jobs/public/list/use-job-filter";

interface NoJobsProps {
  query: string;
  filter: JobFilter;
  setFilter: SetFilter;
  company: string | undefined;
  onClearQuery: () => void;
}

export function NoJobs({ query, filter, setFilter, company, onClearQuery }: NoJobsProps) {
  const parts = chosenParts(filter);
  if (parts.length === 0 && query === "") return <EmptyState title="No new jobs available at the moment." />;
  if (parts.length === 0) {
    return (
      <EmptyState title={`No job matches “${query}”.`} action={<Button onClick={onClearQuery}>Show all jobs</Button>}>
        Try fewer or different words.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No jobs match"
      action={
        <span className="flex flex-wrap justify-center gap-2">
          {query !== "" && (
            <Button size="sm" icon={X} onClick={onClearQuery}>
              {`Words: ${query}`}
            </Button>
          )}
          {parts.map((part) => (
            <Button key={part} size="sm" icon={X} onClick={() => setFilter(withoutPart(part, filter))}>
              {part === "remote" ? "Remote" : `${partNames[part]}: ${chosenWords(part, filter, company)}`}
            </Button>
          ))}
          {parts.length > 1 && (
            <Button size="sm" variant="quiet" onClick={() => setFilter({})}>
              Clear all filters
            </Button>
          )}
        </span>
      }
    >
      Remove one of these to see more.
    </EmptyState>
  );
}
