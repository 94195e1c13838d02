import type { CompanyDashboard } from "@contracts/companies/company";
import type { PartnerJob } from "@contracts/partners/partnership";
import { useState } from "react";
import { rowsFound, useAnnounce } from "@/components/feedback/announce";
import { Card, RowList } from "@/components/ui/card";
import { PagedList } from "@/components/ui/paged-list";
import { SearchBox } from "@/components/ui/search-box";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";
import { useSettled } from "@/lib/use-settled";
import { NothingShared } from "@/partners/company/nothing-shared";
import { PartnerJobRow } from "@/partners/company/partner-job-row";
import { SubmitToJobDialog } from "@/partners/company/submit-to-job-dialogs";
import { partnerJobsQuery } from "@/partners/data/partner-lists";

/** Partners' open jobs; a live company can submit its candidates to them. */
export function PartnerJobs({ dashboard: { counts, is_live } }: { dashboard: CompanyDashboard }) {
  const [typed, setTyped] = useState("");
  const search = useSettled(typed.trim());
  const query = useEagerInfiniteQuery(partnerJobsQuery(search));
  const [choosing, setChoosing] = useState<PartnerJob | null>(null);
  const jobs = query.data?.pages.flatMap((page) => page.jobs);
  useAnnounce(rowsFound(search, query, jobs?.length ?? 0, "job"));
  return (
    <>
      <SearchBox
        className="mb-3 block md:w-96"
        label="Search partner jobs"
        placeholder="Search title, company or location"
        value={typed}
        onChange={setTyped}
      />
      <Card flush>
        <PagedList
          query={query}
          rows={jobs}
          what="partner jobs"
          empty={
            <NothingShared
              what="jobs"
              isLive={is_live}
              partners={counts.partners}
              sharing={query.data?.pages[0]?.partners ?? 0}
              search={search}
            />
          }
        >
          {(rows) => (
            <RowList>
              {rows.map((job) => (
                <PartnerJobRow key={job.id} job={job} onSubmitTo={() => setChoosing(job)} />
              ))}
            </RowList>
          )}
        </PagedList>
      </Card>
      {choosing && <SubmitToJobDialog job={choosing} onClose={() => setChoosing(null)} />}
    </>
  );
}
