import type { ApplicationOrder } from "@contracts/applications/application";
import type { ApplicationStatus } from "@contracts/enums";
import { limits } from "@contracts/limits";
import { useQuery } from "@tanstack/react-query";
import { ArrowDownWideNarrow, Keyboard, SlidersHorizontal, UserRound } from "lucide-react";
import { type ReactNode, useState } from "react";
import { FilterDialog } from "@/applications/company/people/filter-dialog";
import type { PeopleContext } from "@/applications/company/people/people-context";
import { StageFilterChips, StageFilterSelect } from "@/applications/company/people/stage-filter";
import { assigneesQuery } from "@/companies/data/staff";
import { MatchOrder } from "@/components/product/match-order";
import { Button } from "@/components/ui/button";
import { Count } from "@/components/ui/count";
import { FilterSelect } from "@/components/ui/filter-select";
import { IconButton } from "@/components/ui/icon-button";
import { SearchBox } from "@/components/ui/search-box";
import { Segmented } from "@/components/ui/segmented";
import { personName } from "@/lib/format";
import { useIsWide } from "@/lib/use-is-wide";

const orders: readonly { value: ApplicationOrder; label: string }[] = [
  { value: "best", label: "Best match" },
  { value: "newest", label: "Newest" },
  { value: "answer", label: "Answer by" },
];

/** Whose people there are to choose from, besides anyone's. */
function useAssigneeOptions({ view, companyId, seesColleagues }: PeopleContext) {
  const { data } = useQuery({ ...assigneesQuery(companyId), enabled: seesColleagues });
  const { assignee } = view.filter;
  const options = [
    { value: "me", label: "Mine" },
    { value: "nobody", label: "Assigned to nobody" },
    ...(data ?? []).map((colleague) => ({ value: colleague.user_id, label: personName(colleague, "colleague") })),
  ];
  // Who is gone, or not looked up yet, is chosen all the same: the address says so.
  if (assignee && !options.some(({ value }) => value === assignee))
    options.push({ value: assignee, label: data ? "A former colleague" : "Loading..." });
  return options;
}

interface PeopleToolbarProps {
  context: PeopleContext;
  counts: Partial<Record<ApplicationStatus, number>> | undefined;
  /** There is a board to choose. */
  hasBoard: boolean;
  isBoard: boolean;
  onHelp: () => void;
  /** What else is done with the whole list. */
  children?: ReactNode;
}

/** What narrows and orders a list of people: one bar from 1024 px; on phones the stages first, and the rest behind a button. */
export function PeopleToolbar({ context, counts, hasBoard, isBoard, onHelp, children }: PeopleToolbarProps) {
  const { view } = context;
  const isWide = useIsWide();
  const assignees = useAssigneeOptions(context);
  const [filtering, setFiltering] = useState(false);
  const order = (
    <FilterSelect
      label="Order"
      icon={ArrowDownWideNarrow}
      options={orders}
      value={view.order}
      onChange={view.setOrder}
    />
  );
  const filter = (
    <Button icon={SlidersHorizontal} aria-haspopup="dialog" onClick={() => setFiltering(true)}>
      Filter
      {view.narrowing > 0 && <Count value={view.narrowing} />}
    </Button>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {!isWide && <StageFilterChips view={view} counts={counts} />}
      <div className="flex flex-wrap items-center gap-2">
        <SearchBox
          className="w-full lg:max-w-72 lg:flex-1 lg:basis-56"
          label="Search name, title or skill"
          value={view.search.text}
          maxLength={limits.shortText}
          onChange={view.search.setText}
        />
        {isWide && !isBoard && <StageFilterSelect view={view} counts={counts} />}
        {isWide && context.seesColleagues && (
          <FilterSelect
            label="Assigned to"
            icon={UserRound}
            all="Assigned to anyone"
            options={assignees}
            value={view.filter.assignee ?? null}
            onChange={(assignee) => view.set({ assignee })}
          />
        )}
        {order}
        {filter}
        {view.isNarrowed && (
          <Button variant="quiet" onClick={view.clear}>
            Show all
          </Button>
        )}
        {isWide && (
          <span className="ml-auto flex items-center gap-2">
            {children}
            <IconButton icon={Keyboard} label="Keyboard shortcuts" aria-keyshortcuts="?" onClick={onHelp} />
            {hasBoard && (
              <Segmented
                label="View"
                options={[
                  { value: "board", label: "Board" },
                  { value: "list", label: "List" },
                ]}
                value={isBoard ? "board" : "list"}
                onChange={(layout) => view.setLayout(layout === "board" ? "board" : "list")}
              />
            )}
          </span>
        )}
      </div>
      {view.order === "best" && <MatchOrder />}
      {filtering && (
        <FilterDialog
          view={view}
          assignees={isWide || !context.seesColleagues ? undefined : assignees}
          onClose={() => setFiltering(false)}
        />
      )}
    </div>
  );
}
