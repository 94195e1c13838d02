import { isGoodMatch } from "@contracts/matching/match";
import { ArrowRight } from "lucide-react";
import { useAnnounce } from "@/components/feedback/announce";
import { AppLink } from "@/components/ui/app-link";
import { LinkButton } from "@/components/ui/button";
import { Card, RowList } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { potentialJobsQuery } from "@/jobs/data/candidate-job-queries";
import { AddSkills } from "@/jobs/public/add-skills";
import { MatchRow } from "@/jobs/public/match-row";
import { NotifyOfPreferred } from "@/jobs/public/notify-me";
import { formatCount, formatNumber } from "@/lib/format";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";

/** How many good matches the dashboard shows. */
const shown = 3;

const goodMatches = (count: number) => formatCount(count, "good match", "good matches");

interface PotentialJobsCardProps {
  /** The profile is too empty to match anything. */
  isNewcomer?: boolean;
}

/** Jobs You Can Apply For on the candidate's dashboard: the best good matches within their preferences. */
export function PotentialJobsCard({ isNewcomer = false }: PotentialJobsCardProps) {
  const query = useEagerInfiniteQuery({ ...potentialJobsQuery({ preferred: true }), meta: { silent: true } });
  const { data, error } = query;
  const [first] = data?.pages ?? [];
  const withoutSkills = first?.jobs.some(({ match }) => match.without_skills) ?? false;
  const good = isNewcomer ? [] : (first?.jobs.filter(({ match }) => isGoodMatch(match)).slice(0, shown) ?? []);
  useAnnounce(good.length > 0 ? goodMatches(good.length) : undefined);
  const all = (
    <LinkButton to={paths.jobs.list()}>
      {first && first.total > 0 ? `Browse All Jobs (${formatNumber(first.total)})` : "Browse All Jobs"}
    </LinkButton>
  );
  return (
    <Card
      flush
      title={
        <>
          Jobs You Can Apply For{" "}
          {first?.within && (
            <span className="ml-1 inline-block font-normal text-ink-muted text-sm tracking-normal">
              Within your <TextLink to={paths.candidate.preferences()}>preferences</TextLink>
            </span>
          )}
        </>
      }
    >
      {!first && !error && <Skeleton label="Loading jobs" />}
      {!first && error && (
        <ErrorState title="Failed to fetch potential jobs" query={query}>
          {error.message || "An unexpected error occurred"}
        </ErrorState>
      )}
      {first && (first.total === 0 || good.length === 0) && (
        <div className="border-line border-t">
          {first.total === 0 ? (
            <EmptyState title="No new jobs available at the moment." action={all} />
          ) : isNewcomer ? (
            <div className="grid justify-items-start gap-2.5 p-4 md:p-5">
              <p className="max-w-[34rem] text-ink-muted">
                Your best matches show up here as soon as we know a few of your skills.
              </p>
              {all}
            </div>
          ) : withoutSkills ? (
            <AddSkills />
          ) : (
            <EmptyState
              title="No good matches right now"
              action={
                <span className="flex flex-wrap justify-center gap-2">
                  {all}
                  <NotifyOfPreferred />
                </span>
              }
            />
          )}
        </div>
      )}
      {good.length > 0 && (
        <>
          <RowList className="border-t border-line">
            {good.map((job) => (
              <MatchRow key={job.id} job={job} />
            ))}
          </RowList>
          <AppLink to={paths.jobs.list()} className="card-more">
            {`${goodMatches(good.length)}. See all ${formatNumber(first?.total ?? 0)}`}
            <Icon icon={ArrowRight} size="sm" />
          </AppLink>
        </>
      )}
    </Card>
  );
}
