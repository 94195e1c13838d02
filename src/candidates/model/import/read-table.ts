import { importBytes, mostImported } from "@contracts/invitations/invitation";
import { readCell } from "@/lib/csv";
import { formatNumber } from "@/lib/format";

/** A file of rows and columns, as it was read. */
export interface ImportTable {
  /** The file's, and which reading of it this is. */
  name: string;
  key: string;
  columns: string[];
  /** Each with its number in the file, as spreadsheets count; empty ones are left out. */
  lines: { line: number; cells: string[] }[];
}

export type ReadTable = { table: ImportTable } | { problem: string };

/** The text of a file; null where it is neither UTF-8 nor what spreadsheets call Unicode. */
function decode(bytes: Uint8Array): string | null {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    // Both drop the mark at the beginning.
    const text = new TextDecoder(isUtf16 ? "utf-16le" : "utf-8", { fatal: true }).decode(bytes);
    // No list has this sign; UTF-16 without its mark is full of them.
    return text.includes("\0") ? null : text;
  } catch {
    return null;
  }
}

/** The first bytes of a ZIP, which a spreadsheet's own format is. */
const isSpreadsheet = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03;

/** What spreadsheets put first to name the delimiter. */
const separator = /^sep=(.)\r?\n/i;

let readings = 0;

/**
 * Reads the rows of a text: comma, semicolon or tab, quotes, any line ends. The parser comes with the first file; it works here,
 * because the worker it brings is made of text, which the content security policy forbids, and a file of 1 MB takes it no time.
 */
async function parse(text: string, name: string): Promise<ReadTable> {
  const { default: papa } = await import("papaparse");
  const named = separator.exec(text);
  const { data, errors } = papa.parse<string[]>(named ? text.slice(named[0].length) : text, {
    delimiter: named?.[1] ?? "",
    delimitersToGuess: [",", ";", "\t"],
  });
  const broken = errors.find(({ type }) => type === "Quotes");
  if (broken) {
    return {
      problem: `The quotes around line ${formatNumber((broken.row ?? 0) + 1)} do not match. Mend them and choose the file again.`,
    };
  }
  const rows = data
    .map((cells, index) => ({ line: index + 1, cells: cells.map((each) => readCell(each.trim())) }))
    .filter(({ cells }) => cells.some(Boolean));
  const [head, ...lines] = rows;
  if (!head || lines.length === 0) return { problem: "This file has no lines below its column names." };
  if (lines.length > mostImported) {
    return {
      problem: `This file has ${formatNumber(lines.length)} lines. Import at most ${mostImported} at once: split it into several files.`,
    };
  }
  readings += 1;
  return { table: { name, key: `${readings} ${name}`, columns: head.cells, lines } };
}

/** Reads a file, or says what is wrong with it and what to do. */
export async function readTable(file: File): Promise<ReadTable> {
  if (file.size > importBytes) return { problem: "This file is larger than 1 MB. Choose a smaller file." };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isSpreadsheet(bytes)) {
    return { problem: "This is a spreadsheet. Save it as CSV (UTF-8) and choose that file." };
  }
  const text = decode(bytes);
  if (text === null) return { problem: "This file is not UTF-8. Save it as CSV (UTF-8) and choose it again." };
  return parse(text, file.name);
}
