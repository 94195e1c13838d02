import { mostSubmitted, type PartnerJob } from "@contracts/partners/partnership";
import { Scale, UserCheck } from "lucide-react";
import { useState } from "react";
import { rowsShown, useAnnounce } from "@/components/feedback/announce";
import { MatchOrder } from "@/components/product/match-order";
import { Button } from "@/components/ui/button";
import { RowList } from "@/components/ui/card";
import { Consequences } from "@/components/ui/consequences";
import { Dialog } from "@/components/ui/dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { PagedList } from "@/components/ui/paged-list";
import { SearchBox } from "@/components/ui/search-box";
import { formatCount } from "@/lib/format";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";
import { useSettled } from "@/lib/use-settled";
import { ChoiceRow } from "@/partners/company/choice-row";
import { useSubmitToJob } from "@/partners/data/company-submissions";
import { candidatesToSubmitQuery } from "@/partners/data/partner-lists";

interface SubmitToJobDialogProps {
  job: Pick<PartnerJob, "id" | "title" | "company_name" | "location">;
  onClose: () => void;
}

/** The company's candidates for a job, best match first; those checked are asked whether they want to be submitted. */
export function SubmitToJobDialog({ job, onClose }: SubmitToJobDialogProps) {
  const [typed, setTyped] = useState("");
  const search = useSettled(typed.trim());
  const query = useEagerInfiniteQuery(candidatesToSubmitQuery(job.id, search));
  const ask = useSubmitToJob();
  // Kept while searching: checked people stay checked, visible or not.
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const candidates = query.data?.pages.flatMap((page) => page.candidates);
  useAnnounce(rowsShown(query, candidates?.length ?? 0, "candidate"));
  const isFull = ticked.length >= mostSubmitted;
  const people = formatCount(ticked.length, "person", "people");
  return (
    <Dialog
      open
      size="wide"
      onOpenChange={(open) => !open && !ask.isPending && onClose()}
      title={`Submit to ${job.title}`}
      description={`${job.company_name}, ${job.location}. Your candidates, best match first; nothing is sent before they agree.`}
      actions={
        <>
          <Button
            variant="primary"
            disabled={ticked.length === 0}
            busy={ask.isPending}
            busyLabel="Asking..."
            onClick={() =>
              ask.mutate(
                { jobId: job.id, candidateIds: [...ticked] },
                // A candidate who is no longer represented leaves the list, but would stay checked.
                { onSuccess: onClose, onError: ({ code }) => code === "candidate_not_found" && setTicked([]) },
              )
            }
          >
            {ticked.length === 0 ? "Ask" : `Ask ${people}`}
          </Button>
          <Button variant="quiet" disabled={ask.isPending} onClick={onClose}>
            Cancel
          </Button>
          <p
            className="self-center text-sm text-ink-muted sm:mr-auto"
            role="status"
          >{`${ticked.length === 0 ? "Select who you'd like to submit." : ""}${isFull ? `At most ${mostSubmitted} at a time.` : ""}`}</p>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <SearchBox
          label="Search your candidates"
          placeholder="Search name or title"
          value={typed}
          onChange={setTyped}
        />
        <MatchOrder />
        <div className="rounded-md border border-line">
          <PagedList
            // A full copy: the panel renders later, and queries only track properties that were read.
            query={{ ...query }}
            rows={candidates}
            what="your candidates"
            empty={
              <EmptyState title={search ? "No one found" : "You don't represent any candidates yet"}>
                {search
                  ? `No name or title contains “${search}”.`
                  : "Candidates who accept your invitation appear here."}
              </EmptyState>
            }
          >
            {(rows) => (
              <RowList>
                {rows.map((candidate) => (
                  <ChoiceRow
                    key={candidate.id}
                    candidate={candidate}
                    isTicked={ticked.includes(candidate.id)}
                    isFull={isFull}
                    onTick={(isOn) =>
                      setTicked((before) =>
                        isOn ? [...before, candidate.id] : before.filter((id) => id !== candidate.id),
                      )
                    }
                  />
                ))}
              </RowList>
            )}
          </PagedList>
        </div>
        <Consequences
          items={[
            {
              icon: UserCheck,
              title: "We ask them first",
              text: "We notify each of them here and by email. They reply by applying or with “Not this one”. Nothing is sent before that.",
            },
            {
              icon: Scale,
              title: `${job.company_name} is notified once they apply`,
              text: "It sees exactly this match, and that they come through your company.",
            },
          ]}
        />
      </div>
    </Dialog>
  );
}
