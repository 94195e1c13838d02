import type { Candidate } from "@contracts/candidates/candidate";
import { useState } from "react";
import { LeaveDialog } from "@/candidates/candidate/my-data/my-data-dialogs";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { formatDate } from "@/lib/format-date";
import { useEagerQuery } from "@/lib/use-eager-query";
import { myManagementQuery } from "@/partners/data/my-submissions";

/** The company that represents the candidate, and a way to leave. Hidden while loading: the card above shows errors. */
export function LeaveCard({ candidate }: { candidate: Candidate }) {
  const { data: management } = useEagerQuery(myManagementQuery());
  const [leaving, setLeaving] = useState(false);
  if (!management) return null;
  const { company, managed_since } = management;
  return (
    <Card title={`Represented by ${company.name}`} id="management" className="scroll-mt-16">
      <div className="flex flex-wrap items-center gap-4">
        <p className="grow basis-72 break-words text-ink-muted">{`${managed_since ? `Since ${formatDate(managed_since)}. ` : ""}It can see your full profile and your documents, and ask you about jobs. You can leave at any time without giving a reason.`}</p>
        <Button
          variant="danger-quiet"
          className="border-line-strong px-3.5"
          aria-haspopup="dialog"
          onClick={() => setLeaving(true)}
        >
          Leave {company.name}
        </Button>
      </div>
      {leaving && <LeaveDialog candidate={candidate} management={management} onClose={() => setLeaving(false)} />}
    </Card>
  );
}
