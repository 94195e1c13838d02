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

/** What a list goes on with after those that are known, wherever they stand by now. */
function added<Each extends Listed>(known: readonly Each[], now: readonly Each[]): readonly Each[] {
  const isKnown = ({ id }: Each) => known.some((each) => each.id === id);
  const last = now.findLastIndex(isKnown);
  return last < 0 ? [] : now.slice(last + 1).filter((each) => !isKnown(each));
}

/**
 * A list in the order it had when somebody in it was opened, and how many there were: a decision moves nobody. It grows at its end as
 * more is read, and begins again with another list or with somebody who isn't in it. `part` names what `now` is of a list that shows
 * in parts: a decision brings somebody to another part, whose people are not its own.
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
