/** What begins so a spreadsheet takes for a formula, also behind quotes and white space. */
const formula = /^["'\s]*[=+\-@]|^[\t\r]/;
const cell = (text: string): string => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Rows as a file for spreadsheets, whose cells none takes for a formula; with the mark some need to read it as UTF-8. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => row.map(cell).join(",")).join("\r\n")}`;

/** Hands a CSV to the browser to be saved; "candidates" becomes "candidates-2026-11-23.csv". */
export function saveCsv(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  link.download = `${name}-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
