import { useEffect, useState } from "react";
import { groupsOf } from "@/applications/company/people/groups";
import type { Item, PeopleContext } from "@/applications/company/people/people-context";
import { PersonCard } from "@/applications/company/people/person-card";

const cards = "mb-4 grid grid-cols-[minmax(0,1fr)] items-start gap-3 md:grid-cols-[repeat(2,minmax(0,1fr))]";

interface PeopleCardsProps {
  context: PeopleContext;
  people: readonly Item[];
  counts: { total: number; overdue: number } | null;
  isOneStage: boolean;
}

/** The list as it was while somebody in it rests: nothing comes under the thumb that has just pressed. */
function useHeld(people: readonly Item[], isHeld: boolean): readonly Item[] {
  const [held, hold] = useState(people);
  useEffect(() => {
    if (!isHeld) hold(people);
  }, [people, isHeld]);
  return isHeld ? held : people;
}

/** People below 1024 px: one card each, two abreast where there is room. */
export function PeopleCards({ context, people, counts, isOneStage }: PeopleCardsProps) {
  const shown = useHeld(people, context.moves.resting.size > 0);
  const groups = groupsOf(shown, context.view.order, counts);
  return groups.map((group) => (
    <section key={group.key} aria-label={group.title ?? "Applications"} data-people>
      <h2 className={group.title ? "pb-2 font-semibold text-ink-muted text-sm" : "sr-only"}>
        {group.title ?? "Applications"}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to some screen readers */}
      <ul role="list" className={cards}>
        {group.people.map((person) => (
          <li key={person.id}>
            <PersonCard context={context} person={person} isOneStage={isOneStage} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
