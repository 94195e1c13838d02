import type { ApplicationOrder } from "@contracts/applications/application";
import { limits } from "@contracts/limits";
import { ArrowDownUp, Keyboard } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { FilterChipsOf } from "@/applications/company/people/filters/filter-bar";
import type { ChipProps } from "@/applications/company/people/filters/filter-chip";
import { boardOrder } from "@/applications/company/people/people-view";
import { PhoneMenu } from "@/applications/company/people/phone-menu";
import { SavedViews } from "@/applications/company/people/saved-views";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { IconButton } from "@/components/ui/icon-button";
import { Menu } from "@/components/ui/menu";
import { SearchBox } from "@/components/ui/search-box";
import { Segmented } from "@/components/ui/segmented";
import { useIsWide } from "@/lib/use-is-wide";

const orderWords: Record<ApplicationOrder, string> = {
  best: "Best match",
  decision: "Needs a decision first",
  newest: "Newest",
  answer: "Reply by",
};

const orderTexts: Partial<Record<ApplicationOrder, string>> = {
  best: "Required skills, then preferred skills, level, location and ways of working",
  decision: "Overdue and due today, then best match; waiting on someone else last",
};

function OrderChip({ context: { view }, isBoard }: Pick<ChipProps, "context" | "isBoard">) {
  const chosen = isBoard ? boardOrder(view.order) : view.order;
  return (
    <Menu
      label={`Order: ${orderWords[chosen]}`}
      buttonClassName="filter-chip is-on"
      align="start"
      items={view.orders
        .filter((order) => !isBoard || boardOrder(order) === order)
        .map((order) => ({
          label: orderWords[order],
          ...(orderTexts[order] && { text: orderTexts[order] }),
          isCurrent: order === chosen,
          onSelect: () => view.setOrder(order),
        }))}
    >
      <Icon icon={ArrowDownUp} size="sm" />
      {orderWords[chosen]}
    </Menu>
  );
}

interface PeopleToolbarProps extends ChipProps {
  hasBoard: boolean;
  onHelp: () => void;
  onSelect: () => void;
  children?: ReactNode;
}

/** Sorts and filters a list of people with chips, which scroll sideways on phones. */
export function PeopleToolbar({ hasBoard, onHelp, onSelect, children, ...chips }: PeopleToolbarProps) {
  const { context, isBoard } = chips;
  const { view } = context;
  const isWide = useIsWide();
  /** Counts requests for the search field from the phone menu. */
  const [searches, setSearches] = useState(0);
  const tools = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (searches > 0) tools.current?.querySelector<HTMLElement>("input[type='search']")?.focus();
  }, [searches]);
  return (
    <div className="people-tools grid grid-cols-[minmax(0,1fr)] gap-3">
      <div ref={tools} className="flex flex-wrap items-start gap-2 max-lg:items-center">
        {(isWide || searches > 0 || view.search.text !== "") && (
          <SearchBox
            className="w-full lg:w-56 lg:@max-[60rem]:w-48"
            label="Search name, title or skill"
            placeholder="Name, title or skill"
            value={view.search.text}
            maxLength={limits.shortText}
            onChange={view.search.setText}
          />
        )}
        <fieldset className="filter-chips min-w-0 flex-1 lg:flex-wrap" aria-label="Order and filters">
          <OrderChip {...chips} />
          <SavedViews context={context} />
          <FilterChipsOf {...chips} />
          {view.isNarrowed && (
            <Button variant="quiet" className="flex-none" onClick={view.clear}>
              Clear filters
            </Button>
          )}
        </fieldset>
        {!isWide && <PhoneMenu onSelect={onSelect} onSearch={() => setSearches(searches + 1)} />}
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
    </div>
  );
}
