import type { JobFilter } from "@contracts/jobs/job-filter";
import { SlidersHorizontal } from "lucide-react";
import { useAuth } from "@/auth/use-auth";
import { preferencesQuery } from "@/candidates/data/own-queries";
import { Button } from "@/components/ui/button";
import { withFilter } from "@/jobs/model/jobs-address";
import type { SetFilter } from "@/jobs/public/list/use-job-filter";
import { useEagerQuery } from "@/lib/use-eager-query";

const addressOf = (filter: JobFilter) => withFilter(new URLSearchParams(), filter).toString();

interface UsePreferencesProps {
  filter: JobFilter;
  setFilter: SetFilter;
  className?: string;
}

/** Applies the candidate's preferences to the filter, keeping parts without a preference; hidden if nothing would change. */
export function UsePreferences({ filter, setFilter, className }: UsePreferencesProps) {
  const { user, role } = useAuth();
  const isCandidate = user !== null && role === "candidate";
  const { data } = useEagerQuery({ ...preferencesQuery(), enabled: isCandidate });
  if (!data || !isCandidate) return null;
  const preferred = { ...filter, ...data.filter };
  if (addressOf(preferred) === addressOf(filter)) return null;
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={SlidersHorizontal}
      className={className}
      onClick={() => setFilter(preferred)}
    >
      Use my preferences
    </Button>
  );
}
