import { useState } from "react";

interface Listed {
  id: string;
}

interface Frozen<Each> {
  list: string;
  part: string | undefined;
  people: readonly Each[];
  total: number;
}

/** Appends new people after the known ones, wherever they are now. */
function added<Each extends Listed>(known: readonly Each[], now: readonly Each[]): readonly Each[] {
  const isKnown = ({ id }: Each) => known.some((each) => each.id === id);
  const last = now.findLastIndex(isKnown);
  return last < 0 ? [] : now.slice(last + 1).filter((each) => !isKnown(each));
}

/**
 * A list in the order it had when a person in it was opened, and its count: decisions don't reorder it. It grows at the end as more
 * loads, and restarts with another list or a person outside it. `part` names the part of a list that `now` holds, because a
 * decision can move a person to another part.
 */
export function useFrozen<Each extends Listed>(
  list: string,
  now: readonly Each[],
  total: number,
  id: string,
  part?: string,
): Pick<Frozen<Each>, "people" | "total"> {
  const [frozen, setFrozen] = useState<Frozen<Each>>({ list, part, people: now, total });
  const isIn = (people: readonly Each[]) => people.some((each) => each.id === id);
  let kept = frozen;
  if (frozen.list !== list || (!isIn(frozen.people) && isIn(now))) kept = { list, part, people: now, total };
  else if (frozen.part === part) {
    const more = added(frozen.people, now);
    if (more.length > 0) kept = { ...frozen, people: [...frozen.people, ...more] };
  }
  if (kept !== frozen) setFrozen(kept);
  return { people: kept.people, total: Math.max(kept.total, kept.people.length) };
}
