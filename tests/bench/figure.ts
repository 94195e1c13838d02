/** A benchmark figure with its reference. */
export interface Figure {
  /** A description: "a job's 50 newest applications, largest tenant". */
  what: string;
  /** In `unit`. */
  value: number;
  /** The same work without this app's overhead, measured in the same run, in `unit`; null when the goal is a plain number. */
  floor: number | null;
  /** "ms" of database CPU, "kB" gzipped, "levels", "files", "points", … */
  unit: string;
  /** The most that value / floor, or value without a floor, may be (or the least, where more is better). */
  goal: number;
  /** Default: "less". */
  better?: "less" | "more";
  /** Context: what the floor is, or why a goal is missed. */
  note?: string;
}

/** The ratio to the floor, or without one the value itself. */
export const measured = ({ value, floor }: Figure): number => (floor === null ? value : value / floor);

/** Whether the figure meets its goal. */
export function isReached(figure: Figure): boolean {
  return figure.better === "more" ? measured(figure) >= figure.goal : measured(figure) <= figure.goal;
}
