import type { Employer } from "@contracts/companies/company";
import { ArrowRight } from "lucide-react";
import { useParams } from "react-router-dom";
import { useAuth } from "@/auth/use-auth";
import { PageLoader } from "@/components/feedback/page-loader";
import { PageTitle } from "@/components/feedback/page-title";
import { EmployerFacts, EmployerLinks, WaysOfWorking } from "@/components/product/employer-card";
import { JobHeading } from "@/components/product/job-heading";
import { BackLink } from "@/components/ui/back-link";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Icon } from "@/components/ui/icon";
import { PagedList } from "@/components/ui/paged-list";
import { paths } from "@/config/paths";
import { employerJobsQuery, employerQuery } from "@/jobs/data/public-job-queries";
import { ListedJobRow } from "@/jobs/public/list/listed-job-row";
import { ShareCard } from "@/jobs/public/share-card";
import { useReaderMatch } from "@/jobs/shared/reader-match";
import { isMissing } from "@/lib/app-error";
import { formatWords } from "@/lib/format";
import { isId } from "@/lib/is-id";
import { useEagerInfiniteQuery, useEagerQuery } from "@/lib/use-eager-query";

function OpenJobs({ employer }: { employer: Employer }) {
  const compared = useReaderMatch();
  const query = useEagerInfiniteQuery({ ...employerJobsQuery(employer.id), meta: { silent: true } });
  return (
    <Card
      flush
      title="Open jobs"
      aside={
        employer.open_jobs > 0 && (
          <LinkButton
            to={paths.jobs.list({ company: employer.id })}
            variant="quiet"
            size="sm"
            className="-mr-2"
            aria-label={`Search the jobs of ${employer.name}`}
          >
            Search them <Icon icon={ArrowRight} size="sm" />
          </LinkButton>
        )
      }
    >
      <PagedList
        query={query}
        rows={query.data?.pages.flatMap(({ jobs }) => jobs)}
        what="jobs"
        empty={<EmptyState title={`${employer.name} has no open jobs now.`} />}
      >
        {(jobs) => (
          <ul aria-label="Open jobs">
            {jobs.map((job) => (
              <ListedJobRow key={job.id} job={job} match={compared(job)} isOpen={false} onOpen={undefined} />
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  );
}

function Company({ employer }: { employer: Employer }) {
  const { name, industry, location, description } = employer;
  return (
    <div className="wrap pt-4 md:pt-6">
      <BackLink to={paths.jobs.list()}>Jobs</BackLink>
      <div className="mt-2 md:mt-3">
        <JobHeading large title={name} company={employer} documentTitle={`${name}: open jobs`}>
          <p className="mt-0.5 break-words text-ink-muted">
            {[formatWords(industry), location].filter(Boolean).join(" · ")}
          </p>
        </JobHeading>
      </div>
      <div className="split mt-6 md:mt-8">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          {description && (
            <Card title="About">
              <p className="max-w-read whitespace-pre-line break-words text-md">{description}</p>
            </Card>
          )}
          <OpenJobs employer={employer} />
        </div>
        <aside className="grid gap-6 lg:sticky lg:top-16" aria-label="Facts, share">
          <EmployerFacts employer={employer} title="Facts">
            <WaysOfWorking employer={employer} />
            <EmployerLinks employer={employer} />
          </EmployerFacts>
          <ShareCard
            subject={`${name} on Fairmatch`}
            url={new URL(paths.companies.detail(employer.id), window.location.origin).href}
            note="The link carries the company only, never your ticks."
          />
        </aside>
      </div>
    </div>
  );
}

/** /companies/:id: an approved company, for anyone, with its open jobs. */
export function CompanyPage() {
  const { id = "" } = useParams();
  const { status } = useAuth();
  const enabled = status !== "loading";
  const query = useEagerQuery({ ...employerQuery(id), enabled, meta: { silent: true } });
  // Asked for with the company, so that they appear together.
  useEagerInfiniteQuery({ ...employerJobsQuery(id), enabled: enabled && isId(id), meta: { silent: true } });
  const { data, error } = query;
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
            title="The company you're looking for might not exist or is not on Fairmatch any more."
            action={<LinkButton to={paths.jobs.list()}>Browse Jobs</LinkButton>}
          />
        ) : (
          <ErrorState title={`Failed to load the company: ${error.message}`} query={query} />
        )}
      </Card>
    </div>
  );
}
