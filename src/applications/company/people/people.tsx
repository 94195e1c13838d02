import type { JobApplicationListItem, ListedJob } from "@contracts/applications/application";
import { isPaused } from "@contracts/companies/company";
import { type ApplicationStatus, applicationStatuses } from "@contracts/enums";
import { type UseInfiniteQueryResult, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { CloudOff } from "lucide-react";
import { type ComponentProps, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { ApplicationPanel, type PanelParts } from "@/applications/company/application-panel";
import type { Board as BoardType } from "@/applications/company/people/board";
import { PeopleBulk } from "@/applications/company/people/people-bulk";
import type { Item, PeopleContext } from "@/applications/company/people/people-context";
import { ShortcutsDialog } from "@/applications/company/people/people-dialogs";
import { PeopleExport } from "@/applications/company/people/people-export";
import { PeopleRows } from "@/applications/company/people/people-rows";
import { PeopleTable } from "@/applications/company/people/people-table";
import { PeopleToolbar } from "@/applications/company/people/people-toolbar";
import { boardOrder, usePeopleView } from "@/applications/company/people/people-view";
import { personAddress } from "@/applications/company/people/person-link";
import { SelectHead } from "@/applications/company/people/select-head";
import { useEmailSeveral } from "@/applications/company/people/use-email-several";
import { usePeopleKeys } from "@/applications/company/people/use-people-keys";
import { useSelection } from "@/applications/company/people/use-selection";
import { asksFirst } from "@/applications/company/stages";
import { useFrozen } from "@/applications/company/use-frozen";
import { canMoveTo, useMoves } from "@/applications/company/use-moves";
import { useSteps } from "@/applications/company/use-steps";
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
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { loadLater, toastMissingPart } from "@/components/ui/load-later";
import { Notice } from "@/components/ui/notice";
import { PagedList } from "@/components/ui/paged-list";
import { Skeleton } from "@/components/ui/skeleton";
import { formatCount } from "@/lib/format";
import { useIsWide } from "@/lib/use-is-wide";

/** Lazy: phones and lists don't need it. */
const Board = loadLater<ComponentProps<typeof BoardType>>(
  async () => (await import("@/applications/company/people/board")).Board,
  { onMissing: toastMissingPart, fallback: () => <Skeleton label="Loading applications" rows={8} /> },
);

/** Preloads the dialogs of moves once people are visible: on a slow line no move waits for code. */
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
  /** The job; null for all the company's jobs. */
  jobId: string | null;
  companyId: string;
  emptyText: string;
  /** Shares the job, if possible. */
  share?: ReactNode;
  /** Parts from other subjects in the side panel. */
  panel?: PanelParts;
}

type ListQuery = UseInfiniteQueryResult<{
  pages: {
    applications: Item[];
    jobs: ListedJob[] | null;
    counts: { by_status: Partial<Record<ApplicationStatus, number>>; overdue: number } | null;
  }[];
}>;

/** A job whose most urgent day changes between two pages can appear on both. */
const uniqueById = (people: Item[]): Item[] => [...new Map(people.map((person) => [person.id, person])).values()];

/** The data: the board's stages, or a paginated list. */
function usePeople({ jobId }: Pick<PeopleProps, "jobId">, view: PeopleContext["view"], isBoard: boolean) {
  const queryClient = useQueryClient();
  const { filter, order } = view;
  const { stage: _any, ...anyStage } = filter;
  const board = useQuery({
    ...jobBoardQuery(jobId ?? "", anyStage, boardOrder(order)),
    enabled: isBoard && jobId !== null,
  });
  const ofJob = useInfiniteQuery({
    ...jobApplicationsQuery(jobId ?? "", filter, order),
    enabled: !isBoard && jobId !== null,
  });
  const ofCompany = useInfiniteQuery({ ...companyApplicationsQuery(filter, order), enabled: jobId === null });
  const list: ListQuery = jobId === null ? ofCompany : ofJob;
  /** An expanded column shows its full list, the others their first page. */
  const columnOf = (stage: ApplicationStatus, beginning: Item[]): Item[] => {
    const { queryKey } = jobApplicationsQuery(jobId ?? "", { ...filter, stage }, boardOrder(order));
    const [whole] = queryClient.getQueriesData<ListQuery["data"]>({ queryKey, exact: true, type: "active" });
    return whole?.[1]?.pages.flatMap((page) => page.applications) ?? beginning;
  };
  /** As displayed: columns load more by themselves. */
  const shownNow = () =>
    isBoard
      ? board.data && applicationStatuses.flatMap((stage) => columnOf(stage, board.data.columns[stage]))
      : list.data && uniqueById(list.data.pages.flatMap((page) => page.applications));
  const pages = list.data?.pages;
  const first = pages?.[0]?.counts;
  return {
    board,
    list,
    shownNow,
    byStatus: isBoard ? board.data?.by_status : first?.by_status,
    overdue: first?.overdue ?? 0,
    jobs: pages?.[0]?.jobs ? new Map(pages.flatMap((page) => page.jobs ?? []).map((job) => [job.id, job])) : null,
  };
}

/**
 * Applicants of a job, or of all a company's jobs: from 1024 px a board and a table with a side panel, cards below. Search, filters
 * and order live in the URL; people move by drag, menu and keyboard, or several at a time after a preview.
 */
export function People({ jobId, companyId, emptyText, share, panel }: PeopleProps) {
  const view = usePeopleView(jobId);
  const isWide = useIsWide();
  const isBoard = isWide && jobId !== null && view.layout === "board";
  const { board, list, shownNow, byStatus, overdue, jobs } = usePeople({ jobId }, view, isBoard);
  const people = shownNow();
  usePreloadMoves(people !== undefined);
  const { ticked, isSelecting, tick, begin: beginSelecting, end: endSelecting } = useSelection();
  const moves = useMoves({ onBegin: endSelecting });
  const emailing = useEmailSeveral(endSelecting);
  const [helping, setHelping] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const waiting = useWaitingChanges();
  useUnsavedWarning(waiting > 0);
  const counts = byStatus && { total: countOf(byStatus, isBoard ? undefined : view.filter.stage), overdue };
  useAnnounce(isBoard ? undefined : rowsFound(view.filter.search ?? "", list, people?.length ?? 0, "application"));

  const dashboard = useCompanyDashboardOf(companyId);
  const context: PeopleContext = {
    view,
    moves,
    jobId,
    companyId,
    seesColleagues: dashboard?.can.read_company === true,
    isPaused: dashboard !== undefined && isPaused(dashboard),
    email: emailing.open,
    ticked,
    isSelecting: isSelecting && !isWide,
    tick,
  };

  const find = (id: string): JobApplicationListItem | undefined => shownNow()?.find((person) => person.id === id);
  const search = () => root.current?.querySelector<HTMLElement>("input[type='search']")?.focus();
  const focusOn = (id: string) =>
    root.current?.querySelector<HTMLElement>(`[data-person="${id}"] [data-person-link]`)?.focus();
  usePeopleKeys(root, isWide, {
    isBeside: view.person !== null,
    move: (id, to, next) => {
      const person = find(id);
      if (!person) return;
      const status = moves.statusOf(person);
      if (status === to) return;
      if (!canMoveTo({ ...person, status }, to))
        return announce(`${person.candidate_name} can't be moved to that stage.`);
      moves.ask([{ ...person, status }], to);
      // Focus the next person once this one is moving.
      if (!asksFirst(to) && next) focusOn(next);
    },
    tick: (id) => {
      const person = find(id);
      if (person) tick([person], !ticked.has(id));
    },
    undo: () => {
      if (!undoLast("application")) announce("There's nothing to undo.");
    },
    leave: () => {
      if (view.person) {
        const { person } = view;
        view.close();
        focusOn(person);
      } else endSelecting();
    },
    search,
    help: () => setHelping(true),
  });

  const grouping = { order: view.order, counts: counts ?? null, jobs };
  const empty = view.isNarrowed ? (
    <EmptyState title="Nothing matches" action={<Button onClick={view.clear}>Clear filters</Button>} />
  ) : (
    <EmptyState title="No applications yet" action={share}>
      {emptyText}
    </EmptyState>
  );
  return (
    <div
      ref={root}
      data-search-key={isWide || undefined}
      data-board={isBoard || undefined}
      className="people grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <PeopleToolbar
        context={context}
        counts={byStatus}
        hasBoard={jobId !== null}
        isBoard={isBoard}
        onHelp={() => setHelping(true)}
        onSelect={beginSelecting}
      >
        {!isBoard && <PeopleExport context={context} />}
      </PeopleToolbar>
      {context.isSelecting && <SelectHead context={context} people={people ?? []} onEnd={endSelecting} />}
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
                  <PeopleTable context={context} people={rows as readonly Item[]} grouping={grouping} />
                ) : (
                  <PeopleRows context={context} people={rows as readonly Item[]} grouping={grouping} />
                )
              }
            </PagedList>
          </Card>
        )}
        {/* A choice applies to these people only, not to the next selection. */}
        <PeopleBulk key={String(ticked.size > 0)} context={context} onClear={endSelecting} />
        {/* Below the list, so that it doesn't shift rows under the finger. */}
        {waiting > 0 && (
          <div className="waits" role="status">
            <Notice icon={CloudOff} tone="warn">
              You're offline. We'll send {formatCount(waiting, "change")} when you're back.
            </Notice>
          </div>
        )}
      </div>
      {isWide && view.person && (
        <Suspense>
          <Beside context={context} id={view.person} people={people ?? []} counts={byStatus} panel={panel} />
        </Suspense>
      )}
      {moves.dialogs}
      {emailing.dialog}
      {helping && <ShortcutsDialog onClose={() => setHelping(false)} />}
    </div>
  );
}

interface BesideProps {
  context: PeopleContext;
  id: string;
  people: readonly Item[];
  counts: Partial<Record<ApplicationStatus, number>> | undefined;
  panel: PeopleProps["panel"];
}

/** A person next to the list, with steps to others of their stage as ordered when the panel opened. */
function Beside({ context: { view, moves, jobId }, id, people, counts, panel }: BesideProps) {
  const person = people.find((each) => each.id === id);
  const status = person && moves.statusOf(person);
  const isBoard = jobId !== null && view.layout === "board";
  const along = useFrozen(
    `${jobId}?${view.address}`,
    person ? people.filter((each) => !isBoard || moves.statusOf(each) === status) : [],
    (counts && (isBoard ? status && counts[status] : countOf(counts, view.filter.stage))) ?? 0,
    id,
    isBoard ? status : undefined,
  );
  const place = along.people.findIndex((each) => each.id === id);
  const go = useSteps(along.people, id, view.open);
  const step = (by: 1 | -1) => {
    const person = place < 0 ? undefined : along.people[place + by];
    return person ? { name: person.candidate_name, go: go(by) } : null;
  };
  return (
    <div className="beside">
      <ApplicationPanel
        id={id}
        walk={{
          previous: step(-1),
          next: step(1),
          position: place >= 0 ? place + 1 : null,
          total: along.total,
          back: { name: jobId === null ? "Applications" : isBoard ? "the board" : "the list", go: view.close },
        }}
        onClose={view.close}
        page={(tab) => personAddress({ view, jobId }, id, tab)}
        {...panel}
      />
    </div>
  );
}
