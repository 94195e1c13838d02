import type { CompanyDashboard } from "@contracts/companies/company";
import { useQuery } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { useState } from "react";
import { rowsFound, useAnnounce } from "@/components/feedback/announce";
import { Card, RowList } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { PagedList } from "@/components/ui/paged-list";
import { SearchBox } from "@/components/ui/search-box";
import { companyJobQuery } from "@/jobs/data/company-job-queries";
import { isMissing } from "@/lib/app-error";
import { isId } from "@/lib/is-id";
import { useAddressChoice } from "@/lib/use-address-choice";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";
import { useSettled } from "@/lib/use-settled";
import { JobToMatch } from "@/partners/company/job-to-match";
import { NothingShared } from "@/partners/company/nothing-shared";
import { PartnerCandidateRow } from "@/partners/company/partner-candidate-row";
import { partnerCandidatesQuery } from "@/partners/data/partner-lists";

function useJobInAddress() {
  const [address, choose] = useAddressChoice("job");
  const id = address && isId(address) ? address : null;
  const job = useQuery({ ...companyJobQuery(id ?? ""), enabled: id !== null });
  if (!id || (job.error && isMissing(job.error))) return [null, choose] as const;
  return [{ value: id, label: job.data?.title ?? (job.isError ? "One of your jobs" : "Loading...") }, choose] as const;
}

/** Partners' candidates who agreed to be shown, optionally matched with one of the company's jobs. Read-only. */
export function PartnerCandidates({ dashboard: { counts, is_live } }: { dashboard: CompanyDashboard }) {
  const [typed, setTyped] = useState("");
  const search = useSettled(typed.trim());
  const [job, setJob] = useJobInAddress();
  const query = useEagerInfiniteQuery(partnerCandidatesQuery(search, job?.value ?? null));
  const candidates = query.data?.pages.flatMap((page) => page.candidates);
  useAnnounce(rowsFound(search, query, candidates?.length ?? 0, "candidate"));
  return (
    <>
      <div className="mb-3 flex flex-wrap gap-2">
        <SearchBox
          className="block grow max-md:w-full md:max-w-96"
          label="Search partner candidates"
          placeholder="Search name, title or skill"
          value={typed}
          onChange={setTyped}
        />
        <JobToMatch chosen={job} onChoose={setJob} />
      </div>
      {job && <p className="mb-3 text-sm text-ink-muted">Newest first, regardless of match.</p>}
      <Card flush>
        <PagedList
          query={query}
          rows={candidates}
          what="partner candidates"
          empty={
            <NothingShared
              what="candidates"
              isLive={is_live}
              partners={counts.partners}
              sharing={query.data?.pages[0]?.partners ?? 0}
              search={search}
            />
          }
        >
          {(rows) => (
            <RowList>
              {rows.map((candidate) => (
                <PartnerCandidateRow key={candidate.id} candidate={candidate} />
              ))}
            </RowList>
          )}
        </PagedList>
      </Card>
      {candidates && candidates.length > 0 && (
        <p className="mt-3 flex max-w-read items-start gap-2 text-sm text-ink-muted">
          <Icon icon={Lock} size="sm" className="mt-0.5" />
          <span>
            They all agreed to be shown. To see contact details, address, documents or applications, ask the company
            that represents them.
          </span>
        </p>
      )}
    </>
  );
}
