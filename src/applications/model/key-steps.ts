/** The person after (1) or before (-1) another in their own stage or group; null at its end. */
export function personAlong(here: HTMLElement, by: 1 | -1): HTMLElement | null {
  const group = here.closest("[data-people]");
  const people = [...(group?.querySelectorAll<HTMLElement>("[data-person]") ?? [])];
  const next = people[people.indexOf(here) + by];
  if (next) return next;
  // Rows of one list go on in its next group; stages of a board do not.
  const beside = by === 1 ? group?.nextElementSibling : group?.previousElementSibling;
  if (!beside?.matches("[data-people]:not(.col)")) return null;
  const others = beside.querySelectorAll<HTMLElement>("[data-person]");
  return others[by === 1 ? 0 : others.length - 1] ?? null;
}

/** The person at the same height in the nearest stage beside, to the right (1) or left (-1), that has one. */
export function personAcross(here: HTMLElement, by: 1 | -1): HTMLElement | null {
  const stage = here.closest(".col");
  const place = [...(stage?.querySelectorAll("[data-person]") ?? [])].indexOf(here);
  for (let at = stage; at; ) {
    at = by === 1 ? at.nextElementSibling : at.previousElementSibling;
    const people = [...(at?.querySelectorAll<HTMLElement>("[data-person]") ?? [])];
    const found = people[Math.min(place, people.length - 1)];
    if (found) return found;
  }
  return null;
}
