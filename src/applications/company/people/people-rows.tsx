import { useEffect, useState } from "react";
import { type Grouping, groupsOf, isByJob } from "@/applications/company/people/groups";
import type { Item, PeopleContext } from "@/applications/company/people/people-context";
import { PersonRow } from "@/applications/company/people/person-row";
import { SwipeHint } from "@/applications/company/people/swipe-hint";
import { AppLink } from "@/components/ui/app-link";

interface PeopleRowsProps {
  context: PeopleContext;
  people: readonly Item[];
  grouping: Grouping;
}

/** Freezes the list while a row rests: nothing new moves under the thumb that just tapped. */
function useHeld(people: readonly Item[], isHeld: boolean): readonly Item[] {
  const [held, hold] = useState(people);
  useEffect(() => {
    if (!isHeld) hold(people);
  }, [people, isHeld]);
  return isHeld ? held : people;
}

/** People below 1024 px, 80 px each, grouped by job if the order says so. */
export function PeopleRows({ context, people, grouping }: PeopleRowsProps) {
  const shown = useHeld(people, context.moves.resting.size > 0);
  /** The row with visible actions: one at a time. */
  const [opened, setOpened] = useState<string | null>(null);
  // Selecting closes it; the row doesn't reopen by itself.
  if (context.isSelecting && opened !== null) setOpened(null);
  return (
    <>
      <SwipeHint isUsed={opened !== null || context.isSelecting} />
      {groupsOf(shown, grouping).map((group) => (
        <section key={group.key} aria-label={group.title ?? "Applications"} data-people className="prows">
          <h2 className={group.title ? "prows-head" : "sr-only"}>
            {group.to ? (
              <AppLink to={group.to} className="truncate">
                {group.title}
              </AppLink>
            ) : (
              <span className="truncate">{group.title ?? "Applications"}</span>
            )}
            {group.note && <small>{group.note}</small>}
          </h2>
          {/* biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to some screen readers */}
          <ul role="list">
            {group.people.map((person) => (
              <li key={person.id}>
                <PersonRow
                  context={context}
                  person={person}
                  isUnderJob={isByJob(group)}
                  isOpen={opened === person.id}
                  onOpen={(isOpen) => setOpened(isOpen ? person.id : null)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
