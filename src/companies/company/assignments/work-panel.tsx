import type { Colleague } from "@contracts/companies/staff";
import type { Assignee } from "@contracts/jobs/job";
import { type ComponentProps, type Dispatch, type ReactNode, type SetStateAction, useState } from "react";
import { ColleagueCard, ColleagueChips } from "@/companies/company/assignments/colleagues";
import { WorkList, type WorkRow } from "@/companies/company/assignments/work-list";
import { assignPreview, unassignPreview, type WorkKind } from "@/companies/model/assignment-preview";
import { type Ticks, tick } from "@/companies/model/ticked-rows";
import { toast } from "@/components/feedback/toast";
import { BulkBar } from "@/components/ui/bulk-bar";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { PagedList } from "@/components/ui/paged-list";
import { formatCount } from "@/lib/format";
import { useAddressChoice } from "@/lib/use-address-choice";
import { useIsWide } from "@/lib/use-is-wide";

interface WorkPanelProps {
  kind: WorkKind;
  query: ComponentProps<typeof PagedList>["query"];
  rows: readonly WorkRow[] | undefined;
  filters: ReactNode;
  empty: ReactNode;
  headers: readonly string[];
  columns: string;
  colleagues: readonly Colleague[];
  /** Held by the page: checked items stay checked while searching or viewing the other list. */
  ticked: Ticks;
  onTicked: Dispatch<SetStateAction<Ticks>>;
  /** Assigns or unassigns, with a toast; true on success. */
  assign: (ids: string[], assignee: Assignee | null) => Promise<boolean>;
}

/** A list of work next to colleagues who can take it over: choose, check, preview, assign. */
export function WorkPanel(props: WorkPanelProps) {
  const { kind, query, rows, filters, empty, headers, columns, colleagues, ticked, onTicked, assign } = props;
  const [inAddress, keepInAddress] = useAddressChoice("to");
  // The URL updates a moment later, so a press would flicker back.
  const [chosen, setChosen] = useState(inAddress);
  const choose = (id: string) => {
    setChosen(id);
    keepInAddress(id);
  };
  const [busy, setBusy] = useState<"assign" | "unassign" | null>(null);
  const isWide = useIsWide();
  const to = colleagues.find(({ user_id }) => user_id === chosen);
  const myId = colleagues.find(({ is_me }) => is_me)?.user_id;
  // Current rows, and those no longer listed as they were when checked.
  const works = [...ticked.values()].map((work) => rows?.find(({ id }) => id === work.id) ?? work);
  const preview = to && assignPreview(kind, works, to, myId);
  const back = unassignPreview(works, myId);

  const act = async (what: "assign" | "unassign", ids: string[], assignee: Assignee | null) => {
    setBusy(what);
    try {
      // Keeps what was checked since.
      if (await assign(ids, assignee)) onTicked((now) => tick(now, works, false));
    } finally {
      setBusy(null);
    }
  };
  const onAssign = () => {
    if (to && preview) void act("assign", preview.ids, to);
    else toast.error({ title: `Please select ${kind}s and an assignee` });
  };
  const list = { colleagues, value: to?.user_id ?? null, onChange: choose };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23.5rem]">
      <div className="min-w-0">
        {!isWide && colleagues.length > 0 && <ColleagueChips kind={kind} {...list} />}
        <div className="mb-3 flex flex-wrap gap-2">{filters}</div>
        <Card flush>
          <PagedList query={query} rows={rows} what={`${kind}s`} empty={empty}>
            {(shown) => (
              <WorkList
                kind={kind}
                // From the query, so these are the panel's own rows.
                rows={shown as readonly WorkRow[]}
                headers={headers}
                columns={columns}
                isTicked={(id) => ticked.has(id)}
                onTick={(which, isOn) => onTicked((now) => tick(now, which, isOn))}
              />
            )}
          </PagedList>
        </Card>
        <BulkBar
          count={works.length}
          what={formatCount(works.length, kind)}
          say={
            preview ? (
              <>
                <b className="font-semibold text-ink">{preview.lead}</b> {preview.text}
              </>
            ) : (
              `Choose a colleague to assign ${works.length === 1 ? "it" : "them"} to.`
            )
          }
          onClear={() => onTicked(new Map())}
        >
          <Button
            variant="quiet"
            busy={busy === "unassign"}
            busyLabel="Unassigning..."
            disabled={busy !== null || back.ids.length === 0}
            onClick={() => void act("unassign", back.ids, null)}
          >
            Unassign
          </Button>
          <Button
            variant="primary"
            className="max-lg:grow"
            busy={busy === "assign"}
            busyLabel="Assigning..."
            disabled={busy === "unassign" || preview?.ids.length === 0}
            onClick={onAssign}
          >
            Assign {formatCount(preview ? preview.ids.length : works.length, kind)}
          </Button>
        </BulkBar>
      </div>
      {isWide && <ColleagueCard {...list} />}
    </div>
  );
}
