import type { Employer } from "@contracts/companies/company";
import { companySizeLabel } from "@contracts/enums";
import { mostToOrder } from "@contracts/jobs/job-filter";
import { productName } from "@contracts/operator";
import { idInKey } from "@contracts/page-address";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { useParams, useSearchParams } from "react-router-dom";
import { useAuth } from "@/auth/use-auth";
import { PageLoader } from "@/components/feedback/page-loader";
import { PageTitle } from "@/components/feedback/page-title";
import { CompanyAbout, CompanyChips, CompanyHiring } from "@/components/product/company-parts";
import { EmployerFacts, EmployerLinks } from "@/components/product/employer-card";
import { JobHeading } from "@/components/product/job-heading";
import { BackLink } from "@/components/ui/back-link";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Icon } from "@/components/ui/icon";
import { Meta } from "@/components/ui/meta";
import { PagedList } from "@/components/ui/paged-list";
import { paths } from "@/config/paths";
import { employerJobsQuery, employerQuery, jobsToOrderQuery } from "@/jobs/data/public-job-queries";
import { bestFirst } from "@/jobs/model/order-jobs";
import { ListedJobRow } from "@/jobs/public/list/listed-job-row";
import { NotifyMe } from "@/jobs/public/notify-me";
import { ShareCard } from "@/jobs/public/share-card";
import { useReaderMatch } from "@/jobs/shared/reader-match";
import { isMissing } from "@/lib/app-error";
import { formatNumber, formatWords } from "@/lib/format";
import { isId } from "@/lib/is-id";
import { useVisitorProfile } from "@/lib/ticks";
import { useEagerInfiniteQuery, useEagerQuery } from "@/lib/use-eager-query";
import { useOneAddress } from "@/lib/use-one-address";

/** The company's open jobs: ordered by match for candidates, or by a visitor's ticks in the browser. */
function useEmployerJobs(id: string) {
  const { status, role } = useAuth();
  return useEagerInfiniteQuery({
    ...employerJobsQuery(id, role === "candidate" ? "match" : "newest"),
    enabled: status !== "loading" && isId(id),
    meta: { silent: true },
  });
}

function OpenJobs({ employer }: { employer: Employer }) {
  const { role, status } = useAuth();
  const matchOf = useReaderMatch();
  const hasTicked = useVisitorProfile().keys.size > 0;
  const query = useEmployerJobs(employer.id);
  // Without those the candidate has hidden.
  const total = query.data?.pages[0]?.total ?? employer.open_jobs;
  const inBrowser = status === "signed-out" && hasTicked;
  const { data: toOrder } = useQuery({
    ...jobsToOrderQuery("", { company: employer.id }),
    enabled: inBrowser && query.hasNextPage && total <= mostToOrder,
    // Without them the newest stay first.
    meta: { silent: true },
  });
  const isOrderedHere = inBrowser && (toOrder !== undefined || !query.hasNextPage);
  const found = isOrderedHere && toOrder ? toOrder.jobs : query.data?.pages.flatMap(({ jobs }) => jobs);
  const listed = found?.map((job) => ({ job, match: matchOf(job) }));
  const source = useSearchParams()[0].get("from") === "site" ? "site" : "search";
  const isByMatch =
    isOrderedHere || (role === "candidate" && listed?.some(({ match }) => match?.without_skills === false));
  return (
    <Card
      flush
      title={
        <>
          Open jobs
          {total > 1 && (
            <small className="ml-2 font-normal text-ink-muted text-sm">
              {formatNumber(total)}, {isByMatch ? "sorted by your match" : "newest first"}
            </small>
          )}
        </>
      }
      aside={
        total > 0 && (
          <LinkButton
            to={paths.jobs.list({ company: employer.id })}
            variant="quiet"
            size="sm"
            className="-mr-2"
            aria-label={`Search jobs at ${employer.name}`}
          >
            Search them <Icon icon={ArrowRight} size="sm" />
          </LinkButton>
        )
      }
    >
      <PagedList
        query={isOrderedHere ? { ...query, hasNextPage: false } : query}
        rows={listed && isOrderedHere ? bestFirst(listed) : listed}
        what="jobs"
        empty={
          role === "candidate" && employer.open_jobs > 0 ? (
            <EmptyState
              title={`You've hidden the open jobs at ${employer.name}.`}
              action={<LinkButton to={`${paths.candidate.preferences()}#hidden-jobs`}>See hidden jobs</LinkButton>}
            />
          ) : (
            <EmptyState title={`${employer.name} has no open jobs now.`} />
          )
        }
      >
        {(jobs) => (
          <ul aria-label="Open jobs">
            {jobs.map(({ job, match }) => (
              <ListedJobRow
                key={job.id}
                job={job}
                match={match}
                isOpen={false}
                onOpen={undefined}
                withoutCompany
                source={source}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  );
}

function Company({ employer }: { employer: Employer }) {
  const { name, industry, location, company_size } = employer;
  const { role } = useAuth();
  return (
    <div className="wrap pt-4 md:pt-6">
      <BackLink to={paths.jobs.list()}>Jobs</BackLink>
      <div className="mt-2 md:mt-3">
        <JobHeading large title={name} company={employer} documentTitle={`${name}: open jobs`}>
          <Meta className="mt-0.5">
            {formatWords(industry)}
            {location}
            {company_size ? companySizeLabel(company_size) : ""}
          </Meta>
        </JobHeading>
        {role === "candidate" && (
          <div className="mt-3">
            <NotifyMe search={{ words: "", filter: { company: employer.id } }} name={`New jobs at ${name}`}>
              Notify me of new jobs
            </NotifyMe>
          </div>
        )}
      </div>
      <div className="split mt-6 md:mt-8">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          <CompanyAbout {...employer} />
          <OpenJobs employer={employer} />
          <CompanyHiring {...employer} />
          <CompanyChips {...employer} />
        </div>
        <aside className="grid gap-6 lg:sticky lg:top-16" aria-label="Company facts and sharing">
          <EmployerFacts employer={employer} title="Facts" withoutPromises>
            <EmployerLinks employer={employer} />
          </EmployerFacts>
          <ShareCard
            subject={`${name} on ${productName}`}
            url={new URL(paths.companies.detail(employer), window.location.origin).href}
            note="The link never includes what you selected."
          />
        </aside>
      </div>
    </div>
  );
}

/** /companies/:id: an approved company with its open jobs. Public. */
export function CompanyPage() {
  const id = idInKey(useParams().id ?? "");
  const { status } = useAuth();
  const enabled = status !== "loading";
  const query = useEagerQuery({ ...employerQuery(id), enabled, meta: { silent: true } });
  // In parallel with the company, so that they appear together.
  useEmployerJobs(id);
  const { data, error } = query;
  useOneAddress(data && paths.companies.detail(data));
  if (data && !(error && isMissing(error))) return <Company employer={data} />;
  if (!error) return <PageLoader />;
  return (
    <div className="wrap pt-5 md:pt-8">
      <PageTitle className={isMissing(error) ? "" : "sr-only"}>
        {isMissing(error) ? "Company not found" : "Company"}
      </PageTitle>
      <Card className="mt-5">
        {isMissing(error) ? (
          <EmptyState
            title={`The company you're looking for might not exist or is no longer on ${productName}.`}
            action={<LinkButton to={paths.jobs.list()}>Browse Jobs</LinkButton>}
          />
        ) : (
          <ErrorState title={`Failed to load the company: ${error.message}`} query={query} />
        )}
      </Card>
    </div>
  );
}
