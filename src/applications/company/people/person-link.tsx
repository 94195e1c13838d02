import type { MouseEvent } from "react";
import type { Item, PeopleContext } from "@/applications/company/people/people-context";
import { UnreadCount } from "@/components/product/unread-count";
import { CoverLink } from "@/components/ui/cover-link";
import { paths } from "@/config/paths";
import { formatCount } from "@/lib/format";
import { useIsWide } from "@/lib/use-is-wide";

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The URL of an application, or of a tab of it, which knows its list. */
export const personAddress = (
  { view, jobId }: Pick<PeopleContext, "view" | "jobId">,
  id: string,
  tab?: string,
): string => {
  const list = new URLSearchParams(view.address);
  list.set("of", jobId ?? "all");
  if (tab) list.set("tab", tab);
  return `${paths.company.application(id)}?${list}`;
};

interface PersonLinkProps {
  context: PeopleContext;
  person: Item;
  className?: string;
  /** A dot for unread messages, where a number doesn't fit. */
  hasDot?: boolean;
}

/** A person's name, whose link covers the row or card: opens the side panel, or their own page below 1024 px. */
export function PersonLink({ context, person, className, hasDot = false }: PersonLinkProps) {
  const isWide = useIsWide();
  return (
    <CoverLink
      to={personAddress(context, person.id)}
      className={className}
      data-person-link
      aria-current={context.view.person === person.id || undefined}
      onClick={(event) => {
        if (!isWide || !isPlain(event)) return;
        event.preventDefault();
        context.view.open(person.id);
      }}
    >
      {person.candidate_name}{" "}
      {hasDot && person.unread > 0 ? (
        <span className="unread-dot">
          <span className="sr-only">{formatCount(person.unread, "unread message")}</span>
        </span>
      ) : (
        <UnreadCount value={person.unread} />
      )}
    </CoverLink>
  );
}
