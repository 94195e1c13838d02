import { saveFile } from "@/lib/save-file";

/** What begins so a spreadsheet takes for a formula, also behind quotes and white space. */
const formula = /^["'\s]*[=+\-@]|^[\t\r]/;
const cell = (text: string): string => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Rows as a file for spreadsheets, whose cells none takes for a formula; with the mark some need to read it as UTF-8. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => row.map(cell).join(",")).join("\r\n")}`;

/** A cell of such a file as it was before it was kept from being a formula. */
export const readCell = (text: string): string =>
  text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;

/** "candidates-2026-11-23.csv". */
export const datedCsv = (name: string): string => `${name}-${new Date().toISOString().slice(0, 10)}.csv`;

/** Hands a CSV to the browser to be saved. */
export const saveCsv = (text: string, name: string): void =>
  saveFile(new Blob([text], { type: "text/csv;charset=utf-8" }), name);
