/** The next (1) or previous (-1) person in the same stage or group; null at its end. */
export function personAlong(here: HTMLElement, by: 1 | -1): HTMLElement | null {
  const group = here.closest("[data-people]");
  const people = [...(group?.querySelectorAll<HTMLElement>("[data-person]") ?? [])];
  const next = people[people.indexOf(here) + by];
  if (next) return next;
  // A list's rows continue in the next group; a board's stages don't.
  const beside = by === 1 ? group?.nextElementSibling : group?.previousElementSibling;
  if (!beside?.matches("[data-people]:not(.col)")) return null;
  const others = beside.querySelectorAll<HTMLElement>("[data-person]");
  return others[by === 1 ? 0 : others.length - 1] ?? null;
}

/** The person at the same height in the nearest nonempty stage to the right (1) or left (-1). */
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
