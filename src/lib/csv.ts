import { saveFile } from "@/lib/save-file";

/** Spreadsheets treat these starts as formulas, even after quotes and whitespace. */
const formula = /^["'\s]*[=+\-@]|^[\t\r]/;
const cell = (text: string): string => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Rows as CSV without formulas; with the byte order mark some programs need for UTF-8. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => row.map(cell).join(",")).join("\r\n")}`;

/** A cell without its protection against formulas. */
export const readCell = (text: string): string =>
  text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;

/** "candidates-2026-11-23.csv". */
export const datedCsv = (name: string): string => `${name}-${new Date().toISOString().slice(0, 10)}.csv`;

export const saveCsv = (text: string, name: string): void =>
  saveFile(new Blob([text], { type: "text/csv;charset=utf-8" }), name);
