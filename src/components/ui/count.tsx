/** A number next to a word, in a tab or a title; `hot` if it waits for the reader. */
export function Count({ value, hot = false }: { value: number; hot?: boolean | undefined }) {
  return <span className={hot ? "count hot" : "count"}>{value}</span>;
}
