import { type JobFilter, type JobOrder, mostToOrder } from "@contracts/jobs/job-filter";
import { type LandingPage, landingTitle, landingWords } from "@contracts/jobs/landing";
import { limits } from "@contracts/limits";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useAuth } from "@/auth/use-auth";
import { useAnnounce } from "@/components/feedback/announce";
import { PageTitle } from "@/components/feedback/page-title";
import { MatchOrder } from "@/components/product/match-order";
import { ActionBar } from "@/components/ui/action-bar";
import { BackLink } from "@/components/ui/back-link";
import { LinkButton } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { ExternalLink } from "@/components/ui/external-link";
import { loadLater, toastMissingPart } from "@/components/ui/load-later";
import { SearchBox } from "@/components/ui/search-box";
import { Segmented } from "@/components/ui/segmented";
import { ShowMore } from "@/components/ui/show-more";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/config/paths";
import { employerQuery } from "@/jobs/data/public-job-queries";
import { chosenParts, chosenWords } from "@/jobs/model/filter-words";
import { AddSkills } from "@/jobs/public/add-skills";
import type { JobPaneProps } from "@/jobs/public/job-pane";
import { FilterBar } from "@/jobs/public/list/filter-bar";
import { ListedJobs } from "@/jobs/public/list/listed-jobs";
import { NoJobs } from "@/jobs/public/list/no-jobs";
import { RelatedLandings } from "@/jobs/public/list/related-landings";
import { sectionsOf } from "@/jobs/public/list/sections";
import { useJobFilter } from "@/jobs/public/list/use-job-filter";
import { useOpenJob } from "@/jobs/public/list/use-open-job";
import { VisitorSkills } from "@/jobs/public/list/visitor-skills";
import { useListedJobs } from "@/jobs/public/use-listed-jobs";
import { countWords, formatCount, formatNumber } from "@/lib/format";
import { useTicks } from "@/lib/ticks";
import { useAddressChoice } from "@/lib/use-address-choice";
import { useIsWide } from "@/lib/use-is-wide";
import { useSearchText } from "@/lib/use-search-text";

const loadPane = () => import("@/jobs/public/job-pane");
const JobPane = loadLater<JobPaneProps>(async () => (await loadPane()).default, {
  onMissing: toastMissingPart,
  fallback: () => (
    <section className="pane card" aria-label="Job">
      <Skeleton label="Loading the job" rows={6} />
    </section>
  ),
});

const orders = [
  { value: "match", label: "Best match" },
  { value: "newest", label: "Newest" },
] as const;

/** "14 open jobs", "More than 1,000 open jobs": searches count up to a limit. */
function openJobs(total: number | undefined, isNarrowed: boolean): string {
  if (total === undefined) return "Open jobs";
  return isNarrowed && total > 1000 ? "More than 1,000 open jobs" : formatCount(total, "open job");
}

/** "Jobs: engineer, Colorado". */
function documentTitle(query: string, filter: JobFilter, company: string | undefined): string {
  const words = [query, ...chosenParts(filter).map((part) => chosenWords(part, filter, company))].filter(Boolean);
  return words.length > 0 ? `Jobs: ${words.join(", ")}` : "Jobs";
}

/**
 * The open jobs: search, filters, newest first or, for candidates and visitors with ticks, best match first; from 1024 px with a
 * job next to the list. Public.
 */
export function JobsPage({ landing }: { landing?: LandingPage }) {
  const { status, role } = useAuth();
  const isVisitor = status === "signed-out";
  const isCandidate = role === "candidate";
  const reader = isVisitor
    ? "visitor"
    : status === "loading" || role === null
      ? null
      : isCandidate
        ? "candidate"
        : "staff";
  const isWide = useIsWide();
  const ticks = useTicks();
  const hasTicked = ticks.skills.length > 0 || ticks.years !== null || ticks.place !== null;
  const { text, setText, query } = useSearchText("job");
  const [filter, setFilter] = useJobFilter(landing?.filter);
  const [address] = useSearchParams();
  const [, setOrder] = useAddressChoice("order");
  // A visitor has nothing to compare before the first tick, or after removing the last.
  const canMatch = isCandidate || (isVisitor && hasTicked);
  const usual: JobOrder = canMatch ? "match" : "newest";
  const named = orders.find(({ value }) => value === address.get("order"))?.value;
  const order = canMatch ? (named ?? usual) : "newest";
  const [isAboutToTick, setIsAboutToTick] = useState(false);
  const aboutToTick = isVisitor ? () => setIsAboutToTick(true) : undefined;

  const { list, jobs, shown, total, withoutSalary, isCut, areAll, more } = useListedJobs({
    query,
    filter,
    order,
    reader,
    hasTicked,
    isAboutToTick,
  });
  // While a search loads, the previous jobs stay with their own text.
  const [said, setSaid] = useState({ query, filter });
  if (!list.isPlaceholderData && (said.query !== query || said.filter !== filter)) setSaid({ query, filter });
  const isNarrowed = said.query !== "" || chosenParts(said.filter).length > 0;

  const ofCompany = jobs?.find(({ job }) => job.company_id === filter.company)?.job.company_name;
  const employer = useQuery({
    ...employerQuery(filter.company ?? ""),
    enabled: filter.company !== undefined && jobs !== undefined && ofCompany === undefined,
    meta: { silent: true },
  });
  const company = ofCompany ?? employer.data?.name;

  const open = useOpenJob(jobs, !list.isPlaceholderData);
  useEffect(() => {
    if (isWide) void loadPane().catch(() => {});
  }, [isWide]);

  const title = openJobs(total, isNarrowed);
  // The landing page's full list.
  const isWhole = landing !== undefined && query === "";
  useAnnounce(total === undefined ? undefined : said.query ? `${title} for “${said.query}”` : title);
  const isOrdered = order === "match" && jobs !== undefined;
  useAnnounce(!isVisitor || jobs === undefined ? undefined : isOrdered ? "Sorted by best match" : "Sorted by newest");
  const sections = isOrdered ? sectionsOf(jobs, { most: shown, areAll }) : undefined;

  return (
    <div className="contents">
      <div className="seek">
        <div className="wrap">
          <SearchBox
            label="Search jobs"
            placeholder="Title, skill, company or location"
            value={text}
            onChange={setText}
            maxLength={limits.jobTitle}
          />
        </div>
      </div>
      <div className="wrap">
        {landing && (
          <div className="pt-2">
            <BackLink to={paths.jobs.list()}>Jobs</BackLink>
          </div>
        )}
        <FilterBar
          query={query}
          filter={filter}
          setFilter={setFilter}
          company={company}
          found={total === undefined ? "jobs" : total === 1 ? "1 job" : `${countWords(total)} jobs`}
        />
        <div className="reader">
          <section className="card" aria-label="Results" aria-busy={list.isPlaceholderData}>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 pt-4 pb-3">
              <PageTitle
                className="min-w-0 break-words text-lg"
                documentTitle={isWhole ? landingTitle(landing) : documentTitle(query, filter, company)}
              >
                {landing ? landingTitle(landing) : title}
              </PageTitle>
              {canMatch ? (
                <span className="ml-auto">
                  <Segmented
                    label="Sort by"
                    options={orders}
                    value={order}
                    onChange={(next) => setOrder(next === usual ? null : next)}
                  />
                </span>
              ) : (
                <span className="ml-auto text-ink-muted text-sm">Newest first</span>
              )}
              {landing && (
                <p className="w-full text-ink-muted text-sm">{isWhole ? landingWords(landing) : `${title}.`}</p>
              )}
              {isCandidate && isOrdered && <MatchOrder className="w-full" />}
              {isCut && (
                <p className="w-full text-ink-muted text-sm">{`From the ${formatNumber(mostToOrder)} newest matches.`}</p>
              )}
              {withoutSalary > 0 && (
                <p className="w-full text-ink-muted text-sm">
                  {`${countWords(withoutSalary)} more ${withoutSalary === 1 ? "names" : "name"} no salary.`}
                </p>
              )}
            </div>
            {isVisitor && (
              // biome-ignore lint/a11y/noStaticElementInteractions: notices that a pointer comes near, and does nothing else
              <div onPointerEnter={aboutToTick} onFocus={aboutToTick}>
                <VisitorSkills isOrdered={order === "match"} />
              </div>
            )}
            {jobs === undefined && !list.error && <Skeleton label="Loading jobs" rows={12} />}
            {jobs === undefined && list.error && (
              <ErrorState title="Failed to load job postings" query={list}>
                {list.error.message}
              </ErrorState>
            )}
            {jobs?.length === 0 && (
              <NoJobs {...said} setFilter={setFilter} company={company} onClearQuery={() => setText("")} />
            )}
            {jobs?.some(({ match }) => match?.without_skills) && <AddSkills />}
            {jobs !== undefined && jobs.length > 0 && (
              <ListedJobs
                sections={sections ?? [{ title: "", size: undefined, jobs: jobs.slice(0, shown) }]}
                openId={isWide ? open.id : undefined}
                onOpen={isWide ? open.choose : undefined}
              />
            )}
            {!list.isPlaceholderData && <ShowMore {...more} />}
          </section>
          {isWide && open.id !== undefined && (
            // biome-ignore lint/a11y/noStaticElementInteractions: as above
            <div className="contents" onPointerEnter={aboutToTick} onFocus={aboutToTick}>
              <JobPane jobId={open.id} isChosen={open.isChosen} />
            </div>
          )}
        </div>
      </div>
      {landing && <RelatedLandings landings={landing.related} />}
      <p className="wrap mt-4 text-ink-muted text-sm">
        {"Locations: "}
        <ExternalLink href="https://www.geonames.org">GeoNames</ExternalLink>
        {", "}
        <ExternalLink href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</ExternalLink>
      </p>
      {isVisitor && ticks.skills.length > 0 && (
        <ActionBar
          info={
            <>
              <div className="font-semibold">{`${formatCount(ticks.skills.length, "skill")} selected`}</div>
              <div className="text-ink-muted text-sm">kept in this browser</div>
            </>
          }
        >
          <LinkButton
            to={paths.signUp({ role: "candidate", keep: "ticks", redirect: paths.jobs.list() })}
            variant="primary"
          >
            Create your profile
          </LinkButton>
        </ActionBar>
      )}
    </div>
  );
}
