import { expect, it } from "vitest";
import { pageLines } from "@/candidates/model/resume/page-lines";
import type { PagePiece } from "@/candidates/model/resume/page-piece";

const linesOf = (pieces: PagePiece[]) => pageLines(pieces).map(({ text }) => text);
/** A line of text, as wide as its letters. */
const at = (x: number, y: number, text: string): PagePiece => ({ text, x, y, width: text.length * 5, height: 10 });

it("joins text on one line, and keeps tab gaps", () => {
  const pieces = [at(60, 700, "Nadia"), at(90, 700, "Ferreira"), at(400, 700, "2017 – today"), at(60, 686, "Engineer")];
  expect(linesOf(pieces)).toEqual(["Nadia Ferreira  2017 – today", "Engineer"]);
});

it("reads two columns in sequence, below a line that spans both", () => {
  const side = ["Contact", "nadia@example.com", "Skills", "TypeScript", "PostgreSQL", "Terraform", "Kafka and others"];
  const main = [
    "Senior Software Engineer at Quillmark",
    "Moved forty services to Kubernetes",
    "Software Engineer at Korvane",
    "Wrote the import of all shipments",
    "Physics Teacher at Arapahoe Ridge",
    "Grades nine to eleven, and robotics",
    "Bachelor of Science in Physics, 2016",
  ];
  const pieces = [
    at(60, 740, "Nadia Ferreira, somebody whose name goes right across both of the columns of this page"),
    ...side.map((text, row) => at(60, 700 - row * 14, text)),
    ...main.map((text, row) => at(300, 697 - row * 17, text)),
  ];
  expect(linesOf(pieces)).toEqual([pieces[0]?.text, ...side, ...main]);
});

it("keeps dates at the right edge with their positions", () => {
  const rows = Array.from({ length: 12 }, (_, row) => row);
  const pieces = rows.flatMap((row) => [
    at(60, 700 - row * 14, `Position number ${row} at a company`),
    at(480, 700 - row * 14, `20${10 + row} – 20${11 + row}`),
  ]);
  expect(linesOf(pieces)).toHaveLength(12);
});

it("reads a right-to-left line in its own order", () => {
  expect(linesOf([at(60, 700, "حداد"), at(100, 700, "يوسف")])).toEqual(["يوسف حداد"]);
});

it("keeps numbers in order", () => {
  expect(linesOf([at(60, 700, "(718) 555"), at(106, 700, "–"), at(112, 700, "0100")])).toEqual(["(718) 555–0100"]);
});

it("reads labels in a side column before the text next to them", () => {
  const rail = (y: number, label: string, ...lines: string[]) => [
    at(60, y, label),
    ...lines.map((text, row) => at(160, y - row * 14, text)),
  ];
  const pieces = [
    ...rail(700, "Experience", "Staff Engineer, Quillmark", "Moved forty services", "Wrote the import"),
    ...rail(640, "Education", "BSc Physics, 2016", "Grades are with me"),
    ...rail(600, "Skills", "Go, Kafka", "Terraform"),
  ];
  expect(linesOf(pieces)).toEqual([
    "Experience",
    "Staff Engineer, Quillmark",
    "Moved forty services",
    "Wrote the import",
    "Education",
    "BSc Physics, 2016",
    "Grades are with me",
    "Skills",
    "Go, Kafka",
    "Terraform",
  ]);
});

it("reads a name and a headline on the same baseline as two lines", () => {
  const large = (x: number, text: string): PagePiece => ({ text, x, y: 700, width: text.length * 13, height: 26 });
  const pieces = [large(60, "Jane"), { ...at(120, 700, "Platform Engineer"), height: 11 }, large(215, "Smith")];
  expect(linesOf(pieces)).toEqual(["Jane  Smith", "Platform Engineer"]);
});

const sections = ["Experience", "Staff Engineer at Quillmark", "Moved services to Kubernetes", "Wrote the importer"];

it("keeps right-aligned headings before the text below them", () => {
  const lines: [number, string][] = [
    [400, "Experience"],
    [60, "Staff Engineer at Quillmark"],
    [60, "Moved services to Kubernetes"],
    [60, "Software Engineer at Korvane"],
    [400, "Education"],
    [60, "BSc Physics"],
    [400, "Skills"],
    [60, "Kafka"],
    [400, "Awards"],
    [60, "Platform Prize"],
  ];
  expect(linesOf(lines.map(([x, text], row) => at(x, 700 - row * 14, text)))).toEqual(lines.map(([, text]) => text));
});

it("separates columns even if a left line ends just before the right column", () => {
  const side = [
    "Denver, CO",
    "(303) 555-0100",
    "nadia@example.com",
    "linkedin.com/in/nadia",
    "nadia-ferreira.dev/page",
  ];
  const main = [...sections, "Education", "BSc Physics"];
  const pieces = [
    ...side.map((text, row) => at(60, 700 - row * 12, text)),
    ...main.map((text, row) => at(178, 697 - row * 19, text)),
  ];
  expect(linesOf(pieces)).toEqual([...side, ...main]);
});

it("reads contact details and a sidebar on the right before the main column", () => {
  const side = ["nadia@example.com", "(303) 555-0100", "Denver, CO", "Skills", "Kafka", "Go", "SQL"];
  const pieces = [
    ...["Nadia Ferreira", "Summary", "Engineer of whatever must not stop", ...sections].map((text, row) =>
      at(60, 700 - row * 14, text),
    ),
    ...side.map((text, row) => at(400, 700 - row * 14, text)),
  ];
  expect(linesOf(pieces).slice(0, side.length + 1)).toEqual([...side, "Nadia Ferreira"]);
});

it("reads a centered headline before the columns below it", () => {
  const side = ["Contact", "nadia@example.com", "(303) 555-0100", "Denver, CO", "Skills", "Kafka"];
  const main = ["Summary", "Engineer of whatever must not stop", ...sections];
  const pieces = [
    at(220, 720, "Platform Engineer"),
    ...side.map((text, row) => at(60, 700 - row * 14, text)),
    ...main.map((text, row) => at(200, 700 - row * 14, text)),
  ];
  expect(linesOf(pieces)).toEqual(["Platform Engineer", ...side, ...main]);
});

it("reads two short blocks side by side in sequence", () => {
  const left = ["Skills", "Excel", "Power BI", "Valuation"];
  const right = ["Awards", "Analyst Prize", "Swimming Club"];
  const block = (x: number, texts: string[]) => texts.map((text, row) => at(x, 700 - row * 14, text));
  expect(linesOf([...block(60, left), ...block(300, right)])).toEqual([...left, ...right]);
});
