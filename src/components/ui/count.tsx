/** A number beside a word, in a tab or a title; `hot` where it waits for the reader. */
export function Count({ value, hot = false }: { value: number; hot?: boolean | undefined }) {
  return <span className={hot ? "count hot" : "count"}>{value}</span>;
}
