import type { Company, QueuedCompany } from "@contracts/companies/company";
import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from "react";
import { AfterApproval } from "@/administration/admin/approvals/after-approval";
import { CompanyRecord } from "@/administration/admin/approvals/company-record";
import { RecordHead } from "@/administration/admin/approvals/record-body";
import { useRowKeys } from "@/administration/admin/approvals/use-row-keys";
import { WaitingRow } from "@/administration/admin/approvals/waiting-row";
import { Card, RowList } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { PagedList } from "@/components/ui/paged-list";
import { useIsWide } from "@/lib/use-is-wide";
import { useOpenBeside } from "@/lib/use-open-beside";

/** A company that was just approved, and its position in the list. */
interface Approved {
  company: Company;
  row: QueuedCompany;
  at: number;
}

interface ApprovalQueueProps {
  title: string;
  query: ComponentProps<typeof PagedList<QueuedCompany>>["query"];
  /** Undefined while loading. */
  companies: readonly QueuedCompany[] | undefined;
  isSettled: boolean;
  /** How many there are in total. */
  count: number;
  empty: string;
}

/** Companies in a queue that wait for a decision, longest wait first, and the open one next to them where there is room. */
export function ApprovalQueue({ title, query, companies, isSettled, count, empty }: ApprovalQueueProps) {
  const isBeside = useIsWide();
  // Once shown, a record stays mounted (hidden) in a narrower window so that drafts aren't lost. Without room it never loads, and
  // opens no document.
  const [wasBeside, setWasBeside] = useState(isBeside);
  if (isBeside && !wasBeside) setWasBeside(true);
  const [open, setOpen] = useOpenBeside("company", companies, { isBeside, isSettled });
  // What was just approved stays open, where it was in the list, until its plan is settled.
  const [approved, setApproved] = useState<Approved | null>(null);
  const settling = approved?.company.id === open ? approved : null;
  const place = companies?.findIndex(({ id }) => id === open) ?? -1;

  const desk = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // The row to focus once it appears, and a flag that the next page is being fetched to get there.
  const awaited = useRef<string | null>(null);
  const goesOn = useRef(false);
  // A newly opened record starts at its top.
  useLayoutEffect(() => {
    if (open && desk.current && desk.current.getBoundingClientRect().top < 0) desk.current.scrollIntoView();
  }, [open]);
  const goTo = (id: string | undefined) => {
    goesOn.current = false;
    awaited.current = id ?? null;
    setOpen(id ?? null);
  };
  const goBy = (by: number) => {
    if (!companies) return;
    // From the pending one if there is one: keys are faster than pages.
    const from = awaited.current
      ? companies.findIndex(({ id }) => id === awaited.current)
      : settling && place < 0
        ? settling.at - (by > 0 ? 1 : 0)
        : place;
    const next = companies[from + by];
    if (next) goTo(next.id);
    else if (by > 0 && query.hasNextPage && !query.isPlaceholderData) {
      goesOn.current = true;
      if (!query.isFetchingNextPage) void query.fetchNextPage();
    }
  };
  // A decision can be undone from anywhere, but only reopens the company on this screen. Set during render: a key may come before
  // effects run.
  const latest = useRef<{ goTo: typeof goTo; goBy: typeof goBy }>(null);
  useLayoutEffect(() => {
    latest.current = { goTo, goBy };
    return () => {
      latest.current = null;
    };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows come with them
  useEffect(() => {
    if (goesOn.current) latest.current?.goBy(1);
    if (awaited.current === null || awaited.current !== open) return;
    const row = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (!row) return;
    awaited.current = null;
    row.focus();
  }, [open, companies]);
  const [step] = useState(() => (by: number) => latest.current?.goBy(by));
  useRowKeys(desk, list, step);
  const after = {
    onDecided: (company: Company) => {
      const at = companies?.findIndex(({ id }) => id === company.id) ?? -1;
      const row = companies?.[at];
      if (row && !row.is_approved && company.is_approved) setApproved({ company, row, at });
      else latest.current?.goTo((companies?.[at + 1] ?? companies?.[at - 1])?.id);
    },
    onUndone: ({ id }: Company) => {
      setApproved(null);
      latest.current?.goTo(id);
    },
  };
  const rows = settling && place < 0 ? companies?.toSpliced(settling.at, 0, settling.row) : companies;
  const following = settling ? (companies?.[settling.at] ?? companies?.[0]) : undefined;

  return (
    <div ref={desk} className="queue">
      <div ref={list} className="queue-list">
        <Card title={title} aside={<span className="text-ink-muted text-sm">Longest wait first</span>} flush>
          <PagedList query={query} rows={rows} what="companies" empty={<EmptyState title={empty} />}>
            {(shown) => (
              <RowList aria-label={title}>
                {shown.map((company) => (
                  <WaitingRow
                    key={company.id}
                    company={company}
                    isApproved={company.id === settling?.company.id}
                    isBeside={isBeside}
                    isOpen={isBeside && company.id === open}
                  />
                ))}
              </RowList>
            )}
          </PagedList>
        </Card>
      </div>
      {settling && wasBeside && (
        <AfterApproval
          key={settling.company.id}
          company={settling.company}
          head={<RecordHead company={settling.company} />}
          className="max-lg:hidden"
          onNext={following && (() => goTo(following.id))}
          onUndone={after.onUndone}
        />
      )}
      {open && !settling && wasBeside && (
        <CompanyRecord
          key={open}
          companyId={open}
          next={companies?.[place + 1]?.id}
          place={place >= 0 ? { at: place + 1, of: count } : undefined}
          onStep={goBy}
          after={after}
        />
      )}
    </div>
  );
}
