// @vitest-environment node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findFacts } from "@/candidates/model/resume/find-facts";
import { readDocx } from "@/candidates/model/resume/read-docx";
import { readPdf } from "@/candidates/model/resume/read-pdf";
import { projectPaths } from "../../supabase/local/project-paths.ts";
import { encryptedPdf, longPdf, resumeDocx, resumePdf, scannedPdf } from "../support/resume-files.ts";

const lines = ["Nadia Ferreira", "Senior Software Engineer", "nadia@example.com", "(303) 555-0142"];
const pdfText = (bytes: Uint8Array) => readPdf(bytes, () => {});

describe("a PDF", () => {
  test("is read line by line and page by page", async () => {
    const read = await pdfText(resumePdf(lines, ["Experience", "Engineer, Quillmark, 2017 – today"]));
    expect(read.pages.map((page) => page.lines)).toEqual([lines, ["Experience", "Engineer, Quillmark, 2017 – today"]]);
    expect(read).toMatchObject({ total: 2, isPaged: true });
  });

  test("of forty pages is read up to the tenth", async () => {
    const seen: number[] = [];
    const read = await readPdf(longPdf(40), (page) => seen.push(page));
    expect([read.pages.length, read.total, seen.length]).toEqual([10, 40, 10]);
  });

  test.each([
    ["of pictures", "scanned", scannedPdf],
    ["with a password", "encrypted", encryptedPdf],
    ["that is broken", "broken", () => new TextEncoder().encode("%PDF-1.7\nnothing that could be mended")],
  ] as const)("%s reports its problem", async (_, problem, make) => {
    await expect(pdfText(make())).rejects.toMatchObject({ problem });
  });

  test("printed by a browser yields the person's name and experience", async () => {
    const file = readFileSync(join(projectPaths.seedFiles, "candidate_resumes/candidate/resume.pdf"));
    const { pages } = await pdfText(new Uint8Array(file));
    const facts = findFacts(pages, new Map(), new Date("2026-11-24"));
    expect(facts).toMatchObject({ name: { value: { first: "Nadia", last: "Ferreira" }, pages: [1] } });
    expect(facts.email?.value).toMatch(/@/);
    expect(facts.years?.value.years).toBeGreaterThan(3);
    expect(facts.positions.length).toBeGreaterThan(1);
    expect(facts.schools.length).toBeGreaterThan(0);
  });
});

describe("a Word file", () => {
  test("is read including its page header", async () => {
    const { pages, isPaged } = await readDocx(await resumeDocx(["Experience", "Engineer, 2017 – 2019 & more"], lines));
    expect(pages[0]?.lines.filter(Boolean)).toEqual([...lines, "Experience", "Engineer, 2017 – 2019 & more"]);
    expect(isPaged).toBe(false);
  });

  test("that is empty or invalid reports its problem", async () => {
    await expect(readDocx(await resumeDocx([]))).rejects.toMatchObject({ problem: "scanned" });
    await expect(readDocx(new TextEncoder().encode("PK\u0003\u0004 nothing"))).rejects.toMatchObject({
      problem: "broken",
    });
  });
});
