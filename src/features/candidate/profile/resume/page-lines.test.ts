import { expect, it } from "vitest";
import { type PagePiece, pageLines } from "@/features/candidate/profile/resume/page-lines";

const width = 612;
/** A line of text, as wide as its letters. */
const at = (x: number, y: number, text: string): PagePiece => ({ text, x, y, width: text.length * 5, height: 10 });

it("joins what stands on one line, and keeps apart what a tab parts", () => {
  const pieces = [at(60, 700, "Nadia"), at(90, 700, "Ferreira"), at(400, 700, "2017 – today"), at(60, 686, "Engineer")];
  expect(pageLines(pieces, width)).toEqual(["Nadia Ferreira  2017 – today", "Engineer"]);
});

it("reads two columns one after the other, below what stands across both", () => {
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
  expect(pageLines(pieces, width)).toEqual([pieces[0]?.text, ...side, ...main]);
});

it("leaves dates at the right edge with the positions they belong to", () => {
  const rows = Array.from({ length: 12 }, (_, row) => row);
  const pieces = rows.flatMap((row) => [
    at(60, 700 - row * 14, `Position number ${row} at a company`),
    at(480, 700 - row * 14, `20${10 + row} – 20${11 + row}`),
  ]);
  expect(pageLines(pieces, width)).toHaveLength(12);
});

it("reads a line from right to left in its own order", () => {
  expect(pageLines([at(60, 700, "حداد"), at(100, 700, "يوسف")], width)).toEqual(["يوسف حداد"]);
});
