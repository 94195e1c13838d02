import { PageTitle } from "@/components/feedback/page-title";
import { Tabs } from "@/components/ui/tabs";
import { SavedJobs } from "@/jobs/public/list/saved-jobs";
import { SavedSearches } from "@/jobs/public/list/saved-searches";
import { useChoiceInAddress } from "@/lib/use-address-choice";

const parts = ["jobs", "searches"] as const;

export function SavedPage() {
  const [part, setPart] = useChoiceInAddress("tab", parts);
  return (
    <div className="wrap pt-5 md:pt-8">
      <PageTitle className="mb-3">Saved</PageTitle>
      <Tabs
        label="Saved"
        value={part}
        onChange={setPart}
        tabs={[
          { id: "jobs", label: "Jobs", panel: <SavedJobs /> },
          { id: "searches", label: "Searches", panel: <SavedSearches /> },
        ]}
      />
    </div>
  );
}
