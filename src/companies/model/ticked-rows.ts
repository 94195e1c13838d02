import type { Work } from "@/companies/model/assignment-preview";

/** Checked rows by id, as they were when checked. */
export type Ticks = ReadonlyMap<string, Work>;

export function tick(ticked: Ticks, works: readonly Work[], isOn: boolean): Ticks {
  const next = new Map(ticked);
  for (const work of works) {
    if (isOn) next.set(work.id, work);
    else next.delete(work.id);
  }
  return next;
}
