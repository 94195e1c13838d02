/** The place an arrow, Home or End leads to in a row of `count`; from the last one on to the first. Undefined for other keys. */
export function placeAfter(key: string, place: number, count: number): number | undefined {
  const places: Record<string, number> = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: count - 1 };
  const next = places[key];
  return next === undefined ? undefined : (next + count) % count;
}
