import type { ApplicationStatus } from "@contracts/enums";
import { limits } from "@contracts/limits";
import { rowsFound, useAnnounce } from "@/components/feedback/announce";
import { PageTitle } from "@/components/feedback/page-title";
import { StatusGlyph } from "@/components/product/status-glyph";
import { statusLook } from "@/components/product/status-look";
import { Button, LinkButton } from "@/components/ui/button";
import { Card, RowList } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { FilterChips } from "@/components/ui/filter-chips";
import { PagedList } from "@/components/ui/paged-list";
import { RetryNotice } from "@/components/ui/retry-notice";
import { SearchBox } from "@/components/ui/search-box";
import { Tabs } from "@/components/ui/tabs";
import { paths } from "@/config/paths";
import { myApplicationsQuery } from "@/data/applications/my-applications-query";
import { pastApplicationsQuery } from "@/data/applications/past-applications-query";
import { ApplicationRow } from "@/features/candidate/application-row";
import { type ApplicationsState, statusesOf, useApplicationsView } from "@/features/candidate/applications-view";
import { NoApplications } from "@/features/candidate/no-applications";
import { PastApplications, pastApplicationsWith } from "@/features/candidate/past-applications";
import { useEagerInfiniteQuery, useEagerQuery } from "@/lib/use-eager-query";

type Counts = Partial<Record<ApplicationStatus, number>>;

const countOf = (counts: Counts, state: ApplicationsState) =>
  statusesOf[state].reduce((sum, status) => sum + (counts[status] ?? 0), 0);

const wordOf = (status: ApplicationStatus) => statusLook("application", status).word;

/** What is listed is none of them, though there are applications. */
function NothingListed({ view }: { view: ReturnType<typeof useApplicationsView> }) {
  const { search, state, status, setStatus } = view;
  if (status) {
    return (
      <EmptyState
        title={`None of your applications is “${wordOf(status)}”${search.query && " and fits the search"}.`}
        action={<Button onClick={() => setStatus(null)}>Show every status</Button>}
      />
    );
  }
  if (search.query) {
    return (
      <EmptyState
        title={`No ${state} application matches “${search.query}”.`}
        action={<Button onClick={() => search.setText("")}>Clear search</Button>}
      >
        The job's title and the company are searched.
      </EmptyState>
    );
  }
  return state === "active" ? (
    <EmptyState
      title="No application is under way."
      action={<LinkButton to={paths.jobs.list()}>Browse Jobs</LinkButton>}
    >
      Those that came to an end are under Closed.
    </EmptyState>
  ) : (
    <EmptyState title="None of your applications has come to an end." />
  );
}

/** /candidate/applications: all of the reader's own, those under way and those that ended. */
export function ApplicationsPage() {
  const view = useApplicationsView();
  const { filter, search, state, setState, status, setStatus } = view;
  const query = useEagerInfiniteQuery({ ...myApplicationsQuery(filter), meta: { silent: true } });
  const pages = query.data?.pages;
  const applications = pages?.flatMap((page) => page.applications);
  useAnnounce(rowsFound(search.query, query, applications?.length ?? 0, "application"));
  const counts = pages?.[0]?.by_status;
  const pastOnes = useEagerQuery(pastApplicationsQuery());
  const hasNone = pages?.[0]?.total === 0 && pastOnes.data?.length === 0;
  const past = state === "closed" && !status ? pastApplicationsWith(search.query, pastOnes.data ?? []) : [];
  const panel = (
    <>
      {counts && (
        <FilterChips
          label="Status"
          className="mb-4"
          all={{ label: "All", count: countOf(counts, state) }}
          options={statusesOf[state].map((value) => {
            const { glyph, word, tone } = statusLook("application", value);
            return {
              value,
              label: word,
              count: counts[value] ?? 0,
              glyph: glyph && (
                <span className={`inline-grid c-${tone}`}>
                  <StatusGlyph name={glyph} size={17} />
                </span>
              ),
            };
          })}
          value={status}
          onChange={setStatus}
        />
      )}
      {(applications?.length !== 0 || past.length === 0) && (
        <Card flush>
          <PagedList
            query={query}
            rows={applications}
            what="applications"
            failure="Error loading applications"
            empty={<NothingListed view={view} />}
          >
            {(rows) => (
              <RowList className="@container *:first:rounded-t-lg">
                {rows.map((application) => (
                  <ApplicationRow key={application.id} application={application} />
                ))}
              </RowList>
            )}
          </PagedList>
        </Card>
      )}
      {pastOnes.isError && state === "closed" && (
        <div className="mt-6">
          <RetryNotice title="Applications to companies that have left could not be loaded." query={pastOnes}>
            {pastOnes.error.message}
          </RetryNotice>
        </div>
      )}
      <PastApplications applications={past} />
    </>
  );
  const tab = (id: ApplicationsState, label: string) => ({
    id,
    label,
    panel,
    ...(counts && { count: countOf(counts, id) }),
  });
  return (
    <div className="wrap pt-5 md:pt-8">
      <PageTitle>Your Applications</PageTitle>
      {hasNone ? (
        <Card flush className="mt-5">
          <NoApplications />
        </Card>
      ) : (
        <>
          <SearchBox
            className="mt-4 mb-2 md:max-w-96"
            label="Search your applications"
            placeholder="Job title or company"
            value={search.text}
            onChange={search.setText}
            maxLength={limits.name}
          />
          <Tabs
            label="Your applications"
            value={state}
            onChange={setState}
            tabs={[tab("active", "Active"), tab("closed", "Closed")]}
          />
        </>
      )}
    </div>
  );
}
