import type { ReactNode } from "react";
import { PageTitle } from "@/components/feedback/page-title";
import { Tabs } from "@/components/ui/tabs";
import { FeedCard } from "@/interviews/shared/feed-card";
import { ZoneCard } from "@/interviews/shared/zone-card";
import { useChoiceInAddress } from "@/lib/use-address-choice";

interface InterviewsFrameProps {
  waiting?: ReactNode;
  /** Next to the title: which ones are listed. */
  choice?: ReactNode;
  list: (isPast: boolean) => ReactNode;
}

/** The interviews page of either side: upcoming and past, time zone, and calendar subscription. */
export function InterviewsFrame({ waiting, choice, list }: InterviewsFrameProps) {
  const [part, setPart] = useChoiceInAddress("tab", ["coming", "past"]);
  return (
    <div className="wrap page-start">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <PageTitle>Interviews</PageTitle>
        {choice}
      </div>
      {waiting}
      <div className="split">
        <div className="min-w-0">
          <Tabs
            label="Interviews"
            value={part}
            onChange={setPart}
            tabs={[
              { id: "coming", label: "Upcoming", panel: list(false) },
              { id: "past", label: "Past", panel: list(true) },
            ]}
          />
        </div>
        <aside className="grid min-w-0 gap-6 lg:mt-14">
          <ZoneCard />
          <FeedCard />
        </aside>
      </div>
    </div>
  );
}
