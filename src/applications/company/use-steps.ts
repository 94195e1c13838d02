import { useLayoutEffect, useRef } from "react";

/** Opens the person `by` places further along a list. Each press counts, even before the person of the last one is shown. */
export function useSteps(
  people: readonly { id: string }[],
  id: string,
  open: (id: string) => void,
): (by: 1 | -1) => () => void {
  const at = useRef(id);
  useLayoutEffect(() => {
    at.current = id;
  }, [id]);
  return (by) => () => {
    const place = people.findIndex((each) => each.id === at.current);
    const to = place < 0 ? undefined : people[place + by];
    if (!to) return;
    at.current = to.id;
    open(to.id);
  };
}
