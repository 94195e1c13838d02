/** The day that many days from today (UTC), as yyyy-mm-dd. */
export const day = (fromToday: number): string =>
  new Date(Date.now() + fromToday * 86_400_000).toISOString().slice(0, 10);
