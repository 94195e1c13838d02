import type { ApplicationStatus } from "@contracts/enums";
import { limits } from "@contracts/limits";
import { searchText } from "@contracts/search-text";
import {
  type ApplicationsState,
  statusesOf,
  useApplicationsView,
} from "@/applications/candidate/list/applications-view";
import { PastApplicationsCard } from "@/applications/candidate/list/past-applications-card";
import { myApplicationsQuery, pastApplicationsQuery } from "@/applications/data/my-application-queries";
import { ApplicationRow } from "@/applications/shared/application-row";
import { NoApplications } from "@/applications/shared/no-applications";
import { rowsFound, useAnnounce } from "@/components/feedback/announce";
import { PageTitle } from "@/components/feedback/page-title";
import { StatusGlyph } from "@/components/product/status-glyph";
import { statusLook } from "@/components/product/status-look";
import { Button, LinkButton } from "@/components/ui/button";
import { Card, RowList } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { FilterChips } from "@/components/ui/filter-chips";
import { PagedList } from "@/components/ui/paged-list";
import { SearchBox } from "@/components/ui/search-box";
import { Tabs } from "@/components/ui/tabs";
import { paths } from "@/config/paths";
import { useEagerInfiniteQuery, useEagerQuery } from "@/lib/use-eager-query";

type Counts = Partial<Record<ApplicationStatus, number>>;

const countOf = (counts: Counts, state: ApplicationsState) =>
  statusesOf[state].reduce((sum, status) => sum + (counts[status] ?? 0), 0);

const wordOf = (status: ApplicationStatus) => statusLook("own_application", status).word;

/** There are applications, but none match. */
function NothingListed({ view }: { view: ReturnType<typeof useApplicationsView> }) {
  const { search, state, status, setStatus } = view;
  if (status) {
    return (
      <EmptyState
        title={`No applications are “${wordOf(status)}”${search.query && " and match your search"}.`}
        action={<Button onClick={() => setStatus(null)}>Show all statuses</Button>}
      />
    );
  }
  if (search.query) {
    return (
      <EmptyState
        title={`No ${state} applications match “${search.query}”.`}
        action={<Button onClick={() => search.setText("")}>Clear search</Button>}
      >
        We search job titles and company names.
      </EmptyState>
    );
  }
  return state === "active" ? (
    <EmptyState title="No active applications." action={<LinkButton to={paths.jobs.list()}>Browse Jobs</LinkButton>}>
      Applications that ended are under Closed.
    </EmptyState>
  ) : (
    <EmptyState title="No closed applications." />
  );
}

/** Applications to deleted companies that match; they show under Closed, without a status filter. */
function usePastApplications({ state, status, filter }: ReturnType<typeof useApplicationsView>) {
  const query = useEagerQuery({ ...pastApplicationsQuery(), meta: { silent: true } });
  const words = searchText(filter.search ?? "").split(/\s+/);
  const fits = (text: string) => words.every((word) => searchText(text).includes(word));
  const found = query.data?.filter(({ job_title, company_name }) => fits(`${job_title} ${company_name}`)) ?? [];
  return {
    query,
    hasNone: !query.isError && (query.data ?? []).length === 0,
    countOf: (tab: ApplicationsState) => (tab === "closed" ? found.length : 0),
    found: state === "closed" && !status ? found : [],
  };
}

/** /candidate/applications: the reader's own, active and closed. */
export function ApplicationsPage() {
  const view = useApplicationsView();
  const { filter, search, state, setState, status, setStatus } = view;
  const query = useEagerInfiniteQuery({ ...myApplicationsQuery(filter), meta: { silent: true } });
  const past = usePastApplications(view);
  const pages = query.data?.pages;
  const applications = pages?.flatMap((page) => page.applications);
  useAnnounce(rowsFound(search.query, query, (applications?.length ?? 0) + past.found.length, "application"));
  const counts = pages?.[0]?.by_status;
  const hasNone = pages?.[0]?.total === 0 && past.hasNone;
  const panel = (
    <>
      {counts && (
        <FilterChips
          label="Status"
          className="mb-4"
          all={{ label: "All", count: countOf(counts, state) + past.countOf(state) }}
          options={statusesOf[state].map((value) => {
            const { glyph, word, tone } = statusLook("own_application", value);
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
      {(past.found.length === 0 || applications?.length !== 0) && (
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
      {past.found.length > 0 && <PastApplicationsCard applications={past.found} />}
      {state === "closed" && past.query.isError && (
        <Card flush className="mt-5">
          <ErrorState title="Applications to companies that left couldn't be loaded" query={past.query}>
            {past.query.error.message}
          </ErrorState>
        </Card>
      )}
    </>
  );
  const tab = (id: ApplicationsState, label: string) => ({
    id,
    label,
    panel,
    ...(counts && { count: countOf(counts, id) + past.countOf(id) }),
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
