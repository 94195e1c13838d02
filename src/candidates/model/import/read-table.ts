import { importBytes, mostImported } from "@contracts/invitations/invitation";
import { readCell } from "@/lib/csv";
import { formatNumber } from "@/lib/format";

/** A table as read from a file. */
export interface ImportTable {
  /** The file's, plus the number of this reading. */
  name: string;
  key: string;
  columns: string[];
  /** Each with its line number as in spreadsheets; empty lines are left out. */
  lines: { line: number; cells: string[] }[];
}

type ReadTable = { table: ImportTable } | { problem: string };

/** The text of a file; null if it is neither UTF-8 nor UTF-16. */
function decode(bytes: Uint8Array): string | null {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    // Both drop the byte order mark.
    const text = new TextDecoder(isUtf16 ? "utf-16le" : "utf-8", { fatal: true }).decode(bytes);
    // UTF-16 without a mark is full of null characters.
    return text.includes("\0") ? null : text;
  } catch {
    return null;
  }
}

/** The first bytes of a ZIP, such as a spreadsheet file. */
const isSpreadsheet = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03;

/** Spreadsheets put it first to name the delimiter. */
const separator = /^sep=(.)\r?\n/i;

let readings = 0;

/**
 * Parses text into rows: comma, semicolon or tab, quotes, any line ends. The parser loads with the first file and runs on this
 * thread: the content security policy forbids its worker, and 1 MB is fast.
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
      problem: `The quotes around line ${formatNumber((broken.row ?? 0) + 1)} don't match. Fix them and choose the file again.`,
    };
  }
  const rows = data
    .map((cells, index) => ({ line: index + 1, cells: cells.map((each) => readCell(each.trim())) }))
    .filter(({ cells }) => cells.some(Boolean));
  const [head, ...lines] = rows;
  if (!head || lines.length === 0) return { problem: "This file has no lines below its column names." };
  if (lines.length > mostImported) {
    return {
      problem: `This file has ${formatNumber(lines.length)} lines. You can import up to ${mostImported} at a time, so split it into several files.`,
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
  if (text === null) return { problem: "This file isn't UTF-8. Save it as CSV (UTF-8) and choose it again." };
  return parse(text, file.name);
}
