import type { CompanyApplicationDetail, JobApplicationListItem } from "@contracts/applications/application";
import { type ApplicationStatus, applicationStatuses } from "@contracts/enums";
import { type UseInfiniteQueryResult, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { CloudOff } from "lucide-react";
import { type ComponentProps, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { ApplicationPanel } from "@/applications/company/application-panel";
import type { Board as BoardType } from "@/applications/company/people/board";
import { PeopleBulk } from "@/applications/company/people/people-bulk";
import { PeopleCards } from "@/applications/company/people/people-cards";
import type { Item, PeopleContext } from "@/applications/company/people/people-context";
import { ShortcutsDialog } from "@/applications/company/people/people-dialogs";
import { PeopleExport } from "@/applications/company/people/people-export";
import { PeopleTable } from "@/applications/company/people/people-table";
import { PeopleToolbar } from "@/applications/company/people/people-toolbar";
import { usePeopleView } from "@/applications/company/people/people-view";
import { personAddress } from "@/applications/company/people/person-link";
import { usePeopleKeys } from "@/applications/company/people/use-people-keys";
import { asksFirst } from "@/applications/company/stages";
import { canMoveTo, useMoves } from "@/applications/company/use-moves";
import { useWaitingChanges } from "@/applications/data/applications-change-mutations";
import {
  companyApplicationsQuery,
  jobApplicationsQuery,
  jobBoardQuery,
} from "@/applications/data/company-application-queries";
import { countOf } from "@/applications/model/stage-counts";
import { useCompanyDashboardOf } from "@/companies/data/company-queries";
import { announce, rowsFound, useAnnounce } from "@/components/feedback/announce";
import { undoLast } from "@/components/feedback/undo-offer";
import { useUnsavedWarning } from "@/components/form/use-unsaved-warning";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { loadLater, tellMissingPart } from "@/components/ui/load-later";
import { Notice } from "@/components/ui/notice";
import { PagedList } from "@/components/ui/paged-list";
import { Skeleton } from "@/components/ui/skeleton";
import { formatCount } from "@/lib/format";
import { useIsWide } from "@/lib/use-is-wide";

/** Its code comes with the first board: phones and lists need none of it. */
const Board = loadLater<ComponentProps<typeof BoardType>>(
  async () => (await import("@/applications/company/people/board")).Board,
  { onMissing: tellMissingPart, fallback: () => <Skeleton label="Loading applications" rows={8} /> },
);

/** What moving somebody opens is fetched once people are in view: on a bad line no move waits for code. */
function usePreloadMoves(isReady: boolean) {
  useEffect(() => {
    if (!isReady) return;
    void Promise.allSettled([
      import("@/components/ui/menu-panel"),
      import("@/components/ui/dialog-panel"),
      import("@/applications/company/reject-dialog"),
    ]);
  }, [isReady]);
}

interface PeopleProps {
  /** The job whose people they are; null for those of all the company's jobs. */
  jobId: string | null;
  companyId: string;
  emptyText: string;
  /** The team's notes about the person in the side panel. */
  notes?: (application: CompanyApplicationDetail) => ReactNode;
}

type ListQuery = UseInfiniteQueryResult<{
  pages: {
    applications: Item[];
    counts: { by_status: Partial<Record<ApplicationStatus, number>>; overdue: number } | null;
  }[];
}>;

/** What is shown of them: the board's stages, or a list page by page. */
function usePeople({ jobId }: Pick<PeopleProps, "jobId">, view: PeopleContext["view"], isBoard: boolean) {
  const queryClient = useQueryClient();
  const { filter, order } = view;
  const { stage: _any, ...anyStage } = filter;
  const board = useQuery({ ...jobBoardQuery(jobId ?? "", anyStage, order), enabled: isBoard && jobId !== null });
  const ofJob = useInfiniteQuery({
    ...jobApplicationsQuery(jobId ?? "", filter, order),
    enabled: !isBoard && jobId !== null,
  });
  const ofCompany = useInfiniteQuery({ ...companyApplicationsQuery(filter, order), enabled: jobId === null });
  const list: ListQuery = jobId === null ? ofCompany : ofJob;
  /** A column that was asked for as a whole shows its list, the others their beginning. */
  const columnOf = (stage: ApplicationStatus, beginning: Item[]): Item[] => {
    const { queryKey } = jobApplicationsQuery(jobId ?? "", { ...filter, stage }, order);
    const [whole] = queryClient.getQueriesData<ListQuery["data"]>({ queryKey, exact: true, type: "active" });
    return whole?.[1]?.pages.flatMap((page) => page.applications) ?? beginning;
  };
  /** As they show now: a column goes on by itself. */
  const shownNow = () =>
    isBoard
      ? board.data && applicationStatuses.flatMap((stage) => columnOf(stage, board.data.columns[stage]))
      : list.data?.pages.flatMap((page) => page.applications);
  const first = list.data?.pages[0]?.counts;
  return {
    board,
    list,
    shownNow,
    byStatus: isBoard ? board.data?.by_status : first?.by_status,
    overdue: first?.overdue ?? 0,
  };
}

/**
 * The people who applied for a job, or for any of a company's: a board of stages and a table beside a side panel from 1024 px, cards
 * below; searched, filtered and ordered by the address, moved by drag, menu and keyboard, several at once after a preview.
 */
export function People({ jobId, companyId, emptyText, notes }: PeopleProps) {
  const view = usePeopleView();
  const isWide = useIsWide();
  const isBoard = isWide && jobId !== null && view.layout === "board";
  const { board, list, shownNow, byStatus, overdue } = usePeople({ jobId }, view, isBoard);
  const people = shownNow();
  usePreloadMoves(people !== undefined);
  const [ticked, setTicked] = useState<ReadonlyMap<string, Item>>(new Map());
  const moves = useMoves({ onBegin: () => setTicked(new Map()) });
  const [helping, setHelping] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const waiting = useWaitingChanges();
  useUnsavedWarning(waiting > 0);
  const counts = byStatus && { total: countOf(byStatus, isBoard ? undefined : view.filter.stage), overdue };
  useAnnounce(isBoard ? undefined : rowsFound(view.filter.search ?? "", list, people?.length ?? 0, "application"));

  const tick = (which: readonly Item[], isOn: boolean) =>
    setTicked((before) => {
      const next = new Map(before);
      for (const person of which) {
        if (isOn) next.set(person.id, person);
        else next.delete(person.id);
      }
      return next;
    });
  const seesColleagues = useCompanyDashboardOf(companyId)?.can.read_company === true;
  const context: PeopleContext = { view, moves, jobId, companyId, seesColleagues, ticked, tick };

  const find = (id: string): JobApplicationListItem | undefined => shownNow()?.find((person) => person.id === id);
  const search = () => root.current?.querySelector<HTMLElement>("input[type='search']")?.focus();
  const focusOn = (id: string) =>
    root.current?.querySelector<HTMLElement>(`[data-person="${id}"] [data-person-link]`)?.focus();
  usePeopleKeys(root, isWide, {
    person: view.person,
    reach: (id) => view.person && view.person !== id && view.open(id),
    move: (id, to, next) => {
      const person = find(id);
      if (!person) return;
      const status = moves.statusOf(person);
      if (status === to) return;
      if (!canMoveTo({ ...person, status }, to))
        return announce(`${person.candidate_name} cannot be moved there from here.`);
      moves.ask([{ ...person, status }], to);
      // The next one is at hand once this one is on their way.
      if (asksFirst(to) || !next) return;
      focusOn(next);
      if (view.person) view.open(next);
    },
    tick: (id) => {
      const person = find(id);
      if (person) tick([person], !ticked.has(id));
    },
    undo: () => {
      if (!undoLast("application")) announce("There is nothing to undo.");
    },
    leave: () => {
      if (view.person) {
        const { person } = view;
        view.close();
        focusOn(person);
      } else setTicked(new Map());
    },
    search,
    help: () => setHelping(true),
  });

  const empty = view.isNarrowed ? (
    <EmptyState title="Nobody matches this search">Change the search or the filters, or show all.</EmptyState>
  ) : view.filter.stage && view.filter.stage !== "open" ? (
    <EmptyState title="Nobody is in this stage" />
  ) : (
    <EmptyState title="No applications yet">{emptyText}</EmptyState>
  );
  return (
    <div ref={root} className="people grid grid-cols-[minmax(0,1fr)] gap-4">
      <PeopleToolbar
        context={context}
        counts={byStatus}
        hasBoard={jobId !== null}
        isBoard={isBoard}
        onHelp={() => setHelping(true)}
      >
        {!isBoard && <PeopleExport context={context} />}
      </PeopleToolbar>
      {waiting > 0 && (
        <Notice icon={CloudOff} tone="warn">
          You are offline. {formatCount(waiting, "change waits and goes", "changes wait and go")} when you are back.
        </Notice>
      )}
      <div>
        {isBoard ? (
          <>
            {board.isPending && <Skeleton label="Loading applications" rows={8} />}
            {board.isError && !board.data && (
              <ErrorState title="Failed to load applications" query={board}>
                {board.error.message}
              </ErrorState>
            )}
            {board.data && jobId && (
              <div aria-busy={board.isPlaceholderData}>
                <Board context={context} jobId={jobId} board={board.data} />
              </div>
            )}
          </>
        ) : (
          <Card flush className={isWide ? "overflow-clip" : "max-lg:border-0 max-lg:bg-transparent"}>
            <PagedList query={list} rows={people} what="applications" empty={empty}>
              {(rows) =>
                isWide ? (
                  <PeopleTable context={context} people={rows as readonly Item[]} counts={counts ?? null} />
                ) : (
                  <PeopleCards
                    context={context}
                    people={rows as readonly Item[]}
                    counts={counts ?? null}
                    isOneStage={view.filter.stage !== undefined && view.filter.stage !== "open"}
                  />
                )
              }
            </PagedList>
          </Card>
        )}
        {/* What was chosen is chosen for these people, not for the next ones. */}
        <PeopleBulk key={String(ticked.size > 0)} context={context} onClear={() => setTicked(new Map())} />
      </div>
      {isWide && view.person && (
        <Suspense>
          <Beside context={context} id={view.person} people={people ?? []} counts={byStatus} notes={notes} />
        </Suspense>
      )}
      {moves.dialogs}
      {helping && <ShortcutsDialog onClose={() => setHelping(false)} />}
    </div>
  );
}

interface BesideProps {
  context: PeopleContext;
  id: string;
  people: readonly Item[];
  counts: Partial<Record<ApplicationStatus, number>> | undefined;
  notes: PeopleProps["notes"];
}

/** One of them beside the list, with the way to the next in their stage. */
function Beside({ context: { view, moves, jobId }, id, people, counts, notes }: BesideProps) {
  const person = people.find((each) => each.id === id);
  const status = person && moves.statusOf(person);
  const isBoard = jobId !== null && view.layout === "board";
  const along = person ? people.filter((each) => !isBoard || moves.statusOf(each) === status) : [];
  const place = along.findIndex((each) => each.id === id);
  const [previous, next] = [along[place - 1], along[place + 1]];
  const total = counts && (isBoard ? status && counts[status] : countOf(counts, view.filter.stage));
  return (
    <div className="beside">
      <ApplicationPanel
        id={id}
        place={place >= 0 ? { position: place + 1, total: Math.max(total ?? 0, along.length) } : null}
        {...(previous && { onPrevious: () => view.open(previous.id) })}
        {...(next && { onNext: () => view.open(next.id) })}
        onClose={view.close}
        page={(tab) => personAddress({ view, jobId }, id, tab)}
        {...(notes && { notes })}
      />
    </div>
  );
}
