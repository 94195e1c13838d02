/** A day (UTC) for display: "Nov 16, 2026". */
export const dayInWords = (iso: string): string =>
  new Date(iso).toLocaleDateString("en-US", { dateStyle: "medium", timeZone: "UTC" });
