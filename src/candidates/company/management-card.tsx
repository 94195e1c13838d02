import type { ManagedCandidate } from "@contracts/candidates/managed-candidate";
import { useState } from "react";
import { AssignCandidate } from "@/candidates/company/assign-candidate";
import { EndDialog } from "@/candidates/company/managed-candidate-dialogs";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { KeyValues } from "@/components/ui/key-values";
import { isOffered } from "@/config/left-out";
import { personName } from "@/lib/format";
import { formatDate } from "@/lib/format-date";

export function ManagementCard({ candidate }: { candidate: ManagedCandidate }) {
  const { assignee, can, managed_since, management_terms, shown_to_partners } = candidate;
  const [ending, setEnding] = useState(false);
  return (
    <Card title="Representation">
      <KeyValues
        align="end"
        empty="Not known"
        items={[
          {
            label: "Owner",
            value:
              assignee || can.assign ? (
                <AssignCandidate
                  candidate={{ id: candidate.id, name: personName(candidate, "candidate"), assignee }}
                  canAssign={can.assign}
                  companyId={candidate.company.id}
                />
              ) : (
                "No owner"
              ),
          },
          { label: "Accepted", value: managed_since && formatDate(managed_since) },
          ...(isOffered("partners")
            ? [
                {
                  label: "Shown to partners",
                  value: shown_to_partners ? `Yes, ${candidate.first_name || "they"} agreed` : "No",
                },
              ]
            : []),
        ]}
      />
      {management_terms && (
        <p className="mt-4 max-w-read whitespace-pre-line break-words text-ink-muted text-sm">{management_terms}</p>
      )}
      {can.end && (
        <Button
          size="sm"
          variant="quiet"
          className="mt-3 -ml-2.5"
          aria-haspopup="dialog"
          onClick={() => setEnding(true)}
        >
          Stop representing
        </Button>
      )}
      {ending && <EndDialog candidate={candidate} onClose={() => setEnding(false)} />}
    </Card>
  );
}
