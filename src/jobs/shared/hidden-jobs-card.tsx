import type { HiddenJob } from "@contracts/candidates/candidate";
import { Button } from "@/components/ui/button";
import { Card, RowList } from "@/components/ui/card";
import { Meta } from "@/components/ui/meta";
import { PagedList } from "@/components/ui/paged-list";
import { TitleLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { hiddenJobsQuery, useSetJobHidden } from "@/jobs/data/hidden-jobs";
import { formatShortDay } from "@/lib/format-date";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";

function HiddenRow({ job: { id, title, company_name, hidden_at, is_open } }: { job: HiddenJob }) {
  const { mutate, isPending } = useSetJobHidden(id);
  return (
    <li className="row items-start">
      <div className="min-w-0 grow">
        {is_open ? (
          <TitleLink to={paths.jobs.detail({ id, title, company_name })}>{title}</TitleLink>
        ) : (
          <span className="break-words font-semibold">{title}</span>
        )}
        <Meta>
          {company_name}
          {`Hidden ${formatShortDay(hidden_at)}`}
          {is_open ? "" : "No longer open"}
        </Meta>
      </div>
      <Button
        size="sm"
        busy={isPending}
        busyLabel="Showing..."
        aria-label={`Show again: ${title}`}
        onClick={() => mutate(false)}
      >
        Show again
      </Button>
    </li>
  );
}

export function HiddenJobsCard() {
  const query = useEagerInfiniteQuery({ ...hiddenJobsQuery(), meta: { silent: true } });
  const jobs = query.data?.pages.flatMap((page) => page.jobs);
  return (
    <Card flush title="Jobs you're not interested in" id="hidden-jobs" className="mt-6 scroll-mt-16">
      <PagedList
        query={query}
        rows={jobs}
        what="hidden jobs"
        empty={
          <p className="px-4 pb-4 text-ink-muted md:px-5">
            None. Hide a job in a list, and you won't see it again in lists, matches or emails.
          </p>
        }
      >
        {(rows) => (
          <RowList className="border-line border-t">
            {rows.map((job) => (
              <HiddenRow key={job.id} job={job} />
            ))}
          </RowList>
        )}
      </PagedList>
    </Card>
  );
}
