import type { ManagedCandidateListItem } from "@contracts/candidates/managed-candidate";
import type { Colleague } from "@contracts/companies/staff";
import type { Dispatch, SetStateAction } from "react";
import { managedCandidatesQuery, useAssignCandidates } from "@/candidates/data/represented-candidates";
import { AssigneeFilter, WorkSearch } from "@/companies/company/assignments/work-filters";
import type { WorkRow } from "@/companies/company/assignments/work-list";
import { WorkPanel } from "@/companies/company/assignments/work-panel";
import type { Ticks } from "@/companies/model/ticked-rows";
import { useAssignmentOffer } from "@/companies/shared/use-assignment-offer";
import { rowsFound, useAnnounce } from "@/components/feedback/announce";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { paths } from "@/config/paths";
import { formatCount, formatNumber, personName } from "@/lib/format";
import { useAddressChoice } from "@/lib/use-address-choice";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";
import { useSearchText } from "@/lib/use-search-text";

const toRow = (candidate: ManagedCandidateListItem): WorkRow => ({
  id: candidate.id,
  name: personName(candidate, "candidate"),
  text: candidate.title ?? candidate.email,
  assignee: candidate.assignee,
  to: paths.company.candidate(candidate.id),
  facts: [
    <span key="applications" className="tnum whitespace-nowrap">
      {formatNumber(candidate.applications)}
      <span className="@min-[44rem]:hidden"> {candidate.applications === 1 ? "application" : "applications"}</span>
    </span>,
  ],
});

interface CandidatesPanelProps {
  colleagues: readonly Colleague[];
  ticked: Ticks;
  onTicked: Dispatch<SetStateAction<Ticks>>;
}

export function CandidatesPanel(props: CandidatesPanelProps) {
  const search = useSearchText();
  const [assignee] = useAddressChoice("assignee");
  const query = useEagerInfiniteQuery(managedCandidatesQuery({ search: search.query, ...(assignee && { assignee }) }));
  const { mutateAsync } = useAssignCandidates({ errorTitle: "Failed to assign candidates", toastFieldErrors: true });
  const offer = useAssignmentOffer();
  const rows = query.data?.pages.flatMap((page) => page.candidates.map(toRow));
  useAnnounce(rowsFound(search.query, query, rows?.length ?? 0, "candidate"));
  const isNarrowed = search.query !== "" || assignee !== null;
  return (
    <WorkPanel
      {...props}
      kind="candidate"
      query={query}
      rows={rows}
      headers={["Applications"]}
      columns="@min-[44rem]:grid-cols-[1.125rem_minmax(0,1fr)_6rem_10.5rem]"
      filters={
        <>
          <WorkSearch label="Search candidates" placeholder="Search name, email or skill" search={search} />
          <AssigneeFilter colleagues={props.colleagues} />
        </>
      }
      empty={
        <EmptyState
          title={isNarrowed ? "No candidates found" : "You don't represent any candidates yet"}
          action={!isNarrowed && <LinkButton to={paths.company.addCandidate()}>Add Candidate</LinkButton>}
        >
          {isNarrowed ? "No candidates match your filters." : "Candidates who accept your invitation appear here."}
        </EmptyState>
      }
      assign={(candidateIds, to) =>
        mutateAsync({ candidateIds, assignee: to }).then(
          (done) => {
            const count = formatCount(done.assigned, "candidate");
            offer(done, to ? `Successfully assigned ${count}` : `${count} unassigned`);
            return true;
          },
          () => false,
        )
      }
    />
  );
}
