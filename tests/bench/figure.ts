/** One number of the bench, beside what it is held against. */
export interface Figure {
  /** What was measured, in words: "a job's 50 newest applications, largest tenant". */
  what: string;
  /** In `unit`. */
  value: number;
  /** The same work without what this app adds, measured in the same run, in `unit`; null where the goal is a plain number. */
  floor: number | null;
  /** "ms" of database CPU, "kB" gzipped, "levels", "files", "points", … */
  unit: string;
  /** What value / floor, or value where there is no floor, shall be at most (or at least, where more is better). */
  goal: number;
  /** "less" when left out. */
  better?: "less" | "more";
  /** What the reader should know: what the floor is, why a goal is missed. */
  note?: string;
}

/** What is held against the goal: the ratio to the floor, or the value itself. */
export const measured = ({ value, floor }: Figure): number => (floor === null ? value : value / floor);

/** True when the figure is where it shall be. */
export function isReached(figure: Figure): boolean {
  return figure.better === "more" ? measured(figure) >= figure.goal : measured(figure) <= figure.goal;
}
