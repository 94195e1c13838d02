import { Fragment, type KeyboardEvent, useRef } from "react";
import type { ComparedJob } from "@/jobs/model/order-jobs";
import { ListedJobRow } from "@/jobs/public/list/listed-job-row";
import { formatNumber } from "@/lib/format";

/** Consecutive rows under one heading. */
export interface JobSection {
  /** "" for rows without a heading. */
  title: string;
  /** Undefined while more may load. */
  size: number | undefined;
  jobs: readonly ComparedJob[];
}

interface ListedJobsProps {
  sections: readonly JobSection[];
  openId: string | undefined;
  onOpen: ((id: string) => void) | undefined;
}

/** Where a key moves in a list; undefined for other keys. */
function walkTo(key: string, place: number, last: number): number | undefined {
  switch (key) {
    case "ArrowDown":
    case "j":
      return Math.min(place + 1, last);
    case "ArrowUp":
    case "k":
      return Math.max(place - 1, 0);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return undefined;
  }
}

/** The list's rows. Arrow keys, j and k, Home and End move and open; Enter goes to the page. */
export function ListedJobs({ sections, openId, onOpen }: ListedJobsProps) {
  const list = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey || event.nativeEvent.isComposing) return;
    const links = [...(list.current?.querySelectorAll<HTMLElement>("[data-job]") ?? [])];
    const row = (event.target as Element).closest("li")?.querySelector<HTMLElement>("[data-job]");
    const to = row && links[walkTo(event.key, links.indexOf(row), links.length - 1) ?? -1];
    if (!to) return;
    event.preventDefault();
    to.focus();
    if (to.dataset.job && to !== row) onOpen?.(to.dataset.job);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links in it have the focus
    <div ref={list} onKeyDown={walk}>
      {sections.map(({ title, size, jobs }) => (
        <Fragment key={title}>
          {title && (
            <h2 className="gline">
              {title} {size !== undefined && <span className="n">{formatNumber(size)}</span>}
            </h2>
          )}
          <ul aria-label={title || "Jobs"}>
            {jobs.map((compared) => (
              <ListedJobRow key={compared.job.id} {...compared} isOpen={compared.job.id === openId} onOpen={onOpen} />
            ))}
          </ul>
        </Fragment>
      ))}
    </div>
  );
}
