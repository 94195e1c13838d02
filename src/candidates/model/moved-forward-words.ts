const numbers = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

/** "Two of your applications moved forward this week."; undefined if none did. */
export function movedForwardWords(moved: number): string | undefined {
  return moved > 0 ? `${numbers[moved - 1] ?? moved} of your applications moved forward this week.` : undefined;
}
